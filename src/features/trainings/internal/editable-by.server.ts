import { and, eq, inArray, isNull, or, type SQL } from 'drizzle-orm'
import { type Actor, coachedTeams } from '../../../kernel/actor.ts'
import { teams } from '../../teams/table.server.ts'
import { trainings } from '../table.server.ts'

/** Which rows of `teams` are active and the actor's own. */
export function isOwnTeam(actor: Actor): SQL | undefined {
  const own = coachedTeams(actor)
  if (own === 'all') return eq(teams.active, true)
  const ids = own.map(({ id }) => id)
  return and(eq(teams.active, true), inArray(teams.id, ids))
}

/** Which rows of `trainings`, joined with `teams`, the actor edits: those of `canEditTraining`, of active teams. */
export const editableBy = (actor: Actor): SQL | undefined => or(isNull(trainings.teamId), isOwnTeam(actor))
