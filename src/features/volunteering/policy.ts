import { type Actor, coachedTeams, hasRole } from '../../kernel/actor.ts'
import { ROTA_TEAMS, type RotaTeam, TEAM_LABELS } from './model.ts'

/** Coaches and administrators fill the rota. [VOL-024, resolutions A01] */
export const canAssignRota = (actor: Actor): boolean => hasRole(actor, 'coach')

/** The teams whose slots the actor fills: of a coach their own. A team of the rota is found by its name. */
export function rotaTeamsOf(actor: Actor): readonly RotaTeam[] {
  const teams = coachedTeams(actor)
  if (teams === 'all') return ROTA_TEAMS
  return ROTA_TEAMS.filter((team) => teams.some(({ name }) => name === TEAM_LABELS[team]))
}

/** Whether the actor fills the slots of a team. */
export const canAssignTeam = (actor: Actor, team: RotaTeam): boolean => rotaTeamsOf(actor).includes(team)

/** Only administrators set the holders of fixed positions. */
export const canSetHolders = (actor: Actor): boolean => hasRole(actor, 'administrator')

/** Coaches and administrators see disabled positions. */
export const canSeeDisabled = (actor: Actor): boolean => hasRole(actor, 'coach')
