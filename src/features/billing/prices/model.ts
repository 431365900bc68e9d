import { formatPence, type Pence } from '../../../kernel/money.ts'

/**
 * A fee that can be paid now, with the provider's price. `feeId` is what the club's settings call it. [resolutions B10]
 */
export type Price = {
  id: string
  feeId: string
  label: string
  amount: Pence
  interval: 'day' | 'week' | 'month' | 'year' | null
  intervalCount: number
}

type Recurring = { interval: string | null; intervalCount: number }

/** "month", "4 months"; '' for what is paid once. */
export function periodOf({ interval, intervalCount }: Recurring): string {
  if (!interval) return ''
  return intervalCount === 1 ? interval : `${intervalCount} ${interval}s`
}

/** "a month", "every 4 months"; '' for what is paid once. */
export const perPeriod = (period: string): string =>
  period && `${/^\d/.test(period) ? 'every' : 'a'} ${period}`

/** "£32.00 a month". */
export const amountPer = (amount: Pence, period: string): string =>
  `${formatPence(amount)} ${perPeriod(period)}`.trimEnd()

/** The same of a price or a subscription. */
export const priceWords = ({ amount, ...recurring }: Recurring & { amount: Pence }): string =>
  amountPer(amount, periodOf(recurring))
