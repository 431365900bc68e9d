/** More devices than anyone has. */
export const MAX_PASSKEYS = 20

export const PASSKEY_UNKNOWN = 'We don’t recognise this passkey. Log in with your password.'
export const PASSKEY_EXPIRED = 'That took too long. Please try again.'
export const PASSKEY_INVALID =
  'This passkey could not be checked. Please try again, or log in with your password.'
export const NEW_PASSKEY_INVALID = 'This passkey could not be added. Please try again.'
export const PASSKEY_KNOWN = 'This passkey has already been added.'
export const TOO_MANY_PASSKEYS = `You have ${MAX_PASSKEYS} passkeys. Remove one first.`

/** Shown to staff who have a passkey but logged in with only a password, if the club requires two-step login. */
export const PASSKEY_NEEDED = 'Your club requires staff to use two-step login. Log in with your passkey.'

/** The purpose of a login challenge, which binds it to the browser with this key in its cookie. */
export const loginPurpose = (browserKey: string): string => `log in from ${browserKey}`

/** The purpose of a challenge for adding a passkey, issued after the password was checked. */
export const addPurpose = (userId: string): string => `add a passkey of ${userId}`
