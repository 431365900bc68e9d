import { eq } from 'drizzle-orm'
import { Forbidden, NotFound } from '../../../kernel/errors.ts'
import { done, type Outcome, refused } from '../../../kernel/outcome.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { transact } from '../../../platform/database/transact.ts'
import { teams } from '../../teams/table.server.ts'
import { setOverride } from '../internal/set-override.server.ts'
import { createTraining, type TrainingWriteCtx } from '../internal/write-training.server.ts'
import { canEditTraining, canEditTrainings } from '../policy.ts'
import type { NewTraining } from '../schema.ts'
import { trainings } from '../table.server.ts'

/**
 * Adds and publishes training times, of a team or of none. HAS_TIMES: the team already has some. Throws Forbidden
 * unless the caller is a coach of the team or an administrator, NotFound for an unknown team.
 */
export async function addTraining(
  ctx: TrainingWriteCtx,
  { team: teamId, label, value }: NewTraining,
): Promise<Outcome<{ id: string }, { reason: 'HAS_TIMES' }>> {
  if (!canEditTrainings(ctx.actor) || !canEditTraining(ctx.actor, teamId ?? null)) throw new Forbidden()
  return transact(ctx, async (tx) => {
    if (teamId && (await hasTimes(tx, teamId))) return refused('HAS_TIMES')
    const id = await createTraining(ctx, tx, { label, value, teamId, showsStandard: false })
    await setOverride(tx)
    return done({ id })
  })
}

/** Locks the team, so that of two concurrent calls the second finds what the first added. */
async function hasTimes(tx: Tx, teamId: string): Promise<boolean> {
  const [team] = await tx.select({ id: teams.id }).from(teams).where(eq(teams.id, teamId)).for('update')
  if (!team) throw new NotFound()
  return (await tx.$count(trainings, eq(trainings.teamId, teamId))) > 0
}
