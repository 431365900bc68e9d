import { eq } from 'drizzle-orm'
import { NotFound } from '../../../../kernel/errors.ts'
import { isId } from '../../../../kernel/ids.ts'
import { done, type Outcome, refused } from '../../../../kernel/outcome.ts'
import type { Ctx } from '../../../../platform/context.ts'
import type { Tx } from '../../../../platform/database/database.ts'
import { transact } from '../../../../platform/database/transact.ts'
import { deleteFile } from '../../../../platform/files/audience.ts'
import { closeCheckout } from '../../../billing/checkout/commands/checkout-session.server.ts'
import { hasOpenCheckout } from '../../../billing/payments/queries/ledger.server.ts'
import { type OpenCheckout, withCheckoutsClosed } from '../../payment/commands/close-sessions.server.ts'
import { followPayments } from '../../payment/commands/follow-payments.server.ts'
import { paidFees } from '../../payment/queries/paid.server.ts'
import { registrations } from '../../table.server.ts'
import { requireManager } from '../queries/registration-facts.server.ts'
import type { RemoveInput } from '../schema.ts'
import { writeSubmitted } from './submitted.server.ts'

export type RemoveRegistration = Outcome<
  object,
  /** Payments would continue, so the subscription must be cancelled first. */
  | { reason: 'SUBSCRIPTION_RUNNING' }
  /** It is paid, and removing it has not been confirmed. */
  | { reason: 'PAID' }
  /** Its open checkout session cannot be closed, because the provider does not answer. */
  | { reason: 'PROVIDER_DOWN' }
>

/**
 * Hides a registration. It stays in the database with its payments and member, but its student card is deleted and it
 * can no longer be paid. A paid one needs `paid` as confirmation; one with a running subscription is refused. Does
 * nothing if it is removed already. Throws Forbidden unless the actor is an administrator, NotFound for an unknown
 * registration or a draft.
 */
export async function removeRegistration(
  ctx: Pick<Ctx, 'db' | 'actor' | 'clock' | 'pages' | 'payments' | 'config' | 'club' | 'log' | 'secret'>,
  id: string,
  { paid }: RemoveInput,
): Promise<RemoveRegistration> {
  requireManager(ctx)
  if (!isId(id)) throw new NotFound()
  const remove = async (tx: Tx): Promise<RemoveRegistration | OpenCheckout> => {
    const [registration] = await tx.select().from(registrations).where(eq(registrations.id, id)).for('update')
    if (!registration?.submittedAt) throw new NotFound()
    if (registration.removedAt) return done({})
    const fees = await paidFees(tx, id)
    if (fees.subscription) return refused('SUBSCRIPTION_RUNNING')
    if (fees.registration && !paid) return refused('PAID')
    if (await hasOpenCheckout(tx, id)) return { close: () => closeCheckout(ctx, id) }
    const { studentCardId } = registration
    await writeSubmitted(
      tx,
      ctx,
      registration,
      { removedAt: ctx.clock.now(), studentCardId: null },
      { action: 'remove', facts: { paid: fees.registration !== undefined } },
    )
    if (studentCardId) await deleteFile(tx, studentCardId)
    return done({})
  }
  const removed = await withCheckoutsClosed(() => transact(ctx, remove))
  // The other children of the family may owe something now.
  if (removed.ok) await followPayments(ctx, id)
  return removed
}
