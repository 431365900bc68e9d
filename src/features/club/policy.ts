import { type Actor, hasRole } from '../../kernel/actor.ts'

/** Only administrators see and change the settings of the club. */
export const canManageClub = (actor: Actor): boolean => hasRole(actor, 'administrator')
