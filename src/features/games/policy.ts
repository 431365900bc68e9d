import { type Actor, hasRole } from '../../kernel/actor.ts'

/** Whether the actor may enter results and postpone or cancel games: only administrators may. [resolutions A01] */
export const canManageGames = (actor: Actor): boolean => hasRole(actor, 'administrator')
