import { Forbidden } from '../../../kernel/errors.ts'
import type { Ctx } from '../../../platform/context.ts'
import type { PaymentMode } from '../../../platform/payments/payments.ts'
import { apiPaths } from '../../../web/admin-paths.ts'
import { listPrices } from '../../billing/prices/queries/prices.server.ts'
import { canManageClub } from '../../club/policy.ts'
import { differingFees } from '../../registrations/payment/model/offers.ts'
import { readConfiguration } from './club-content.server.ts'

type PaymentSetup = {
  mode: PaymentMode
  /** The webhook address to register at the provider; undefined if that is done. */
  webhook: string | undefined
  answers: boolean
  /** The names of fees whose price is missing or different at the provider. */
  unpriced: string[]
}

/** Returns how card payments are set up. Throws Forbidden unless the caller is an administrator. */
export async function readPaymentSetup(ctx: Ctx): Promise<PaymentSetup> {
  if (!canManageClub(ctx.actor)) throw new Forbidden()
  const { config, payments } = ctx
  const [{ fees }, prices] = await Promise.all([
    readConfiguration(ctx),
    payments.mode === 'off' ? undefined : listPrices(ctx),
  ])
  const apart = prices ? differingFees(fees, prices) : []
  const all = [...fees.registration, ...fees.training_fees]
  const needsWebhook = config.stripe !== undefined && !config.stripe.webhookSecret
  return {
    mode: payments.mode,
    webhook: needsWebhook ? new URL(apiPaths.stripeWebhook, config.publicUrl).href : undefined,
    answers: prices !== undefined,
    unpriced: all.filter(({ id }) => apart.includes(id)).map(({ label }) => label),
  }
}
