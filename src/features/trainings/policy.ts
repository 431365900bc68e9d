import { type Actor, coachedTeams, hasRole } from '../../kernel/actor.ts'

/** Whether the actor may edit training times at all: coaches and administrators may. [TRN-012] */
export const canEditTrainings = (actor: Actor): boolean => hasRole(actor, 'coach')

/**
 * Whether the actor may edit these: coaches edit those of their teams and those of no team. Changes record author and
 * time.
 */
export function canEditTraining(actor: Actor, teamId: string | null): boolean {
  const teams = coachedTeams(actor)
  if (teams === 'all' || teams.some(({ id }) => id === teamId)) return true
  return teamId === null && canEditTrainings(actor)
}

/** Whether the actor may cancel and move a session: a coach of any of its teams may. */
export function canEditSession(actor: Actor, teamIds: readonly string[]): boolean {
  const teams = coachedTeams(actor)
  return teams === 'all' || teams.some(({ id }) => teamIds.includes(id))
}

/** Whether the actor may plan trainings for these teams: only a coach of all of them may. */
export function canPlanFor(actor: Actor, teamIds: readonly string[]): boolean {
  const teams = coachedTeams(actor)
  return (
    teams === 'all' || (teamIds.length > 0 && teamIds.every((id) => teams.some((team) => team.id === id)))
  )
}
