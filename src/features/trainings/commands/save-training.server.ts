import { eq } from 'drizzle-orm'
import { Forbidden, NotFound } from '../../../kernel/errors.ts'
import { done, type Outcome, refused } from '../../../kernel/outcome.ts'
import { sanitiseHtml } from '../../../platform/content/sanitise.ts'
import { transact } from '../../../platform/database/transact.ts'
import { setOverride } from '../internal/set-override.server.ts'
import { type TrainingWriteCtx, updateTraining } from '../internal/write-training.server.ts'
import { canEditTraining, canEditTrainings } from '../policy.ts'
import type { TrainingInput } from '../schema.ts'
import { trainings } from '../table.server.ts'

/** CHANGED: someone else has saved since. */
export type SaveTraining = Outcome<{ version: number }, { reason: 'CHANGED' }>

/**
 * Saves and publishes the training times of one team, or their standard text. If two coaches save concurrently, the
 * second is refused. Throws Forbidden unless the caller is a coach of the team or an administrator, NotFound for an
 * unknown training. [resolutions A15, F08]
 */
export async function saveTraining(
  ctx: TrainingWriteCtx,
  { id, part, label, value, version }: TrainingInput,
): Promise<SaveTraining> {
  if (!canEditTrainings(ctx.actor)) throw new Forbidden()
  return transact(ctx, async (tx) => {
    const [stored] = await tx
      .select({ teamId: trainings.teamId, standard: trainings.defaultValue })
      .from(trainings)
      .where(eq(trainings.id, id))
    if (!stored) throw new NotFound()
    if (!canEditTraining(ctx.actor, stored.teamId)) throw new Forbidden()
    const texts =
      part === 'standard'
        ? { defaultValue: value }
        : { label, value: ownText(value, stored.standard), showsStandard: false }
    const saved = await updateTraining(ctx, tx, { id, ...texts }, version)
    if (!saved) return refused('CHANGED')
    if (part === 'own') await setOverride(tx)
    return done(saved)
  })
}

/** A text equal to the standard text is stored as empty, so that later changes of the standard text apply. */
const ownText = (value: string, standard: string): string =>
  sanitiseHtml(value) === sanitiseHtml(standard) ? '' : value
