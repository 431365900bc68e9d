import { type Pence, pence } from '../../../../kernel/money.ts'
import type { Db, Tx } from '../../../../platform/database/database.ts'
import type { FeePaidOnce } from '../../../billing/checkout/model.ts'
import type { Payment } from '../../../billing/payments/queries/ledger.server.ts'
import { feePaidWithPlan, paymentsOf } from '../../../billing/payments/queries/ledger.server.ts'
import { isRunning, type Subscription } from '../../../billing/subscriptions/model.ts'
import { subscriptionsOfRegistration } from '../../../billing/subscriptions/queries/subscriptions.server.ts'

/** A fee that is active: what it is called, and what was paid. */
export type ActiveFee = {
  label: string
  amount: Pence
  /** The provider's price, where the ledger tells it. */
  priceId?: string
}

/** What the ledger says of a registration's fees. */
export type PaidFees = {
  registration: ActiveFee | undefined
  subscription: ActiveFee | undefined
  /** The provider's newest charge and customer; '' for none. */
  chargeId: string
  customerId: string
}

/**
 * Which fees are active: what the provider has sent, never what an address says. [REG-026, resolutions B01, B11, B23]
 */
export async function paidFees(db: Db | Tx, registrationId: string): Promise<PaidFees> {
  const payments = await paymentsOf(db, 'registration', registrationId)
  const subscriptions = await subscriptionsOfRegistration(db, registrationId)
  const subscription = subscriptions.find(({ status }) => isRunning(status))
  const paid = payments.find(counts)
  const withPlan = paid ? undefined : await feePaidWithPlan(db, registrationId)
  return {
    registration: paid ? feeOf(paid) : withPlan && onceOf(withPlan),
    subscription: subscription && runningFee(subscription),
    chargeId: payments.find(({ chargeId }) => chargeId !== '')?.chargeId ?? '',
    // The customer of the running subscription comes first.
    customerId:
      subscription?.customerId ??
      payments.find(({ customerId }) => customerId)?.customerId ??
      subscriptions[0]?.customerId ??
      '',
  }
}

/** Money that arrived and stayed: neither refunded nor contested. */
const counts = ({ status, disputed }: Payment): boolean => status === 'paid' && !disputed

const feeOf = ({ description, amount }: Payment): ActiveFee => ({ label: description, amount })

const onceOf = ({ label, amountMinor, priceId }: FeePaidOnce): ActiveFee => ({
  label,
  amount: pence(amountMinor),
  priceId,
})

/** The fee of a subscription that runs. */
export const runningFee = ({ plan, amount, priceId }: Subscription): ActiveFee => ({
  label: plan,
  amount,
  priceId,
})
