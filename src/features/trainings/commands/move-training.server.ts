import { asc, eq, isNull, or } from 'drizzle-orm'
import { Forbidden, NotFound } from '../../../kernel/errors.ts'
import { auditStaff } from '../../../platform/audit/audit.ts'
import { touch, transact } from '../../../platform/database/transact.ts'
import { teams } from '../../teams/table.server.ts'
import type { TrainingWriteCtx } from '../internal/write-training.server.ts'
import { canEditTraining, canEditTrainings } from '../policy.ts'
import type { TrainingMove } from '../schema.ts'
import { trainings } from '../table.server.ts'

/**
 * Swaps training times with the ones above or below, among those that the caller may edit. Does nothing at the ends of
 * the list. Throws Forbidden unless the caller may edit them, NotFound for an unknown training.
 */
export async function moveTraining(ctx: TrainingWriteCtx, { id, to }: TrainingMove): Promise<void> {
  if (!canEditTrainings(ctx.actor)) throw new Forbidden()
  await transact(ctx, async (tx) => {
    const listed = await tx
      .select({ id: trainings.id, teamId: trainings.teamId, position: trainings.position })
      .from(trainings)
      .leftJoin(teams, eq(teams.id, trainings.teamId))
      .where(or(isNull(trainings.teamId), eq(teams.active, true)))
      .orderBy(asc(trainings.position), asc(trainings.label))
      .for('update', { of: trainings })
    const moved = listed.find((one) => one.id === id)
    if (!moved) throw new NotFound()
    if (!canEditTraining(ctx.actor, moved.teamId)) throw new Forbidden()
    const own = listed.filter(({ teamId }) => canEditTraining(ctx.actor, teamId))
    const neighbour = own[own.indexOf(moved) + (to === 'up' ? -1 : 1)]
    if (!neighbour) return
    const order = listed
      .with(listed.indexOf(moved), neighbour)
      .with(listed.indexOf(neighbour), moved)
      .map((training, position) => ({ ...training, was: training.position, position }))
    for (const training of order.filter(({ was, position }) => was !== position)) {
      const { position } = training
      await tx.update(trainings).set({ position }).where(eq(trainings.id, training.id))
    }
    await auditStaff(tx, ctx, { action: 'trainings.move', subject: `trainings/${id}` })
    await touch(tx, 'trainings', 'configurations')
  })
}
