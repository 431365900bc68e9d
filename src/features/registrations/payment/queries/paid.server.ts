import { type Pence, pence } from '../../../../kernel/money.ts'
import type { Db, Tx } from '../../../../platform/database/database.ts'
import type { FeePaidOnce } from '../../../billing/checkout/model.ts'
import type { Payment } from '../../../billing/payments/queries/ledger.server.ts'
import { feePaidWithPlan, paymentsOf } from '../../../billing/payments/queries/ledger.server.ts'
import { partsOfObject } from '../../../billing/payments/queries/parts.server.ts'
import { isRunning, type Subscription } from '../../../billing/subscriptions/model.ts'
import { subscriptionsOfRegistration } from '../../../billing/subscriptions/queries/subscriptions.server.ts'

/** An active fee, with the label and amount that were paid. */
export type ActiveFee = {
  label: string
  amount: Pence
  /** The provider's price, if the ledger has it. */
  priceId?: string
}

/** The fees of a registration that are active according to the ledger. */
export type PaidFees = {
  registration: ActiveFee | undefined
  subscription: ActiveFee | undefined
  /** What was paid of a registration fee that is not paid yet, and of how much. */
  partPaid: { paid: Pence; whole: Pence } | undefined
  /** The provider's latest charge and customer; '' if none. */
  chargeId: string
  customerId: string
}

/**
 * Returns the active fees of a registration. Only the ledger counts, never the parameters of a return address.
 * [REG-026, resolutions B01, B11, B23]
 */
export async function paidFees(db: Db | Tx, registrationId: string): Promise<PaidFees> {
  const payments = await paymentsOf(db, 'registration', registrationId)
  const subscriptions = await subscriptionsOfRegistration(db, registrationId)
  const subscription = subscriptions.find(({ status }) => isRunning(status))
  const parts = await partsOfObject(db, registrationId)
  const partOf = ({ id }: Payment) => parts.find(({ paymentId }) => paymentId === id)
  const counting = payments.filter((payment) => counts(payment) && !partOf(payment)?.returned)
  const { fee: paid, partPaid } = sumUp(counting.map((payment) => partOf(payment) ?? payment))
  const withPlan = paid ? undefined : await feePaidWithPlan(db, registrationId)
  return {
    registration: paid ?? (withPlan && onceOf(withPlan)),
    partPaid: withPlan ? undefined : partPaid,
    subscription: subscription && runningFee(subscription),
    chargeId: payments.find(({ chargeId }) => chargeId !== '')?.chargeId ?? '',
    // Prefers the customer of the running subscription.
    customerId:
      subscription?.customerId ??
      payments.find(({ customerId }) => customerId)?.customerId ??
      subscriptions[0]?.customerId ??
      '',
  }
}

type Line = Pick<Payment, 'description' | 'amount' | 'partOf'>

/** A fee that was paid in parts is paid as soon as they add up to its price before the first of them. */
function sumUp(lines: readonly Line[]): { fee: ActiveFee | undefined; partPaid: PaidFees['partPaid'] } {
  const [newest] = lines
  if (!newest) return { fee: undefined, partPaid: undefined }
  const whole = pence(Math.max(0, ...lines.map(({ partOf }) => partOf ?? 0)))
  const paid = pence(lines.reduce((sum, { amount }) => sum + amount, 0))
  if (whole === 0) return { fee: feeOf(newest), partPaid: undefined }
  return paid < whole
    ? { fee: undefined, partPaid: { paid, whole } }
    : { fee: feeOf({ ...newest, amount: whole }), partPaid: undefined }
}

/** Whether a payment was neither refunded nor disputed. */
const counts = ({ status, disputed }: Payment): boolean => status === 'paid' && !disputed

const feeOf = ({ description, amount }: Pick<Payment, 'description' | 'amount'>): ActiveFee => ({
  label: description,
  amount,
})

const onceOf = ({ label, amountMinor, priceId }: FeePaidOnce): ActiveFee => ({
  label,
  amount: pence(amountMinor),
  ...(priceId && { priceId }),
})

/** The fee of a running subscription. */
export const runningFee = ({ plan, amount, priceId }: Subscription): ActiveFee => ({
  label: plan,
  amount,
  priceId,
})
