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
  /** That part is refunded until this many days before the event; 0 means until it begins. */
  lateRefundDays: number
}

export const DEFAULT_TERMS: Terms = {
  closesAt: null,
  fullRefundDays: 7,
  lateRefundPercent: 0,
  lateRefundDays: 0,
}

const DAY_MS = 86_400_000

type Event = { startsAt: Date }

/** Why an event cannot be booked now; undefined if it can. */
export function whyClosed(
  { startsAt }: Event,
  { closesAt }: Pick<Terms, 'closesAt'>,
  now: Date,
): 'PAST' | 'CLOSED' | undefined {
  if (startsAt <= now) return 'PAST'
  return closesAt && closesAt <= now ? 'CLOSED' : undefined
}

/** Until a moment, this share of what was paid is refunded. */
type RefundStep = { until: Date; percent: number }

/** Returns the steps of the refund rule in the order of time. After the last one nothing is refunded. */
function refundSteps({ startsAt }: Event, terms: Terms): RefundStep[] {
  const before = (days: number) => new Date(startsAt.getTime() - days * DAY_MS)
  const full = { until: before(terms.fullRefundDays), percent: 100 }
  const late = { until: before(terms.lateRefundDays), percent: terms.lateRefundPercent }
  if (late.percent === 0 || late.until <= full.until) return [full]
  return late.percent === 100 ? [late] : [full, late]
}

/** Returns the steps that have not passed; none once the event has begun. */
const stepsAfter = (event: Event, terms: Terms, now: Date): RefundStep[] =>
  event.startsAt <= now ? [] : refundSteps(event, terms).filter(({ until }) => now <= until)

/** Returns what the rule refunds of an amount that was paid, if it is cancelled now. */
export function refundFor(paid: Pence, event: Event, terms: Terms, now: Date): Pence {
  const [step] = stepsAfter(event, terms, now)
  return step ? shareOf(paid, basisPoints(step.percent * 100)) : pence(0)
}

/** The refund rule in words, as far as it still matters. */
export function refundWords(event: Event, terms: Terms, now: Date): string {
  const [first, second] = stepsAfter(event, terms, now)
  if (!first) return 'It is too late for a refund if you cancel.'
  const beforeIt = first.until >= event.startsAt
  const when = beforeIt ? 'before the event begins' : `by ${moment(first.until)},`
  const rule = `Cancel ${when} and we refund ${first.percent === 100 ? 'you in full' : `${first.percent}%`}.`
  if (second) return `${rule} After that we refund ${second.percent}%${endOf(second, event)}.`
  return beforeIt ? rule : `${rule} After that there is no refund.`
}

const moment = (at: Date): string => `${longDay(at)}, ${clubTime(at)}`

const endOf = ({ until }: RefundStep, { startsAt }: Event): string =>
  until >= startsAt ? '' : ` until ${moment(until)}, then nothing`

/** Returns the price of a ticket: members of the club may pay less than guests. */
export const ticketPrice = (
  { price, memberPrice }: { price: Pence; memberPrice: Pence | null },
  isMember: boolean,
): Pence => (isMember && memberPrice !== null ? memberPrice : price)

/**
 * Whether the name on a ticket may be changed by the booker. A member who paid less than a guest keeps the ticket, so
 * that nobody passes on the price for members.
 */
export const canRename = (
  { memberId, price }: { memberId: string | null; price: Pence },
  type: { price: Pence },
): boolean => memberId === null || price >= type.price
