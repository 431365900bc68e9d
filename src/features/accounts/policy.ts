import { type Actor, hasRole } from '../../kernel/actor.ts'

/** Only administrators create accounts. */
export const canRegisterUsers = (actor: Actor): boolean => hasRole(actor, 'administrator')
