import { type Actor, hasRole } from '../../kernel/actor.ts'

/** Answers hold personal data, so only administrators can read and delete them. */
export const canReadResults = (actor: Actor): boolean => hasRole(actor, 'administrator')

/**
 * Whether the actor may read, answer, close and delete the answers to a form. Those to a confidential form are only for
 * its readers, and administrators who are not among them are refused too.
 */
export function canReadAnswersTo(actor: Actor, form: { confidential: boolean; isReader: boolean }): boolean {
  if (!form.confidential) return canReadResults(actor)
  return actor.kind === 'user' && !actor.needsTwoStep && form.isReader
}

/** Administrators name the readers of confidential forms. This is recorded, and all readers get an e-mail. */
export const canNameReaders = (actor: Actor): boolean => hasRole(actor, 'administrator')

/** Only administrators can see unpublished forms. */
export const canSeeUnpublished = (actor: Actor): boolean => hasRole(actor, 'administrator')
