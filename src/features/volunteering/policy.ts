import { type Actor, coachedTeams, hasRole } from '../../kernel/actor.ts'

/** Whether the actor may fill the rota at all: coaches and administrators may. [VOL-024] */
export const canAssignRota = (actor: Actor): boolean => hasRole(actor, 'coach')

/** Whether the actor may fill the slots of a team: coaches may for their own teams. */
export function canAssignTeam(actor: Actor, { id }: { id: string }): boolean {
  const teams = coachedTeams(actor)
  return teams === 'all' || teams.some((team) => team.id === id)
}

/** Whether the actor may set the holders of fixed positions: only administrators may. */
export const canSetHolders = (actor: Actor): boolean => hasRole(actor, 'administrator')

/** Whether the actor may see disabled positions: coaches and administrators may. */
export const canSeeDisabled = (actor: Actor): boolean => hasRole(actor, 'coach')
