import { eq } from 'drizzle-orm'
import { type Outcome, refused } from '../../../../kernel/outcome.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { type Limit, networkOf, spendEach } from '../../../../platform/limits/limits.ts'
import { closePayment } from '../../../billing/checkout/commands/checkout-session.server.ts'
import type { StartCheckout } from '../../../billing/checkout/model.ts'
import { SUBSCRIPTION } from '../../model/registration.ts'
import type { Registration } from '../../queries/registration.server.ts'
import { registrations } from '../../table.server.ts'

/** Limits the checkout sessions opened for one registration. */
export const PAY_LIMIT: Limit = { name: 'registration-payment', points: 30, seconds: 3600 }
/** Limits the checkout sessions opened from one network. */
export const PAY_NETWORK_LIMIT: Limit = { name: 'registration-payments', points: 300, seconds: 3600 }

/** Counts one more checkout session of a registration. */
export const spendPayment = ({ db, client }: Pick<Ctx, 'db' | 'client'>, id: string) =>
  spendEach(db, [PAY_LIMIT, id], [PAY_NETWORK_LIMIT, networkOf(client)])

export type PayFee =
  | Exclude<StartCheckout, { reason: 'UNKNOWN_PRICE' }>
  | Exclude<
      Outcome<
        object,
        /** The access token opens no submitted registration. */
        | { reason: 'NONE' }
        /** None of the fees that are due was chosen. */
        | { reason: 'NO_FEE' }
        /** No subscription was chosen to be paid with the registration fee. */
        | { reason: 'NO_PLAN' }
        /** The fee does not apply to this person because of their age or student status. */
        | { reason: 'NOT_FOR_YOU'; message: string; isPlan: boolean }
        /** Volunteers pay no fees. */
        | { reason: 'NOTHING_DUE' }
        | { reason: 'NO_EMAIL' }
        | { reason: 'TOO_MANY'; retryAfterSeconds: number }
      >,
      { ok: true }
    >

type Started = Extract<StartCheckout, { ok: true }>

/** Hands out a session that was opened just now, or closes it because what it is for has changed meanwhile. */
export async function keepIf(
  ctx: Parameters<typeof closePayment>[0],
  started: Started,
  isUnchanged: boolean,
): Promise<Started | { ok: false; reason: 'BEGUN_ELSEWHERE' }> {
  if (isUnchanged) return started
  await closePayment(ctx, started.paymentId)
  return refused('BEGUN_ELSEWHERE')
}

/**
 * Whether the registration still has the same member and has not been removed. The row lock waits for a concurrent
 * change; a later change finds the new payment in the ledger.
 */
export async function isStillWith({ db }: Pick<Ctx, 'db'>, { id, memberId }: Registration): Promise<boolean> {
  const [now] = await db
    .select({ memberId: registrations.memberId, removedAt: registrations.removedAt })
    .from(registrations)
    .where(eq(registrations.id, id))
    .for('share')
  return now?.removedAt === null && now.memberId === memberId
}

/** A minor's guardian pays, so that the provider never receives a child's address. [resolutions C09] */
export function payerOf({ name, email, guardianName, guardianEmail }: Registration) {
  const adult = guardianEmail ? { name: guardianName, email: guardianEmail } : { name, email }
  return { memberId: null, ...adult }
}

/**
 * The next step after the registration fee. Its link has no access token, so it opens only in the browser that paid.
 */
export const nextOf = (id: string) => ({
  words:
    'One step is left: start your subscription. The button works in the browser you paid with; the link in our first e-mail works anywhere.',
  path: `${SUBSCRIPTION}?step=process&id=${id}`,
})

/** [REG-030, REG-031, REG-034] */
export function returnsOf(id: string, purpose: 'registration' | 'subscription') {
  const mode = purpose === 'subscription' ? 'subscription' : 'payment'
  return {
    success: `${SUBSCRIPTION}?step=success&id=${id}&mode=${mode}`,
    cancel: `${SUBSCRIPTION}?step=cancel&id=${id}`,
  }
}
