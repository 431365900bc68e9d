import { type Actor, coachedTeams } from '../../../kernel/actor.ts'

/** Who picks the squad of a team's game: its coaches, and administrators. */
export function canPickSquad(actor: Actor, teamId: string | null): boolean {
  const teams = coachedTeams(actor)
  return teams === 'all' || teams.some(({ id }) => id === teamId)
}
