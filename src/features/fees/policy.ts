import { type Actor, hasRole } from '../../kernel/actor.ts'
import { Forbidden } from '../../kernel/errors.ts'

/** Throws Forbidden unless the caller is finance staff or an administrator. */
export function requireFees({ actor }: { actor: Actor }): void {
  if (!hasRole(actor, 'finance')) throw new Forbidden()
}
