import { clubInstant } from '../../../../kernel/dates.ts'
import { pence } from '../../../../kernel/money.ts'
import { ITEM_WORDS, type Payout, type PayoutItem } from '../../payouts/model/payout.ts'
import type { Movement } from './journal.ts'

/**
 * What is in a payout, and then the transfer to the bank: together they leave nothing in the account of the card
 * provider.
 */
export const payoutMovements = ({
  items,
  ...payout
}: Payout & { items: readonly PayoutItem[] }): Movement[] => [
  ...items.map(movementOf),
  {
    id: payout.id,
    at: clubInstant(payout.arrivesOn, '12:00'),
    amount: pence(-payout.amount),
    fee: pence(0),
    method: 'card',
    kind: 'payout',
    person: 'Card provider',
    description: 'Payout to the bank',
    number: payout.id,
  },
]

function movementOf({ payment, type, description, ...item }: PayoutItem): Movement {
  const whatever = type === 'fee' ? 'card_fee' : 'adjustment'
  return {
    ...item,
    method: 'card',
    kind: payment?.purpose ?? whatever,
    person: payment?.payer ?? 'Card provider',
    description: payment?.description || description || ITEM_WORDS[type],
    number: payment?.number ?? item.id,
  }
}
