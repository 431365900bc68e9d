import { type Actor, hasRole } from '../../kernel/actor.ts'

/** Who writes results, postpones and cancels: administrators. [resolutions A01] */
export const canManageGames = (actor: Actor): boolean => hasRole(actor, 'administrator')
