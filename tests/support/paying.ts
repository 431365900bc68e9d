import { aFee } from '../../demo/builders/fee.ts'
import { FEES } from '../../demo/data/registration-settings.ts'
import { settlePayment } from '../../src/features/billing/sync/commands/settle-payment.server.ts'
import type { RegistrationSettings } from '../../src/features/registrations/model/registration.ts'
import { followPayments } from '../../src/features/registrations/payment/commands/follow-payments.server.ts'
import { payFee } from '../../src/features/registrations/payment/commands/pay-fee.server.ts'
import type { AccessToken } from '../../src/features/registrations/queries/access-token.server.ts'
import type { Ctx } from '../../src/platform/context.ts'
import { theClubAsks } from './registering.ts'
import { aBillingCtx, type Sandbox } from './sandbox.ts'

/** A club whose fees have prices at its own payment provider. */
export type PayingClub = {
  ctx: Ctx
  sandbox: Sandbox
  settings: RegistrationSettings
  /** Stripe price ids by fee. */
  prices: Record<string, string>
}

export async function aPayingClub(): Promise<PayingClub> {
  const { ctx, sandbox } = await aBillingCtx()
  const settings = await theClubAsks(ctx)
  const prices: Record<string, string> = {}
  for (const fee of [...FEES.registration, ...FEES.training_fees]) prices[fee.id] = await aFee(ctx, fee)
  return { ctx, sandbox, settings, prices }
}

/** Requests the checkout session of a fee as its payer. */
export const pay = async ({ ctx }: PayingClub, accessToken: AccessToken | undefined, priceId = '') =>
  payFee(ctx, accessToken, priceId)

/** Pays a fee and updates the registration. */
export async function paid(club: PayingClub, accessToken: AccessToken, priceId: string) {
  const started = await pay(club, accessToken, priceId)
  if (!started.ok) throw new Error(started.reason)
  await club.sandbox.pay(started.sessionId)
  const settled = await settlePayment(club.ctx, started.sessionId)
  if (!settled.ok) throw new Error(settled.reason)
  await followPayments(club.ctx, accessToken.id)
}

/** Returns the checkout sessions that the product requested. */
export const checkoutSessions = async ({ sandbox }: PayingClub) =>
  (await sandbox.requests('/v1/checkout/sessions')).filter(({ method }) => method === 'POST')
