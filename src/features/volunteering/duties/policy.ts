import { type Actor, coachedTeams, hasRole } from '../../../kernel/actor.ts'

/** Administrators say what is needed when; coaches see it and fill the places of their teams. */
export const canManageDuties = (actor: Actor): boolean => hasRole(actor, 'administrator')

export const canSeeDuties = (actor: Actor): boolean => hasRole(actor, 'coach')

/** Whether the actor fills the places of a duty: of a team of theirs, and as an administrator all. */
export function canFillDuty(actor: Actor, { teamId }: { teamId: string | null }): boolean {
  const teams = coachedTeams(actor)
  return teams === 'all' || teams.some(({ id }) => id === teamId)
}
