import { type Actor, coachedTeams, hasRole } from '../../kernel/actor.ts'

/** Coaches and administrators fill the rota. [VOL-024] */
export const canAssignRota = (actor: Actor): boolean => hasRole(actor, 'coach')

/** Whether the actor fills the slots of a team: a coach those of their own teams. */
export function canAssignTeam(actor: Actor, { id }: { id: string }): boolean {
  const teams = coachedTeams(actor)
  return teams === 'all' || teams.some((team) => team.id === id)
}

/** Only administrators set the holders of fixed positions. */
export const canSetHolders = (actor: Actor): boolean => hasRole(actor, 'administrator')

/** Coaches and administrators see disabled positions. */
export const canSeeDisabled = (actor: Actor): boolean => hasRole(actor, 'coach')
