import { clubInstant } from '../../../../kernel/dates.ts'
import { pence } from '../../../../kernel/money.ts'
import { ITEM_WORDS, type ItemType, type Payout, type PayoutItem } from '../../payouts/model/payout.ts'
import type { Movement, MovementKind } from './journal.ts'

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

/** What a line without a payment of our ledger is. The bank has sent back a returned payout. */
const KINDS: Readonly<Record<ItemType, MovementKind>> = {
  payment: 'adjustment',
  refund: 'adjustment',
  dispute: 'adjustment',
  fee: 'card_fee',
  returned: 'payout',
  adjustment: 'adjustment',
}

function movementOf({ payment, type, description, ...item }: PayoutItem): Movement {
  return {
    ...item,
    method: 'card',
    kind: payment?.purpose ?? KINDS[type],
    person: payment?.payer ?? 'Card provider',
    description: payment?.description || description || ITEM_WORDS[type],
    number: payment?.number ?? item.id,
  }
}
