import { formatPence, type Pence } from '../../../kernel/money.ts'

/** A fee with its current price at the provider. `feeId` is the fee's id in the club's settings. [resolutions B10] */
export type Price = {
  id: string
  feeId: string
  label: string
  amount: Pence
  interval: 'day' | 'week' | 'month' | 'year' | null
  intervalCount: number
}

type Recurring = { interval: string | null; intervalCount: number }

/** "month", "4 months"; '' for a one-off fee. */
export function periodOf({ interval, intervalCount }: Recurring): string {
  if (!interval) return ''
  return intervalCount === 1 ? interval : `${intervalCount} ${interval}s`
}

/** "a month", "every 4 months"; '' for a one-off fee. */
export const perPeriod = (period: string): string =>
  period && `${/^\d/.test(period) ? 'every' : 'a'} ${period}`

/** "£32.00 a month". */
export const amountPer = (amount: Pence, period: string): string =>
  `${formatPence(amount)} ${perPeriod(period)}`.trimEnd()

/** The same for a price or a subscription. */
export const priceWords = ({ amount, ...recurring }: Recurring & { amount: Pence }): string =>
  amountPer(amount, periodOf(recurring))
