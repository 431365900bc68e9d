import { type Actor, hasRole } from '../../kernel/actor.ts'
import { canEditTraining, canEditTrainings } from '../trainings/policy.ts'

/** Coaches and administrators edit announcements. */
export const canEditAnnouncements = (actor: Actor): boolean => canEditTrainings(actor)

/** An administrator edits all announcements, a coach those about trainings of their own teams. */
export const canEditAnnouncement = (actor: Actor, training: { teamId: string | null } | null): boolean =>
  hasRole(actor, 'administrator') || (training !== null && canEditTraining(actor, training.teamId))
