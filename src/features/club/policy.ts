import { type Actor, hasRole } from '../../kernel/actor.ts'

/** Whether the actor may see and change the club's settings: only administrators may. */
export const canManageClub = (actor: Actor): boolean => hasRole(actor, 'administrator')
