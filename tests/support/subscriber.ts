import { aFee } from '../../demo/builders/fee.ts'
import { aMember } from '../../demo/builders/member.ts'
import { anActor } from './actors.ts'
import { assignNow } from './billing.ts'
import { as } from './database.ts'
import { aBillingCtx } from './sandbox.ts'

/** A member with a monthly subscription charged to a card. */
export async function aSubscriber(given: Parameters<typeof aMember>[1] = {}) {
  const { ctx, sandbox } = await aBillingCtx()
  const finance = as(ctx, anActor('finance'))
  const stripe = await sandbox.payments.client()
  const priceId = await aFee(ctx, { id: 'league', label: 'League teams', price: 42, period: 'month' })
  const customer = await stripe.customers.create({ email: 'ana@example.org', name: 'Ana Pays' })
  const card = await stripe.paymentMethods.attach('pm_card_visa', { customer: customer.id })
  const ana = await aMember(ctx, {
    name: 'Ana Pays',
    email: 'ana@example.org',
    stripeIdTest: customer.id,
    ...given,
  })
  const request = { memberId: ana.id, priceId, volunteer: false, key: 'form-1234' }
  const made = await assignNow(finance, request)
  if (!made.ok) throw new Error(made.reason)
  const failCards = async () => {
    const bad = await stripe.paymentMethods.attach('pm_card_chargeCustomerFail', { customer: customer.id })
    await stripe.subscriptions.update(made.subscriptionId, { default_payment_method: bad.id })
    await stripe.paymentMethods.detach(card.id)
  }
  return { ctx, sandbox, finance, stripe, ana, id: made.subscriptionId, failCards }
}
