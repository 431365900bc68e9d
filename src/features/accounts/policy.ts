import { type Actor, hasRole } from '../../kernel/actor.ts'

/** Accounts are made by the club, never by strangers. [decisions A13] */
export const canRegisterUsers = (actor: Actor): boolean => hasRole(actor, 'administrator')

/** Looking people up by e-mail. [decisions A14] */
export const canLookUpUsers = (actor: Actor): boolean => hasRole(actor, 'administrator')
