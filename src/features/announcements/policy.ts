import { type Actor, hasRole } from '../../kernel/actor.ts'
import { canEditTraining, canEditTrainings } from '../trainings/policy.ts'

/** Whether the actor may edit announcements at all: coaches and administrators may. */
export const canEditAnnouncements = (actor: Actor): boolean => canEditTrainings(actor)

/** Whether the actor may edit an announcement: administrators all, coaches those about trainings of their teams. */
export const canEditAnnouncement = (actor: Actor, training: { teamId: string | null } | null): boolean =>
  hasRole(actor, 'administrator') || (training !== null && canEditTraining(actor, training.teamId))
