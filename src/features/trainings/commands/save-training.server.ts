import { eq } from 'drizzle-orm'
import { Forbidden, NotFound } from '../../../kernel/errors.ts'
import { done, type Outcome, refused } from '../../../kernel/outcome.ts'
import { transact } from '../../../platform/database/transact.ts'
import { type TrainingWriteCtx, updateTraining } from '../internal/write-training.server.ts'
import { canEditTraining, canEditTrainings } from '../policy.ts'
import type { TrainingInput } from '../schema.ts'
import { trainings } from '../table.server.ts'

/** CHANGED: someone else has saved since. [resolutions E22] */
export type SaveTraining = Outcome<{ version: number }, { reason: 'CHANGED' }>

/**
 * Saves the training times of one team. Of two coaches who save at once one is refused. Throws Forbidden unless the
 * caller is a coach of the team or an administrator, NotFound for an unknown training. [TRN-005, TRN-011, TRN-012,
 * resolutions A15, E22, F08]
 */
export async function saveTraining(
  ctx: TrainingWriteCtx,
  { id, value, version }: TrainingInput,
): Promise<SaveTraining> {
  if (!canEditTrainings(ctx.actor)) throw new Forbidden()
  return transact(ctx, async (tx) => {
    const [existing] = await tx
      .select({ teamId: trainings.teamId })
      .from(trainings)
      .where(eq(trainings.id, id))
    if (!existing) throw new NotFound()
    if (!canEditTraining(ctx.actor, existing.teamId)) throw new Forbidden()
    const saved = await updateTraining(ctx, tx, { id, value }, version)
    return saved ? done(saved) : refused('CHANGED')
  })
}
