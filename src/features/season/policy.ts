import { type Actor, hasRole } from '../../kernel/actor.ts'
import { Forbidden } from '../../kernel/errors.ts'

/** Whether the actor may prepare and close a season: an administrator may. */
export const canManageSeason = (actor: Actor): boolean => hasRole(actor, 'administrator')

/** Throws Forbidden unless the caller may prepare and close a season. */
export function requireSeasonManager({ actor }: { actor: Actor }): void {
  if (!canManageSeason(actor)) throw new Forbidden()
}
