/** An account that is a guardian of a child. `place` is 1 or 2. */
export type Guardian = { userId: string; name: string; email: string; place: number }

/** An invitation that has been neither accepted nor revoked. */
export type PendingGuardian = { id: string; email: string; expiresAt: Date }

export const MAX_GUARDIANS = 2
/** From this age a child may have a login beside the guardian's. */
export const OWN_LOGIN_AGE = 16

/** The purpose in the signed link, so that links for other purposes are not accepted. */
export const INVITATION_LINK = 'guardian-invitation'
/** How long an invitation is valid. */
export const INVITATION_MS = 7 * 86_400_000

/** What staff read who want to give a child under 16 a login. */
export const UNDER_16_TEXT =
  'Children under 16 cannot have a login of their own. Invite a guardian on the Family tab of the member.'

const REFUSALS = {
  FULL: 'There are already two guardians, or invitations for two. Remove one first.',
  ADULT: 'Members aged 18 or over decide for themselves and have no guardian.',
  SELF: 'This is the child’s own login. Use the login of a parent or guardian.',
  KNOWN: 'This address already belongs to a guardian.',
  LAST: 'A child needs at least one guardian. Add another one first.',
  TOO_MANY: 'Too many attempts. Try again in an hour.',
  TOO_YOUNG: `A login of their own is for children from ${OWN_LOGIN_AGE} on.`,
  HAS_LOGIN: 'This child already has a login.',
  TAKEN: 'This address already has a login. Enter an address of the child alone.',
  NO_ADDRESS: 'Enter the address for the copy.',
  SHARED: 'Someone else in the club uses this address. Enter an address of the child alone.',
  UNKNOWN: 'This child is no longer a member.',
  OTHER_ADDRESS: 'This invitation is for another e-mail address.',
  LINK_INVALID: 'This invitation has expired or was revoked. Ask for a new one.',
} as const

/** Explains why a guardian was not invited, added or removed. */
export const guardianRefusalText = (reason: keyof typeof REFUSALS): string => REFUSALS[reason]
