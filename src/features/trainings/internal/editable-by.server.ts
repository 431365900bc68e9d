import { and, eq, inArray, isNull, or, type SQL } from 'drizzle-orm'
import { type Actor, coachedTeams } from '../../../kernel/actor.ts'
import { teams } from '../../teams/table.server.ts'
import { trainings } from '../table.server.ts'

/** Matches active teams of the actor, as a condition on `teams`. */
export function isOwnTeam(actor: Actor): SQL | undefined {
  const own = coachedTeams(actor)
  if (own === 'all') return eq(teams.active, true)
  const ids = own.map(({ id }) => id)
  return and(eq(teams.active, true), inArray(teams.id, ids))
}

/**
 * Matches the training times of active teams that the actor may edit, like `canEditTraining`. The query must join
 * `teams`.
 */
export const editableBy = (actor: Actor): SQL | undefined => or(isNull(trainings.teamId), isOwnTeam(actor))
