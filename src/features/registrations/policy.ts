import { type Actor, hasRole } from '../../kernel/actor.ts'

/**
 * Whoever wants to join is the administrators' business, with all that they have told the club. [SYS-066, decisions
 * A06]
 */
export const canManageRegistrations = (actor: Actor): boolean => hasRole(actor, 'administrator')
