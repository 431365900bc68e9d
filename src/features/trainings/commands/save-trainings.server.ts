import { eq, sql } from 'drizzle-orm'
import { Forbidden, NotFound } from '../../../kernel/errors.ts'
import { sanitiseHtml } from '../../../platform/content/sanitise.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { transact } from '../../../platform/database/transact.ts'
import { createTraining, type TrainingWriteCtx, updateTraining } from '../internal/write-training.server.ts'
import { canEditTraining, canEditTrainings } from '../policy.ts'
import type { TrainingText } from '../schema.ts'
import { trainings } from '../table.server.ts'

/**
 * Saves the training times of an API call in one transaction. Changed texts are updated, texts without an id are
 * created, and texts that are not listed are kept. Without row versions: the last write wins. Throws Forbidden unless
 * the caller is an administrator or a coach of each team whose text changes, NotFound for an unknown training.
 */
export async function saveTrainings(ctx: TrainingWriteCtx, texts: readonly TrainingText[]): Promise<void> {
  if (!canEditTrainings(ctx.actor)) throw new Forbidden()
  await transact(ctx, async (tx) => {
    for (const { id, label, value } of texts) {
      if (id === undefined) await createTraining(ctx, tx, newText(label, value))
      else await writeIfChanged(ctx, tx, { id, label, value })
    }
  })
}

/** Visitors see texts added by an API call only while TrainingsOverride is on. */
const newText = (label = '', value = '') => ({
  label,
  value,
  showsStandard: sql`not coalesce((select c.trainings_override from configurations c), false)`,
})

async function writeIfChanged(
  ctx: TrainingWriteCtx,
  tx: Tx,
  { id, label, value }: TrainingText & { id: string },
) {
  const [stored] = await tx
    .select({ label: trainings.label, value: trainings.value, teamId: trainings.teamId })
    .from(trainings)
    .where(eq(trainings.id, id))
    .for('update')
  if (!stored) throw new NotFound('There is no such training')
  const next = { label: label ?? stored.label, value: value ?? stored.value }
  // Both are sanitised, so that differences left by an earlier version of the sanitiser do not count as changes.
  const isSameText = sanitiseHtml(next.value) === sanitiseHtml(stored.value)
  if (next.label === stored.label && isSameText) return
  if (!canEditTraining(ctx.actor, stored.teamId)) throw new Forbidden()
  await updateTraining(ctx, tx, { id, ...next })
}
