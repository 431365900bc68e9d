import { asc } from 'drizzle-orm'
import type { Ctx } from '../../../platform/context.ts'
import { listEditableTrainings } from '../../trainings/queries/editable-trainings.server.ts'
import { venues } from '../../trainings/table.server.ts'

/** Lists the halls, the teams without training times, and the existing times as visitors see them. */
export async function readTrainingPlan(ctx: Pick<Ctx, 'db' | 'actor' | 'pages'>) {
  const [halls, { trainings, withoutTimes }] = await Promise.all([
    ctx.db
      .select({ id: venues.id, name: venues.name, address: venues.address })
      .from(venues)
      .orderBy(asc(venues.position), asc(venues.name)),
    listEditableTrainings(ctx),
  ])
  return { halls, withoutTimes, trainings: trainings.map(({ id, label, value }) => ({ id, label, value })) }
}
