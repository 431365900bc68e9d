import { eq } from 'drizzle-orm'
import { Forbidden, NotFound } from '../../../../kernel/errors.ts'
import { auditStaff } from '../../../../platform/audit/audit.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { findSameRow } from '../../../../platform/database/same-row.ts'
import { touch, transact } from '../../../../platform/database/transact.ts'
import { notifyHelpers } from '../internal/duty-email.server.ts'
import { canManageDuties } from '../policy.ts'
import type { DutyInput } from '../schema.ts'
import { duties } from '../table.server.ts'

type Needs = Pick<Ctx, 'db' | 'pages' | 'clock' | 'actor' | 'club' | 'config' | 'secret'>

/**
 * Adds a duty on one day, once if its form is sent twice. Returns its id. Throws Forbidden unless the caller is an
 * administrator.
 */
export async function addDuty(ctx: Needs, input: DutyInput): Promise<string> {
  if (!canManageDuties(ctx.actor)) throw new Forbidden()
  return transact(ctx, async (tx) => {
    const same = await findSameRow(tx, duties, { ...input, ruleId: null, cancelledAt: null })
    if (same !== undefined) return same
    const [added] = await tx.insert(duties).values(input).returning({ id: duties.id })
    if (!added) throw new Error('the duty was not added')
    await auditStaff(tx, ctx, { action: 'duties.create', subject: `duties/${added.id}` })
    await touch(tx, 'duties')
    return added.id
  })
}

/**
 * Cancels a duty and notifies its helpers. Throws Forbidden unless the caller is an administrator, NotFound for an
 * unknown duty.
 */
export async function cancelDuty(ctx: Needs, id: string): Promise<void> {
  if (!canManageDuties(ctx.actor)) throw new Forbidden()
  await transact(ctx, async (tx) => {
    const [cancelled] = await tx
      .update(duties)
      .set({ cancelledAt: ctx.clock.now() })
      .where(eq(duties.id, id))
      .returning({ id: duties.id })
    if (!cancelled) throw new NotFound('This duty no longer exists')
    await notifyHelpers(ctx, tx, { id }, { kind: 'cancelled' })
    await auditStaff(tx, ctx, { action: 'duties.cancel', subject: `duties/${id}` })
    await touch(tx, 'duties')
  })
}
