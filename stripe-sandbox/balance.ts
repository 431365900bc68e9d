import { newId } from './core/ids.ts'
import type { SandboxState } from './core/state.ts'
import type { BalanceTransaction, Charge } from './types.ts'

/** Stripe's price for UK cards: 1.5% and 20p. Source: stripe.com/gb/pricing. */
const FEE_RATE = 0.015
const FEE_FIXED = 20
/** Stripe's dispute fee in the United Kingdom, charged whether the dispute is won or lost. */
const DISPUTE_FEE = 2000
const DAY_SECONDS = 24 * 60 * 60
const AVAILABLE_AFTER_SECONDS = 3 * DAY_SECONDS

/** Records a successful charge on the balance, less Stripe's fee. */
export function bookCharge(
  state: SandboxState,
  { id, amount, currency, description }: Charge,
): BalanceTransaction {
  const fee = Math.round(amount * FEE_RATE) + FEE_FIXED
  return book(state, { amount, currency, description, fee, source: id, type: 'charge', category: 'charge' })
}

/** Records a refund on the balance. Stripe does not return the fee of the charge. */
export function bookRefund(
  state: SandboxState,
  refund: { id: string; amount: number; currency: string },
): BalanceTransaction {
  return book(state, {
    amount: -refund.amount,
    currency: refund.currency,
    description: 'REFUND FOR CHARGE',
    fee: 0,
    source: refund.id,
    type: 'refund',
    category: 'refund',
  })
}

/** Returns the money of a failed refund to the balance. */
export function bookFailedRefund(
  state: SandboxState,
  { id, amount, currency }: { id: string; amount: number; currency: string },
): BalanceTransaction {
  return book(state, {
    amount,
    currency,
    description: 'REFUND FAILURE',
    fee: 0,
    source: id,
    type: 'refund_failure',
    category: 'refund_failure',
  })
}

/** Records the amount that a dispute withdraws, or returns when it is won. */
export function bookDispute(
  state: SandboxState,
  dispute: { id: string; amount: number; currency: string },
  isWon: boolean,
) {
  return book(state, {
    amount: isWon ? dispute.amount : -dispute.amount,
    currency: dispute.currency,
    description: isWon ? `Chargeback reversal for ${dispute.id}` : `Chargeback withdrawal for ${dispute.id}`,
    fee: isWon ? 0 : DISPUTE_FEE,
    source: dispute.id,
    type: 'adjustment',
    category: isWon ? 'dispute_reversal' : 'dispute',
  })
}

/** Takes a payout from the balance, or returns it when the bank has refused it. */
export function bookPayout(
  state: SandboxState,
  { id, amount, currency }: { id: string; amount: number; currency: string },
  isReturned: boolean,
): BalanceTransaction {
  return book(state, {
    amount: isReturned ? amount : -amount,
    currency,
    description: isReturned ? 'PAYOUT FAILURE' : 'STRIPE PAYOUT',
    fee: 0,
    source: id,
    type: isReturned ? 'payout_failure' : 'payout',
    category: isReturned ? 'payout_reversal' : 'payout',
    isImmediate: true,
  })
}

type Booking = {
  amount: number
  currency: string
  description: string | null
  fee: number
  source: string
  type: BalanceTransaction['type']
  category: string
  /** Whether it needs no days to become available. */
  isImmediate?: boolean
}

/** Records money on the balance, and schedules the payout that takes it to the bank. */
function book(state: SandboxState, booking: Booking): BalanceTransaction {
  const { amount, currency, description, fee, source, type, category, isImmediate } = booking
  const now = state.now()
  const availableOn = isImmediate ? now : now + AVAILABLE_AFTER_SECONDS
  if (type !== 'payout') schedulePayout(state, currency, availableOn)
  return state.store.put('balance_transaction', {
    id: newId('txn'),
    object: 'balance_transaction',
    amount,
    available_on: availableOn,
    balance_type: 'payments',
    created: now,
    currency,
    description,
    exchange_rate: null,
    fee,
    fee_details:
      fee === 0
        ? []
        : [
            {
              amount: fee,
              application: null,
              currency,
              description: type === 'adjustment' ? 'Dispute fee' : 'Stripe processing fees',
              type: 'stripe_fee',
            },
          ],
    net: amount - fee,
    reporting_category: category,
    source,
    status: 'pending',
    type,
  })
}

/** Schedules the daily payout for the midnight after the money is available, unless one is scheduled earlier. */
export function schedulePayout(state: SandboxState, currency: string, availableOn: number) {
  const midnight = (Math.floor(availableOn / DAY_SECONDS) + 1) * DAY_SECONDS
  const scheduled = state.store.get('due', `pay_out ${currency}`)
  if (!scheduled || scheduled.at > midnight) state.schedule('pay_out', currency, midnight)
}
