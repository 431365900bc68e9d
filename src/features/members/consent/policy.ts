import { type Actor, caresFor } from '../../../kernel/actor.ts'
import { canManageMembers, ownMemberId } from '../policy.ts'

/**
 * Who decides: a guardian for a child, adults for themselves. A minor with a login of their own may withdraw what the
 * guardian has agreed to, and agree to nothing.
 */
export function consentRight(
  actor: Actor,
  member: { id: string; minor: boolean },
): 'decide' | 'withdraw' | 'none' {
  if (caresFor(actor, member.id)) return 'decide'
  if (ownMemberId(actor) !== member.id) return 'none'
  return member.minor ? 'withdraw' : 'decide'
}

/** Who sees which members have not answered, and asks them again. */
export const canAskForConsent = (actor: Actor): boolean => canManageMembers(actor)
