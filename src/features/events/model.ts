import { basisPoints, type Pence, pence, shareOf } from '../../kernel/money.ts'

export type EventBadge = 'Members only' | 'Public event' | 'Birthday'

/** Returns the badges of an event: who may come, and whether it is a birthday. */
export function badgesOf(event: { membersOnly: boolean; birthday: boolean }): EventBadge[] {
  const open: EventBadge = event.membersOnly ? 'Members only' : 'Public event'
  return event.birthday ? [open, 'Birthday'] : [open]
}

/** The amounts offered for a birthday, in pence. [EVT-016] */
const BIRTHDAY_CHOICES: readonly Pence[] = [300, 500, 700, 1000, 1500, 2000, 2500].map(pence)

/** The value of the option for another amount. */
export const OTHER = 'other'

/** The smallest and largest contribution. [SYS-055, resolutions B13] */
export const LEAST_CONTRIBUTION = pence(100)
export const MAX_CONTRIBUTION = pence(80_000)
/** The error for every amount that cannot be paid. [SYS-054] */
export const BAD_AMOUNT = 'Enter a valid amount'
/** The estimated card fee on each payment. [EVT-017, resolutions B14] */
const CARD_FEE_RATE = basisPoints(230)
const CARD_FEE_FIXED = pence(30)

/** Returns what the club keeps of a payment after card fees and refunds, in pence; at least 0. */
export function raisedBy(payment: { amount: Pence; refunded: Pence }): Pence {
  const fee = shareOf(payment.amount, CARD_FEE_RATE) + CARD_FEE_FIXED
  return pence(Math.max(0, payment.amount - fee - payment.refunded))
}

type Priced = { birthday: boolean; price: Pence }

/** Whether an event takes payments: birthdays always do, others only if they have a price. */
export const takesPayments = ({ birthday, price }: Priced): boolean => birthday || price > 0

/** Whether an event has begun. It is then listed as past and takes no more payments. */
export const isPast = ({ startsAt }: { startsAt: Date }, now: Date): boolean => startsAt <= now

/** Returns the amounts that an event offers, in pence. */
export const choicesOf = ({ birthday, price }: Priced): readonly Pence[] =>
  birthday ? BIRTHDAY_CHOICES : [price]

/** Whether an amount in pence can be paid for an event: £1 to £800, and at least the price unless it is a birthday. */
export function canContribute({ birthday, price }: Priced, amount: number): boolean {
  if (!Number.isSafeInteger(amount) || amount < LEAST_CONTRIBUTION || amount > MAX_CONTRIBUTION) return false
  return birthday || amount >= price
}
