import { type Actor, hasRole } from '../../kernel/actor.ts'
import { Forbidden } from '../../kernel/errors.ts'

/** Only administrators write to many people, because they see every address and what members owe. */
export const canWriteMessages = (actor: Actor): boolean => hasRole(actor, 'administrator')

/** Throws Forbidden unless the caller may write to many people. */
export function requireWriter({ actor }: { actor: Actor }): void {
  if (!canWriteMessages(actor)) throw new Forbidden()
}
