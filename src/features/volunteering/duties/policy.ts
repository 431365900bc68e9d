import { type Actor, coachedTeams, hasRole } from '../../../kernel/actor.ts'

/** Administrators define which duties are needed. Coaches see them and assign the helpers of their teams. */
export const canManageDuties = (actor: Actor): boolean => hasRole(actor, 'administrator')

export const canSeeDuties = (actor: Actor): boolean => hasRole(actor, 'coach')

/** Whether the actor may assign helpers to a duty: an administrator to all, a coach to those of their teams. */
export function canFillDuty(actor: Actor, { teamId }: { teamId: string | null }): boolean {
  const teams = coachedTeams(actor)
  return teams === 'all' || teams.some(({ id }) => id === teamId)
}
