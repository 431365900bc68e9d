import { asc } from 'drizzle-orm'
import type { Ctx } from '../../../platform/context.ts'
import { listEditableTrainings } from '../../trainings/queries/editable-trainings.server.ts'
import { listTrainings } from '../../trainings/queries/trainings.server.ts'
import { weeklyTimes } from '../../trainings/queries/weekly-times.server.ts'
import { venues } from '../../trainings/table.server.ts'

/** Lists the halls, the teams without training times, and the existing times as visitors see them. */
export async function readTrainingPlan(ctx: Pick<Ctx, 'db' | 'actor' | 'pages' | 'clock'>) {
  const [halls, times, weekly, { withoutTimes }] = await Promise.all([
    ctx.db
      .select({ id: venues.id, name: venues.name, address: venues.address })
      .from(venues)
      .orderBy(asc(venues.position), asc(venues.name)),
    listTrainings(ctx),
    weeklyTimes(ctx),
    listEditableTrainings(ctx),
  ])
  return {
    halls,
    withoutTimes: withoutTimes.filter(({ id }) => !weekly.some(({ teamId }) => teamId === id)),
    times: times.map(({ id, label, html }) => ({ id, label, html })),
  }
}
