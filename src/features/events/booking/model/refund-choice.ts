/** What the organiser refunds: by the rule of the event, everything, or nothing. */
export const REFUNDS = ['rule', 'all', 'none'] as const
export type RefundChoice = (typeof REFUNDS)[number]
