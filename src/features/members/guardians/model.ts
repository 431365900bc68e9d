/** An account that looks after a child; `place` is 1 or 2. */
export type Guardian = { userId: string; name: string; email: string; place: number }

/** An invitation that was neither accepted nor revoked. */
export type PendingGuardian = { id: string; email: string; expiresAt: Date }

export const MOST_GUARDIANS = 2

/** The purpose of the signed link, so that no other link works as an invitation. */
export const INVITATION_LINK = 'guardian-invitation'
/** An invitation waits until its reader finds the time. */
export const INVITATION_MS = 7 * 86_400_000

const REFUSALS = {
  FULL: 'There are already two guardians, or invitations for two. Remove one first.',
  ADULT: 'Members from 18 on decide for themselves and have no guardian.',
  SELF: 'This is the child’s own login. Use the login of a parent or guardian.',
  KNOWN: 'This address already belongs to a guardian.',
  LAST: 'A child always has a guardian. Add the other one first.',
  TOO_MANY: 'Too many invitations. Try again in an hour.',
  UNKNOWN: 'This child is no longer a member.',
  LINK_INVALID: 'This invitation has expired or was revoked. Ask for a new one.',
} as const

/** Why a guardian was not invited, added or removed. */
export const guardianRefusalText = (reason: keyof typeof REFUSALS): string => REFUSALS[reason]
