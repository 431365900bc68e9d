import { and, eq, inArray, lt, ne, sql } from 'drizzle-orm'
import { NotFound } from '../../../../kernel/errors.ts'
import { isId } from '../../../../kernel/ids.ts'
import type { Pence } from '../../../../kernel/money.ts'
import { done, type Outcome, refused } from '../../../../kernel/outcome.ts'
import { auditStaff } from '../../../../platform/audit/audit.ts'
import type { Ports } from '../../../../platform/context.ts'
import type { Tx } from '../../../../platform/database/database.ts'
import { touchEntry, transact } from '../../../../platform/database/transact.ts'
import { closeCheckout } from '../../../billing/checkout/commands/checkout-session.server.ts'
import type { StaffNeeds } from '../../../billing/operations/model.ts'
import { hasOpenCheckout } from '../../../billing/payments/queries/ledger.server.ts'
import { requireFinance } from '../../../billing/policy.ts'
import { normalFeeOf } from '../../children/queries/fee-price.server.ts'
import { registrations } from '../../table.server.ts'
import { paidFees } from '../queries/paid.server.ts'
import { agreedFees } from '../table.server.ts'
import { type OpenCheckout, withCheckoutsClosed } from './close-sessions.server.ts'
import { followPayments } from './follow-payments.server.ts'

export type AgreeFee = Outcome<
  object,
  /** The fee has been paid. */
  | { reason: 'PAID' }
  /** It is not less than what the person pays without an agreement. */
  | { reason: 'NOT_LESS'; normal: Pence }
  /** Another officer has changed the agreement since this one opened it. */
  | { reason: 'CHANGED' }
  /** A checkout session at the earlier price could not be closed. */
  | { reason: 'PROVIDER_DOWN' }
>

export type WithdrawAgreement = Exclude<AgreeFee, { reason: 'NOT_LESS' }>

/** The instant of the agreement that was shown; undefined if there was none. */
type Seen = Date | undefined

/**
 * Sets the registration fee that one person pays at most, or changes it. `seen` is the instant of the agreement that
 * the caller was shown. Checkout sessions at the earlier price are closed. Throws Forbidden unless the caller is
 * finance staff, NotFound for an unknown, removed or unsent registration.
 */
export const agreeFee = (
  ctx: StaffNeeds,
  id: string,
  { amount, note, seen }: { amount: Pence; note: string; seen?: Seen },
): Promise<AgreeFee> => {
  const isSame = (known: Known) => known?.amount === amount && known.note === note
  const isCurrent = (known: Known) => isSeen(known, seen) || isSame(known)
  return change(ctx, id, isCurrent, async (tx, known) => {
    const normal = await normalFeeOf(tx, id)
    if (amount >= normal) return refused('NOT_LESS', { normal })
    if (isSame(known)) return done()
    const agreed = { amount, note, agreedById: userIdOf(ctx), agreedAt: ctx.clock.now() }
    await tx
      .insert(agreedFees)
      .values({ registrationId: id, ...agreed })
      .onConflictDoUpdate({ target: agreedFees.registrationId, set: agreed })
    const facts = { amount }
    await auditStaff(tx, ctx, { action: 'fees.agree', subject: `registrations/${id}`, facts })
    return done()
  })
}

/** Removes the agreement: the person owes the whole fee again. Does nothing without one. Throws as `agreeFee`. */
export const withdrawAgreement = (ctx: StaffNeeds, id: string, seen: Seen): Promise<WithdrawAgreement> =>
  change(
    ctx,
    id,
    (known) => !known || isSeen(known, seen),
    async (tx) => {
      const removed = await tx.delete(agreedFees).where(eq(agreedFees.registrationId, id)).returning()
      if (removed.length > 0)
        await auditStaff(tx, ctx, { action: 'fees.withdraw', subject: `registrations/${id}`, facts: {} })
      return done()
    },
  )

type Known = typeof agreedFees.$inferSelect | undefined

const isSeen = (known: Known, seen: Seen): boolean => known?.agreedAt.getTime() === seen?.getTime()

const userIdOf = ({ actor }: StaffNeeds): string | null => (actor.kind === 'user' ? actor.userId : null)

async function change<Result extends AgreeFee>(
  ctx: StaffNeeds,
  id: string,
  isCurrent: (known: Known) => boolean,
  write: (tx: Tx, known: Known) => Promise<Result>,
): Promise<Result | WithdrawAgreement> {
  requireFinance(ctx)
  if (!isId(id)) throw new NotFound()
  const changed = await withCheckoutsClosed(() =>
    transact(ctx, async (tx): Promise<Result | WithdrawAgreement | OpenCheckout> => {
      const [found] = await tx.select().from(registrations).where(eq(registrations.id, id)).for('update')
      if (!found?.submittedAt || found.removedAt) throw new NotFound()
      if ((await paidFees(tx, id)).registration) return refused('PAID')
      const [known] = await tx.select().from(agreedFees).where(eq(agreedFees.registrationId, id))
      if (!isCurrent(known)) return refused('CHANGED')
      if (await hasOpenCheckout(tx, id)) return { close: () => closeCheckout(ctx, id) }
      await touchEntry(tx, 'registrations', id)
      return write(tx, known)
    }),
  )
  // A fee of nothing counts as paid.
  if (changed.ok) await followPayments(ctx, id)
  return changed
}

/** Removes the notes of some registrations; the amounts stay, because they explain what was paid. */
export async function deleteNotes(tx: Tx, registrationIds: readonly string[]): Promise<void> {
  await tx
    .update(agreedFees)
    .set({ note: '' })
    .where(inArray(agreedFees.registrationId, [...registrationIds]))
}

/** Removes notes that are older than two years. Returns their number. */
export const deleteOldNotes = async ({ db, clock }: Pick<Ports, 'db' | 'clock'>): Promise<number> => {
  const old = lt(agreedFees.agreedAt, sql`${clock.now()}::timestamptz - interval '2 years'`)
  const emptied = await db
    .update(agreedFees)
    .set({ note: '' })
    .where(and(old, ne(agreedFees.note, '')))
    .returning()
  return emptied.length
}
