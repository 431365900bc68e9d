import { type Actor, coachedTeams } from '../../../kernel/actor.ts'

/** Whether the actor may pick the squad of a team: its coaches and administrators may. */
export function canPickSquad(actor: Actor, teamId: string | null): boolean {
  const teams = coachedTeams(actor)
  return teams === 'all' || teams.some(({ id }) => id === teamId)
}
