import { longDate, longDay } from '../../../../kernel/dates.ts'
import { formatPence } from '../../../../kernel/money.ts'
import { count } from '../../../../kernel/text.ts'
import { ITEM_WORDS, netOf, PAYOUT_WORDS, type PayoutItem, type PayoutLine } from '../model/payout.ts'
import type { ListedPayout } from '../queries/payouts.server.ts'

const LINE_WORDS: Readonly<Record<PayoutLine, string>> = {
  payment: 'Payments',
  refund: 'Refunds',
  dispute: 'Disputes',
  fee: 'Fees of the card provider',
  returned: 'Returned payouts',
  adjustment: 'Adjustments',
  kept: 'Card fees',
}

export const lineWords = (line: PayoutLine): string => LINE_WORDS[line]

/** A payout in the list, in words. */
export const payoutRow = ({
  id,
  arrivesOn,
  amount,
  status,
  payments,
  fees,
  itemsCopiedAt,
}: ListedPayout) => ({
  id,
  on: longDate(arrivesOn),
  amount: formatPence(amount),
  status: PAYOUT_WORDS[status],
  contents: itemsCopiedAt ? count(payments, 'payment') : 'Not known yet',
  fees: itemsCopiedAt ? formatPence(fees) : '',
})

/** A line of a payout, in words. */
export const itemRow = (item: PayoutItem) => ({
  id: item.id,
  on: longDay(item.at),
  type: ITEM_WORDS[item.type],
  payer: item.payment?.payer ?? '',
  paymentId: item.payment?.id,
  description: item.payment?.description ?? item.description,
  amount: formatPence(item.amount),
  fee: item.fee === 0 ? '' : formatPence(item.fee),
  net: formatPence(netOf(item)),
})

export type ItemRow = ReturnType<typeof itemRow>
