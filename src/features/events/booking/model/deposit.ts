import { clubDay, clubInstant, type LocalDate, longDate } from '../../../../kernel/dates.ts'
import { formatPence, type Pence, pence } from '../../../../kernel/money.ts'
import type { BookingStatus } from './booking.ts'

/** What is paid for a ticket at booking, and the day by which the rest is due. */
export type Deposit = { amount: Pence; restDueOn: LocalDate }

type WithDeposit = { deposit: Pence | null; restDueOn: LocalDate | null }

/** Returns the deposit that new bookings pay; undefined from the day on which the rest is due, when they pay it all. */
export function depositNow({ deposit, restDueOn }: WithDeposit, now: Date): Deposit | undefined {
  if (deposit === null || restDueOn === null || clubDay(now) >= restDueOn) return undefined
  return { amount: deposit, restDueOn }
}

/** Returns what is paid for a ticket at booking: its deposit, but never more than its price. */
export const firstPart = (price: Pence, deposit: Deposit | undefined): Pence =>
  pence(Math.min(price, deposit?.amount ?? price))

/** The last minute of the day by which the rest is due. */
export const restDueAt = (day: LocalDate): Date => clubInstant(day, '23:59')

type Paying = { status: BookingStatus; amount: Pence; deposit: Pence | null }

/** Returns what is paid at booking. */
export const firstAmount = ({ amount, deposit }: Pick<Paying, 'amount' | 'deposit'>): Pence =>
  deposit ?? amount

/** Returns what is still to pay for a booking. */
export const restOf = ({ status, amount, deposit }: Paying, isRestPaid: boolean): Pence =>
  pence(status === 'booked' && deposit !== null && !isRestPaid ? amount - deposit : 0)

/** What has been paid for a booking or a ticket, at booking and later. Each part is refunded to its own payment. */
export type PaidParts = { first: Pence; rest: Pence }

/** Returns what has been paid for a ticket of a paid booking. */
export function paidParts(
  { price, deposit }: { price: Pence; deposit: Pence | null },
  isRestPaid: boolean,
): PaidParts {
  const first = deposit ?? price
  return { first, rest: pence(isRestPaid ? price - first : 0) }
}

/** The deposit of a ticket in words. */
export const depositWords = ({ amount, restDueOn }: Deposit): string =>
  `Deposit ${formatPence(amount)}, the rest by ${longDate(restDueOn)}`
