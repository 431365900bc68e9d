import type { Club } from '../../../kernel/club.ts'
import {
  addDays,
  addMonths,
  clubDay,
  clubInstant,
  clubTime,
  type LocalDate,
  longDate,
  longDay,
} from '../../../kernel/dates.ts'
import { done, type Outcome, refused, unreachable } from '../../../kernel/outcome.ts'
import { count, listWords } from '../../../kernel/text.ts'
import {
  hasEnded,
  isRunning,
  monthsBetweenPayments,
  nextPaymentOf,
  type Subscription,
} from '../subscriptions/model.ts'

/** The club's rule for pauses. */
export type PauseRule = Pick<Club, 'pauseMonths' | 'pauseNoticeDays'>

/** A pause that was carried out. `from` is the first payment that it left out. */
export type Pause = { from: Date; months: number; resumedAt: Date | undefined }

/** A length that can be chosen, when the provider collects again, and the day of the next payment. */
export type PauseChoice = { months: number; resumesAt: Date; nextPayment: Date }

export type PauseOffer = Outcome<
  { from: Date; choices: readonly PauseChoice[] },
  /** OTHER_PERIOD: the period between two payments is longer than the longest pause, or not counted in months. */
  | { reason: 'NOT_ALLOWED' | 'ENDED' | 'ENDING' | 'OVERDUE' | 'PAUSED' | 'OTHER_PERIOD' | 'USED_UP' }
  /** The next payment is still collected. */
  | { reason: 'TOO_LATE'; payment: Date | undefined }
>

type Pausable = Pick<
  Subscription,
  | 'status'
  | 'cancelAtPeriodEnd'
  | 'isPaused'
  | 'pausedUntil'
  | 'currentPeriodEnd'
  | 'interval'
  | 'intervalCount'
>

/**
 * Returns how long a subscription can be paused, or why it cannot. A pause begins with the next payment and leaves out
 * whole payments. `earlier` are the pauses of this subscription.
 */
export function pauseOffer(
  { pauseMonths, pauseNoticeDays }: PauseRule,
  subscription: Pausable,
  earlier: readonly Pause[],
  now: Date,
): PauseOffer {
  const { status, cancelAtPeriodEnd, currentPeriodEnd: from } = subscription
  if (hasEnded(status)) return refused('ENDED')
  if (pauseMonths === 0) return refused('NOT_ALLOWED')
  if (!isRunning(status) || status === 'past_due') return refused('OVERDUE')
  if (cancelAtPeriodEnd) return refused('ENDING')
  if (subscription.isPaused) return refused('PAUSED')
  const every = monthsBetweenPayments(subscription)
  if (every === undefined || every > pauseMonths) return refused('OTHER_PERIOD')
  const left = pauseMonths - monthsLeftOut(earlier, every, now)
  if (left < every) return refused('USED_UP')
  if (!from || from <= now || clubDay(now) > addDays(clubDay(from), -pauseNoticeDays))
    return refused('TOO_LATE', { payment: from ?? undefined })
  const lengths = Array.from({ length: Math.floor(left / every) }, (_, at) => (at + 1) * every)
  return done({ from, choices: lengths.map((months) => choiceOf(subscription, from, months)) })
}

function choiceOf(subscription: Pausable, from: Date, months: number): PauseChoice {
  // The day before, so that the provider collects the payment of the day itself.
  const resumesAt = clubInstant(addDays(addMonths(clubDay(from), months), -1), '12:00')
  const next = nextPaymentOf({ ...subscription, isPaused: true, pausedUntil: resumesAt })
  return { months, resumesAt, nextPayment: next ?? resumesAt }
}

/** The months of the payments that pauses have left out in the twelve months before `now`. */
export function monthsLeftOut(pauses: readonly Pause[], every: number, now: Date): number {
  const yearAgo = addMonths(clubDay(now), -12)
  const leftOut = pauses.flatMap(({ from, months, resumedAt }) => {
    const days = Array.from({ length: months / every }, (_, at) => addMonths(clubDay(from), at * every))
    // The provider leaves a payment out at its time of day, so a later resumption on that day does not undo it.
    const isLeftOut = (day: LocalDate): boolean => !resumedAt || clubInstant(day, clubTime(from)) < resumedAt
    return days.filter((day) => day > yearAgo && isLeftOut(day))
  })
  return leftOut.length * every
}

/** The club's rule for pauses in words. */
export function pauseRuleWords({ pauseMonths, pauseNoticeDays }: PauseRule): string {
  const notice =
    pauseNoticeDays > 0 ? `, if you pause it at least ${count(pauseNoticeDays, 'day')} before a payment` : ''
  return `You can pause a subscription for up to ${count(pauseMonths, 'month')} in any 12 months${notice}. The pause begins with the next payment. Nothing is charged during it, and payments continue by themselves after it. You can resume earlier at any time.`
}

/** Explains to the member why their subscription cannot be paused; '' where no explanation is needed. */
export function whyNotPaused(offer: PauseOffer, { pauseMonths, pauseNoticeDays }: PauseRule): string {
  if (offer.ok) return ''
  switch (offer.reason) {
    case 'ENDED':
    case 'ENDING':
    case 'PAUSED':
    case 'NOT_ALLOWED':
      return ''
    case 'OVERDUE':
      return 'You can pause it as soon as the open payment is paid.'
    case 'OTHER_PERIOD':
      return 'It cannot be paused, because its payments are too far apart.'
    case 'USED_UP':
      return `It cannot be paused again yet: it can be paused for up to ${count(pauseMonths, 'month')} in any 12 months.`
    case 'TOO_LATE':
      return offer.payment
        ? `The payment on ${longDay(offer.payment)} is less than ${count(Math.max(1, pauseNoticeDays), 'day')} away. You can pause from ${longDate(addDays(clubDay(offer.payment), 1))}.`
        : 'You can pause it once its next payment is known.'
    default:
      return unreachable(offer)
  }
}

/** "1 month", "2 months": what a choice is called, with the day of the next payment. */
export const choiceWords = ({ months, nextPayment }: PauseChoice): string =>
  `${count(months, 'month')}: next payment ${longDay(nextPayment)}`

/** "1 month", "1, 2 and 3 months": the lengths that can be chosen. */
export function lengthsWords(choices: readonly PauseChoice[]): string {
  const [first, ...others] = choices.map(({ months }) => months)
  if (first === undefined || others.length === 0) return count(first ?? 0, 'month')
  return `${listWords([first, ...others].map(String))} months`
}
