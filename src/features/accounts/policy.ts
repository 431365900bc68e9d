import { type Actor, hasRole } from '../../kernel/actor.ts'

/** Accounts are made by the club, never by strangers. */
export const canRegisterUsers = (actor: Actor): boolean => hasRole(actor, 'administrator')
