import { type Actor, coachedTeams, hasRole } from '../../kernel/actor.ts'

/** Coaches and administrators write training times. [TRN-012] */
export const canEditTrainings = (actor: Actor): boolean => hasRole(actor, 'coach')

/** A coach writes those of their own teams, and those that belong to no team. Who did, and when, is kept. */
export function canEditTraining(actor: Actor, teamId: string | null): boolean {
  const teams = coachedTeams(actor)
  if (teams === 'all' || teams.some(({ id }) => id === teamId)) return true
  return teamId === null && canEditTrainings(actor)
}
