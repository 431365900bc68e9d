import { type Actor, hasRole } from '../../kernel/actor.ts'

/** Answers hold personal data, so only administrators can read and delete them. */
export const canReadResults = (actor: Actor): boolean => hasRole(actor, 'administrator')

/**
 * Whether the actor may read, answer, close and delete the answers to a form. Those to a confidential form are only for
 * its readers, and administrators who are not among them are refused too.
 */
export const canReadAnswersTo = (
  actor: Actor,
  form: { confidential: boolean; isReader: boolean },
): boolean => (form.confidential ? actor.kind === 'user' && form.isReader : canReadResults(actor))

/** Only administrators can see unpublished forms. */
export const canSeeUnpublished = (actor: Actor): boolean => hasRole(actor, 'administrator')
