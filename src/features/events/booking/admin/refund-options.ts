import type { RefundChoice } from '../model/refund-choice.ts'

/** What the organiser can refund for a ticket or a booking. */
export const REFUND_OPTIONS: { value: RefundChoice; label: string }[] = [
  { value: 'rule', label: 'Refund by the rule of this event' },
  { value: 'all', label: 'Refund everything' },
  { value: 'none', label: 'Refund nothing' },
]
