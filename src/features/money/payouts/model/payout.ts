import type { LocalDate } from '../../../../kernel/dates.ts'
import { type Pence, pence } from '../../../../kernel/money.ts'
import type { PaymentPurpose, StatusWords } from '../../../billing/payments/model.ts'

/**
 * The provider's states of a payout, and `unknown` for one that it has added since. A payout that was paid can still
 * fail at the bank a few days later.
 */
export const PAYOUT_STATUSES = ['pending', 'in_transit', 'paid', 'failed', 'canceled', 'unknown'] as const
export type PayoutStatus = (typeof PAYOUT_STATUSES)[number]

export const PAYOUT_WORDS: Readonly<Record<PayoutStatus, StatusWords>> = {
  pending: { tone: 'info', text: 'On its way' },
  in_transit: { tone: 'info', text: 'On its way' },
  paid: { tone: 'ok', text: 'Paid' },
  failed: { tone: 'bad', text: 'Failed' },
  canceled: { tone: 'warn', text: 'Cancelled' },
  unknown: { tone: 'warn', text: 'See the card provider' },
}

/** What a line of a payout is. */
export const ITEM_TYPES = ['payment', 'refund', 'dispute', 'fee', 'returned', 'adjustment'] as const
export type ItemType = (typeof ITEM_TYPES)[number]

export const ITEM_WORDS: Readonly<Record<ItemType, string>> = {
  payment: 'Payment',
  refund: 'Refund',
  dispute: 'Dispute',
  fee: 'Fee of the card provider',
  returned: 'Returned payout',
  adjustment: 'Adjustment',
}

/** A transfer from the card provider to the club's bank account. */
export type Payout = {
  id: string
  amount: Pence
  status: PayoutStatus
  arrivesOn: LocalDate
  /** Null until the provider has said what is in it. */
  itemsCopiedAt: Date | null
}

/** A line of a payout, with the payment of our ledger that it belongs to. */
export type PayoutItem = {
  id: string
  type: ItemType
  at: Date
  /** Before the fee; negative for money that leaves. */
  amount: Pence
  fee: Pence
  description: string
  payment:
    | { id: string; payer: string; description: string; purpose: PaymentPurpose; number: string }
    | undefined
}

export const netOf = ({ amount, fee }: Pick<PayoutItem, 'amount' | 'fee'>): Pence => pence(amount - fee)

export type PayoutLine = ItemType | 'kept'

/** The sums by type, and the fees kept of payments as their own line. They add up to the payout. */
export function linesOf(items: readonly PayoutItem[]): { line: PayoutLine; amount: Pence; items: number }[] {
  const kept = items.filter(({ fee }) => fee !== 0)
  const lines = ITEM_TYPES.map((line) => {
    const some = items.filter(({ type }) => type === line)
    return { line, amount: sumOf(some.map(({ amount }) => amount)), items: some.length }
  })
  const fees = {
    line: 'kept' as const,
    amount: sumOf(kept.map(({ fee }) => pence(-fee))),
    items: kept.length,
  }
  return [...lines, fees].filter(({ items }) => items > 0)
}

export const sumOf = (amounts: readonly Pence[]): Pence =>
  pence(amounts.reduce((sum, amount) => sum + amount, 0))
