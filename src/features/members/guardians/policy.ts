import { type Actor, caresFor } from '../../../kernel/actor.ts'
import { canManageMembers } from '../policy.ts'
import type { Guardian } from './model.ts'

/** A child's guardians and administrators can see the guardians and invite more. */
export const canManageGuardians = (actor: Actor, memberId: string): boolean =>
  canManageMembers(actor) || caresFor(actor, memberId)

/**
 * Guardians may remove themselves, and the first may remove the second. Only the club can remove the first, so that
 * the club decides in a dispute.
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
