import { type Actor, actsFor, hasRole } from '../../kernel/actor.ts'

/** Finance staff read every statement, other people those of themselves and their children. */
export const canReadStatement = (actor: Actor, memberIds: readonly string[]): boolean =>
  hasRole(actor, 'finance') || memberIds.every((id) => actsFor(actor, id))
