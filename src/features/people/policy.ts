import { type Actor, hasRole } from '../../kernel/actor.ts'

/** Administrators alone see who can log in, and decide what they may do. */
export const canManagePeople = (actor: Actor): boolean => hasRole(actor, 'administrator')
