import { eq } from 'drizzle-orm'
import { Forbidden, NotFound } from '../../../kernel/errors.ts'
import { done, type Outcome, refused } from '../../../kernel/outcome.ts'
import { auditStaff } from '../../../platform/audit/audit.ts'
import { touch, transact } from '../../../platform/database/transact.ts'
import type { TrainingWriteCtx } from '../internal/write-training.server.ts'
import { canEditTraining, canEditTrainings } from '../policy.ts'
import type { TrainingRemoval } from '../schema.ts'
import { trainings } from '../table.server.ts'

/**
 * Removes training times with their standard text. CHANGED: someone else has saved since. Throws Forbidden unless the
 * caller may edit them, NotFound for an unknown training.
 */
export async function removeTraining(
  ctx: TrainingWriteCtx,
  { id, version }: TrainingRemoval,
): Promise<Outcome<{ label: string }, { reason: 'CHANGED' }>> {
  if (!canEditTrainings(ctx.actor)) throw new Forbidden()
  return transact(ctx, async (tx) => {
    const [stored] = await tx
      .select({ teamId: trainings.teamId, label: trainings.label, version: trainings.version })
      .from(trainings)
      .where(eq(trainings.id, id))
      .for('update')
    if (!stored) throw new NotFound()
    if (!canEditTraining(ctx.actor, stored.teamId)) throw new Forbidden()
    if (stored.version !== version) return refused('CHANGED')
    await tx.delete(trainings).where(eq(trainings.id, id))
    await auditStaff(tx, ctx, {
      action: 'trainings.delete',
      subject: `trainings/${id}`,
      facts: { label: stored.label },
    })
    await touch(tx, 'trainings', 'configurations')
    return done({ label: stored.label })
  })
}
