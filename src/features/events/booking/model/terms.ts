import { clubTime, longDay } from '../../../../kernel/dates.ts'
import { basisPoints, type Pence, pence, shareOf } from '../../../../kernel/money.ts'

/** When an event can be booked, and what is refunded on cancellation. */
export type Terms = {
  /** The last moment to book. Null: until the event begins. */
  closesAt: Date | null
  /** A booking that is cancelled at least this many days before the event is refunded in full. */
  fullRefundDays: number
  /** What is refunded after that, in percent. */
  lateRefundPercent: number
}

export const DEFAULT_TERMS: Terms = { closesAt: null, fullRefundDays: 7, lateRefundPercent: 0 }

const DAY_MS = 86_400_000

/** Why an event cannot be booked now; undefined if it can. */
export function whyClosed(
  { startsAt }: { startsAt: Date },
  { closesAt }: Terms,
  now: Date,
): 'PAST' | 'CLOSED' | undefined {
  if (startsAt <= now) return 'PAST'
  return closesAt && closesAt <= now ? 'CLOSED' : undefined
}

/** Returns the last moment at which a cancelled booking is refunded in full. */
export const fullRefundUntil = ({ startsAt }: { startsAt: Date }, { fullRefundDays }: Terms): Date =>
  new Date(startsAt.getTime() - fullRefundDays * DAY_MS)

/** Returns what the rule refunds of an amount if the booking is cancelled now. Nothing once the event has begun. */
export function refundFor(paid: Pence, event: { startsAt: Date }, terms: Terms, now: Date): Pence {
  if (event.startsAt <= now) return pence(0)
  if (now <= fullRefundUntil(event, terms)) return paid
  return shareOf(paid, basisPoints(terms.lateRefundPercent * 100))
}

/** The refund rule in words, as far as it still matters. */
export function refundWords(event: { startsAt: Date }, terms: Terms, now: Date): string {
  const until = fullRefundUntil(event, terms)
  const late = terms.lateRefundPercent
  if (late === 100 || terms.fullRefundDays === 0)
    return 'Cancel before the event begins and we refund you in full.'
  if (now > until && late === 0) return 'It is too late for a refund if you cancel.'
  if (now > until) return `Cancel before the event begins and we refund ${late}%.`
  const full = `Cancel by ${longDay(until)}, ${clubTime(until)}, and we refund you in full.`
  return late > 0 ? `${full} After that we refund ${late}%.` : `${full} After that there is no refund.`
}

/** Returns the price of a ticket: members of the club may pay less than guests. */
export const ticketPrice = (
  { price, memberPrice }: { price: Pence; memberPrice: Pence | null },
  isMember: boolean,
): Pence => (isMember && memberPrice !== null ? memberPrice : price)
