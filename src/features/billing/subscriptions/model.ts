import { longDay } from '../../../kernel/dates.ts'
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
export const SUBSCRIPTION_FILTERS = ['all', 'running', 'ending', 'overdue', 'twice', 'ended'] as const

/** The label and colour of a subscription's state. [resolutions B11, B23, B25] */
export function subscriptionWords({
  status,
  cancelAtPeriodEnd,
}: Pick<Subscription, 'status' | 'cancelAtPeriodEnd'>): StatusWords {
  if (status === 'past_due') return { tone: 'warn', text: 'Payment overdue' }
  if (isRunning(status))
    return cancelAtPeriodEnd ? { tone: 'warn', text: 'Ending' } : { tone: 'ok', text: 'Running' }
  if (status === 'canceled') return { tone: 'info', text: 'Ended' }
  return { tone: 'bad', text: 'Not paid' }
}

type Ends = Pick<Subscription, 'status' | 'currentPeriodEnd' | 'cancelAtPeriodEnd' | 'endedAt'>

/** The date of the next payment or of the end, as text. */
export function nextWords({ status, endedAt, currentPeriodEnd, cancelAtPeriodEnd }: Ends): string {
  if (hasEnded(status)) return endedAt ? `Ended ${longDay(endedAt)}` : 'Ended'
  if (!currentPeriodEnd) return ''
  return cancelAtPeriodEnd ? `Ends ${longDay(currentPeriodEnd)}` : longDay(currentPeriodEnd)
}
