import { type Actor, hasRole } from '../../kernel/actor.ts'

/** Only administrators see the accounts and change their roles. */
export const canManagePeople = (actor: Actor): boolean => hasRole(actor, 'administrator')

/** Administrators cannot reset their own two-step login, because turning it off requires the password. */
export const canResetTwoStep = (actor: Actor, userId: string): boolean =>
  canManagePeople(actor) && !(actor.kind === 'user' && actor.userId === userId)
