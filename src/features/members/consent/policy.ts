import { type Actor, caresFor } from '../../../kernel/actor.ts'
import { canManageMembers, ownMemberId } from '../policy.ts'

/**
 * Adults decide for themselves, guardians for a child. Minors with their own login may withdraw a guardian's consent
 * but not give any.
 */
export function consentRight(
  actor: Actor,
  member: { id: string; minor: boolean },
): 'decide' | 'withdraw' | 'none' {
  if (caresFor(actor, member.id)) return 'decide'
  if (ownMemberId(actor) !== member.id) return 'none'
  return member.minor ? 'withdraw' : 'decide'
}

/** Whether the actor may list members with missing answers and ask them again. */
export const canAskForConsent = (actor: Actor): boolean => canManageMembers(actor)
