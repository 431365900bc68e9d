import { type Actor, hasRole } from '../../kernel/actor.ts'

/** Everything holds the personal data of everybody, so only administrators export it. */
export const canExport = (actor: Actor): boolean => hasRole(actor, 'administrator')
