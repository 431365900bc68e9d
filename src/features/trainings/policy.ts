import { type Actor, coachedTeams, hasRole } from '../../kernel/actor.ts'

/** Coaches and administrators write training times. [TRN-012] */
export const canEditTrainings = (actor: Actor): boolean => hasRole(actor, 'coach')

/** A coach writes those of their own teams, and those that belong to no team. Who did, and when, is kept. */
export function canEditTraining(actor: Actor, teamId: string | null): boolean {
  const teams = coachedTeams(actor)
  if (teams === 'all' || teams.some(({ id }) => id === teamId)) return true
  return teamId === null && canEditTrainings(actor)
}

/** A coach cancels and moves the sessions of their teams, also those shared with another team. */
export function canEditSession(actor: Actor, teamIds: readonly string[]): boolean {
  const teams = coachedTeams(actor)
  return teams === 'all' || teams.some(({ id }) => teamIds.includes(id))
}

/** A coach plans for their own teams only; a training for several teams needs a coach of all of them. */
export function canPlanFor(actor: Actor, teamIds: readonly string[]): boolean {
  const teams = coachedTeams(actor)
  return (
    teams === 'all' || (teamIds.length > 0 && teamIds.every((id) => teams.some((team) => team.id === id)))
  )
}
