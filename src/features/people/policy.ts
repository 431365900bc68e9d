import { type Actor, hasRole } from '../../kernel/actor.ts'

/** Administrators alone see who can log in, and decide what they may do. */
export const canManagePeople = (actor: Actor): boolean => hasRole(actor, 'administrator')

/** Resetting one's own would turn it off without the password. */
export const canResetTwoStep = (actor: Actor, userId: string): boolean =>
  canManagePeople(actor) && !(actor.kind === 'user' && actor.userId === userId)
