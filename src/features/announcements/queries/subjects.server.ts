import { asc } from 'drizzle-orm'
import { hasRole } from '../../../kernel/actor.ts'
import type { Ctx } from '../../../platform/context.ts'
import { listEditableTrainings } from '../../trainings/queries/editable-trainings.server.ts'
import { venues } from '../../trainings/table.server.ts'

/** Lists the trainings and halls that the caller may cancel. Throws Forbidden unless they may edit announcements. */
export async function cancellableSubjects(ctx: Pick<Ctx, 'db' | 'actor'>) {
  const { trainings } = await listEditableTrainings(ctx)
  const ofTrainings = trainings.map(({ id, label }) => ({
    value: `training/${id}`,
    label: `Training: ${label}`,
  }))
  if (!hasRole(ctx.actor, 'administrator')) return ofTrainings
  const halls = await ctx.db
    .select({ id: venues.id, name: venues.name })
    .from(venues)
    .orderBy(asc(venues.position), asc(venues.name))
  const ofHalls = halls.map(({ id, name }) => ({ value: `venue/${id}`, label: `Venue: ${name}` }))
  return [{ value: '', label: 'Nothing' }, ...ofTrainings, ...ofHalls]
}
