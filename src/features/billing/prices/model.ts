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

/** "a month", "every 4 months"; '' for what is paid once. */
export function periodWords({ interval, intervalCount }: Recurring): string {
  if (!interval) return ''
  return intervalCount === 1 ? `a ${interval}` : `every ${intervalCount} ${interval}s`
}

/** "£32.00 a month". */
export const priceWords = ({ amount, ...period }: Recurring & { amount: Pence }): string =>
  `${formatPence(amount)} ${periodWords(period)}`.trimEnd()
