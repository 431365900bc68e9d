import { inArray } from 'drizzle-orm'
import { clubDay } from '../../../../kernel/dates.ts'
import { refused } from '../../../../kernel/outcome.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { type Limit, networkOf, spendEach } from '../../../../platform/limits/limits.ts'
import { closePayment } from '../../../billing/checkout/commands/checkout-session.server.ts'
import { startCheckout } from '../../../billing/checkout/commands/start-checkout.server.ts'
import { isVolunteer } from '../../model/registration.ts'
import { type AccessToken, isLinkToken } from '../../queries/access-token.server.ts'
import { findOwn, type Registration } from '../../queries/registration.server.ts'
import { registrations } from '../../table.server.ts'
import { chosenCheckout, familyCheckout, type PayFee } from '../model/fee-checkout.ts'
import { agreedInFamily } from '../queries/agreements.server.ts'
import { dueFees } from '../queries/paying.server.ts'

/** Limits the checkout sessions opened for one registration. */
export const PAY_LIMIT: Limit = { name: 'registration-payment', points: 30, seconds: 3600 }
/** Limits the checkout sessions opened from one network. */
export const PAY_NETWORK_LIMIT: Limit = { name: 'registration-payments', points: 300, seconds: 3600 }

type Needs = Pick<
  Ctx,
  'db' | 'payments' | 'config' | 'club' | 'clock' | 'pages' | 'log' | 'secret' | 'client'
>

/**
 * Opens a checkout session for the fee that is due: first the registration fee, then a subscription, or both at once
 * with the subscription price `planId`. The registration fees of a family are paid in one session. The browser only
 * chooses prices; the purpose, the payer and the return addresses come from the server. [REG-024, REG-026, REG-027,
 * REG-034, resolutions B03, B09, B11, F10]
 */
export async function payFee(
  ctx: Needs,
  accessToken: AccessToken | undefined,
  priceId: string,
  planId?: string,
): Promise<PayFee> {
  const registration = await findOwn(ctx, accessToken)
  if (!registration?.submittedAt) return refused('NONE')
  if (isVolunteer(registration.questions)) return refused('NOTHING_DUE')
  const isGuardian = isLinkToken(registration, accessToken?.token ?? '', ctx.secret)
  const agreed = await agreedInFamily(ctx.db, registration)
  const due = await dueFees(ctx, registration, isGuardian)
  const today = clubDay(ctx.clock.now())
  const checkout = due.family
    ? familyCheckout(registration, due.family)
    : chosenCheckout(registration, due, { priceId, planId }, today)
  if ('reason' in checkout) return checkout
  if (checkout.payer.email === '') return refused('NO_EMAIL')
  const { objectId, parts } = checkout
  const spent = await spendEach(ctx.db, [PAY_LIMIT, objectId], [PAY_NETWORK_LIMIT, networkOf(ctx.client)])
  if (!spent.allowed) return refused('TOO_MANY', { retryAfterSeconds: spent.retryAfterSeconds })
  const started = await startCheckout(ctx, checkout)
  if (!started.ok) return started.reason === 'UNKNOWN_PRICE' ? refused('NO_FEE') : started
  const ids = parts?.map((part) => part.objectId) ?? [objectId]
  const isUnchanged = await areUnchanged(ctx, registration, ids)
  if (isUnchanged && agreed === (await agreedInFamily(ctx.db, registration))) return started
  await closePayment(ctx, started.paymentId)
  return refused('BEGUN_ELSEWHERE')
}

/**
 * Whether none of the registrations has been removed, and this one still has the same member. The row locks wait for a
 * concurrent change; a later change finds the new payment in the ledger.
 */
async function areUnchanged(
  { db }: Pick<Ctx, 'db'>,
  { id, memberId }: Registration,
  ids: string[],
): Promise<boolean> {
  const now = await db.select().from(registrations).where(inArray(registrations.id, ids)).for('share')
  const isAsBefore = (one: Registration) =>
    one.removedAt === null && (one.id !== id || one.memberId === memberId)
  return now.length === ids.length && now.every(isAsBefore)
}
