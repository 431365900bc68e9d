/** More than anyone has devices. */
export const MOST_PASSKEYS = 20

export const PASSKEY_UNKNOWN = 'This passkey is not known here. Log in with your password.'
export const PASSKEY_EXPIRED = 'That took too long. Please try again.'
export const PASSKEY_INVALID =
  'This passkey could not be checked. Please try again, or log in with your password.'
export const NEW_PASSKEY_INVALID = 'This passkey could not be added. Please try again.'
export const PASSKEY_KNOWN = 'This passkey has been added already.'
export const TOO_MANY_PASSKEYS = `You have ${MOST_PASSKEYS} passkeys. Remove one first.`

/** What staff read who have a passkey, whose club requires two-step login, and who entered a password alone. */
export const PASSKEY_NEEDED = 'Your club requires two-step login of staff. Log in with your passkey.'

/** What a challenge of the login page is for: the login of one browser, known by the key in its cookie. */
export const loginPurpose = (browserKey: string): string => `log in from ${browserKey}`

/** What a challenge is for that a user gets after the password. */
export const addPurpose = (userId: string): string => `add a passkey of ${userId}`
