import { addMonths, clubDay, clubInstant, longDay } from '../../../kernel/dates.ts'
import { finalStates, type StateTable } from '../../../kernel/state-table.ts'
import type { StatusWords } from '../payments/model.ts'
import type { subscriptions } from './table.server.ts'

/** The provider's states. Source: docs.stripe.com/api/subscriptions/object, status. */
const SUBSCRIPTION_STATUSES = [
  'incomplete',
  'incomplete_expired',
  'trialing',
  'active',
  'past_due',
  'unpaid',
  'paused',
  'canceled',
] as const
type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number]

const CANCELED = { canceled: 'it was cancelled' }
const PAID = { active: 'its invoice was paid' }

export const SUBSCRIPTION_STATES: StateTable<SubscriptionStatus> = {
  incomplete: { ...PAID, incomplete_expired: 'its first payment did not arrive in time' },
  incomplete_expired: {},
  trialing: { ...PAID, past_due: 'the first renewal failed', paused: 'there is no card', ...CANCELED },
  active: { past_due: 'a renewal failed', ...CANCELED },
  past_due: { ...PAID, unpaid: 'all retries of the renewal failed', ...CANCELED },
  unpaid: { ...PAID, ...CANCELED },
  paused: { active: 'it was resumed', ...CANCELED },
  canceled: {},
}

/** The states that count as running. A past-due subscription keeps running, and the page says so. [resolutions B11] */
export const RUNNING = ['active', 'trialing', 'past_due'] as const satisfies readonly SubscriptionStatus[]
export const isRunning = (status: string): boolean => (RUNNING as readonly string[]).includes(status)

/** The final states, in which nothing more is charged. */
export const ENDED: readonly string[] = finalStates(SUBSCRIPTION_STATES)
export const hasEnded = (status: string): boolean => ENDED.includes(status)

/** A subscription with its person: the member's name, or else the first payer's, or ''. */
export type Subscription = typeof subscriptions.$inferSelect & {
  /** The member who owns its customer, directly or through a registration. */
  memberId: string | null
  person: string
}

/** The filters of the subscription table. The first one is the default. */
export const SUBSCRIPTION_FILTERS = [
  'all',
  'running',
  'paused',
  'ending',
  'overdue',
  'twice',
  'ended',
] as const

/** The label and colour of a subscription's state. [resolutions B11, B23, B25] */
export function subscriptionWords({
  status,
  cancelAtPeriodEnd,
  isPaused,
}: Pick<Subscription, 'status' | 'cancelAtPeriodEnd' | 'isPaused'>): StatusWords {
  if (status === 'past_due') return { tone: 'warn', text: 'Payment overdue' }
  if (isRunning(status) && cancelAtPeriodEnd) return { tone: 'warn', text: 'Ending' }
  if (isRunning(status)) return isPaused ? { tone: 'info', text: 'Paused' } : { tone: 'ok', text: 'Running' }
  if (status === 'canceled') return { tone: 'info', text: 'Ended' }
  return { tone: 'bad', text: 'Not paid' }
}

type Period = Pick<Subscription, 'interval' | 'intervalCount'>

/** The months between two payments; undefined for a period of days or weeks. */
export function monthsBetweenPayments({ interval, intervalCount }: Period): number | undefined {
  if (interval === 'month') return intervalCount
  return interval === 'year' ? 12 * intervalCount : undefined
}

export type PaidOn = Period & Pick<Subscription, 'currentPeriodEnd' | 'isPaused' | 'pausedUntil'>

/** The day of the next payment, which is the first after a pause; undefined if it is not known. */
export function nextPaymentOf(subscription: PaidOn): Date | undefined {
  const { currentPeriodEnd: end, isPaused, pausedUntil } = subscription
  if (!end || !isPaused) return end ?? undefined
  if (!pausedUntil || pausedUntil <= end) return pausedUntil ? end : undefined
  const every = monthsBetweenPayments(subscription)
  if (every === undefined) return pausedUntil
  let next = end
  for (let months = every; next < pausedUntil; months += every)
    next = clubInstant(addMonths(clubDay(end), months), '12:00')
  return next
}

/** "next payment 12th December 2026", "ends 12th December 2026", as part of a sentence; '' if no day is known. */
export function nextInWords(subscription: PaidOn & Pick<Subscription, 'cancelAtPeriodEnd'>): string {
  const { currentPeriodEnd, cancelAtPeriodEnd } = subscription
  if (!currentPeriodEnd) return ''
  if (cancelAtPeriodEnd) return `ends ${longDay(currentPeriodEnd)}`
  const next = nextPaymentOf(subscription)
  return next ? `next payment ${longDay(next)}` : 'next payment when it is resumed'
}

type Ends = PaidOn & Pick<Subscription, 'status' | 'cancelAtPeriodEnd' | 'endedAt'>

/** The date of the next payment or of the end, as text. */
export function nextWords(subscription: Ends): string {
  const { status, endedAt, currentPeriodEnd, cancelAtPeriodEnd } = subscription
  if (hasEnded(status)) return endedAt ? `Ended ${longDay(endedAt)}` : 'Ended'
  if (!currentPeriodEnd) return ''
  if (cancelAtPeriodEnd) return `Ends ${longDay(currentPeriodEnd)}`
  const next = nextPaymentOf(subscription)
  return next ? longDay(next) : 'When it is resumed'
}
