import { formatPence, type Pence } from '../../../kernel/money.ts'
import type { PaymentStatus, Subscription } from '../model.ts'

export type Tone = 'ok' | 'warn' | 'bad' | 'info'
export type StatusWords = { tone: Tone; text: string }

/**
 * A payment's state in a word and a colour: refunded warns, paid succeeds, unpaid is danger. A checkout session that
 * was left unpaid is no debt: it is abandoned. [INV-012, resolutions F19]
 */
export function paymentWords(payment: {
  status: PaymentStatus
  refunded: Pence
  disputed: boolean
}): StatusWords {
  if (payment.disputed) return { tone: 'bad', text: 'Disputed' }
  if (payment.status === 'refunded') return { tone: 'warn', text: 'Refunded' }
  if (payment.refunded > 0) return { tone: 'warn', text: 'Partly refunded' }
  if (payment.status === 'paid') return { tone: 'ok', text: 'Paid' }
  if (payment.status === 'expired') return { tone: 'info', text: 'Abandoned' }
  return { tone: 'bad', text: payment.status === 'failed' ? 'Failed' : 'Unpaid' }
}

/**
 * A subscription's state: past due is a visible grace, the rest as the provider says it. [resolutions B11, B23, B25]
 */
export function subscriptionWords({
  status,
  cancelAtPeriodEnd,
}: Pick<Subscription, 'status' | 'cancelAtPeriodEnd'>): StatusWords {
  if (status === 'past_due') return { tone: 'warn', text: 'Payment overdue' }
  if (status === 'active' || status === 'trialing')
    return cancelAtPeriodEnd ? { tone: 'warn', text: 'Ending' } : { tone: 'ok', text: 'Running' }
  if (status === 'canceled') return { tone: 'info', text: 'Ended' }
  return { tone: 'bad', text: 'Not paid' }
}

type Recurring = { interval: string | null; intervalCount: number }

/** "a month", "every 4 months"; '' for what is paid once. */
export function periodWords({ interval, intervalCount }: Recurring): string {
  if (!interval) return ''
  return intervalCount === 1 ? `a ${interval}` : `every ${intervalCount} ${interval}s`
}

/** "£32.00 a month". */
export const priceWords = ({ amount, ...period }: Recurring & { amount: Pence }): string =>
  `${formatPence(amount)} ${periodWords(period)}`.trimEnd()
