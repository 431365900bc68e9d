import { and, eq, sql } from 'drizzle-orm'
import { Forbidden, NotFound } from '../../../kernel/errors.ts'
import { done, type Outcome, refused } from '../../../kernel/outcome.ts'
import type { Ctx } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { touch, transact } from '../../../platform/database/transact.ts'
import { auditStaff } from '../../../platform/entries/audit.ts'
import { sanitiseHtml } from '../../../platform/entries/sanitise.ts'
import { canEditTrainings } from '../policy.ts'
import type { TrainingInput } from '../schema.ts'
import { trainings } from '../table.server.ts'

type Needs = Pick<Ctx, 'db' | 'pages' | 'clock' | 'actor'>

/** CHANGED: somebody else has saved since. [decisions E22] */
export type SaveTraining = Outcome<{ version: number }, { reason: 'CHANGED' }>

/**
 * Saves the training times of one team. Of two coaches at once one is refused. Throws Forbidden to all but coaches and
 * administrators, NotFound for a training that does not exist. [TRN-005, TRN-011, TRN-012, decisions A15, E22, F08]
 */
export async function saveTraining(ctx: Needs, { id, value, version }: TrainingInput): Promise<SaveTraining> {
  if (!canEditTrainings(ctx.actor)) throw new Forbidden()
  return transact(ctx, async (tx) => {
    const saved = await write(ctx, tx, { id, value }, version)
    if (saved) return done(saved)
    const [there] = await tx.select({ id: trainings.id }).from(trainings).where(eq(trainings.id, id))
    if (!there) throw new NotFound()
    return refused('CHANGED')
  })
}

/**
 * Saves several texts as a program sends them, all or none. It names no versions: the last one wins, row by row.
 * [TRN-011]
 */
export async function saveTrainings(
  ctx: Needs,
  texts: readonly { id: string; value: string }[],
): Promise<void> {
  if (!canEditTrainings(ctx.actor)) throw new Forbidden()
  await transact(ctx, async (tx) => {
    for (const text of texts)
      if (!(await write(ctx, tx, text))) throw new NotFound('There is no such training')
  })
}

async function write(ctx: Needs, tx: Tx, text: { id: string; value: string }, version?: number) {
  const [saved] = await tx
    .update(trainings)
    .set({
      value: sanitiseHtml(text.value),
      ownerId: ctx.actor.kind === 'user' ? ctx.actor.userId : null,
      updatedAt: ctx.clock.now(),
      version: sql`${trainings.version} + 1`,
    })
    .where(and(eq(trainings.id, text.id), version === undefined ? undefined : eq(trainings.version, version)))
    .returning({ version: trainings.version })
  if (!saved) return undefined
  await auditStaff(tx, ctx, { action: 'trainings.update', subject: `trainings/${text.id}` })
  await touch(tx, 'trainings', 'configurations')
  return saved
}
