import { type Actor, hasRole } from '../../kernel/actor.ts'

/** Answers hold personal data, so only administrators can read and delete them. */
export const canReadResults = (actor: Actor): boolean => hasRole(actor, 'administrator')

/** Only administrators can see unpublished forms. */
export const canSeeUnpublished = (actor: Actor): boolean => hasRole(actor, 'administrator')
