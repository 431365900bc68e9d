import { type Actor, caresFor } from '../../../kernel/actor.ts'
import { canManageMembers } from '../policy.ts'
import type { Guardian } from './model.ts'

/** Guardians of the child and administrators invite further guardians and see who they are. */
export const canManageGuardians = (actor: Actor, memberId: string): boolean =>
  canManageMembers(actor) || caresFor(actor, memberId)

/**
 * Guardians may leave, and the first may remove the second. The second cannot remove the
 * first: in a quarrel the club decides.
 */
export function canRemoveGuardian(
  actor: Actor,
  memberId: string,
  guardian: Guardian,
  first: Guardian,
): boolean {
  if (canManageMembers(actor)) return true
  if (actor.kind !== 'user' || !caresFor(actor, memberId)) return false
  return guardian.userId === actor.userId || first.userId === actor.userId
}
