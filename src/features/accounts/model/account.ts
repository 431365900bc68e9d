/** The message of every failed login, whatever the reason. [MEM-006, resolutions A11] */
export const LOGIN_FAILED = 'E-mail or password is wrong. Try again, or reset your password.'

/** The message of a login that is delayed after too many failures. It does not reveal whether the account exists. */
export const loginSlowedDown = (retryAfterSeconds: number): string =>
  `Too many wrong passwords. Please try again in ${waitingTime(retryAfterSeconds)}, or reset your password.`

/** "30 seconds", "2 minutes". */
export const waitingTime = (seconds: number): string => {
  if (seconds <= 60) return seconds === 1 ? '1 second' : `${seconds} seconds`
  return `${Math.ceil(seconds / 60)} minutes`
}

/** Shown if the current password was wrong or tried too often, or after an error. */
export const PASSWORD_NOT_CHANGED = 'We could not change your password. Please contact us.'
/**
 * The specification's text, except that a confirmation is e-mailed and never the password. [MEM-026, resolutions A09]
 */
export const PASSWORD_CHANGED = 'Your password is changed. We have e-mailed you a confirmation.'
/** Shown to the administrator, who cannot set a password for anyone else. */
export const RESET_LINK_SENT = 'Password reset link sent to the user'

/** Why the role or the account of the last administrator cannot be removed. */
export const LAST_ADMINISTRATOR = 'This is the last administrator. Give another person this role first.'

/** A password's score: how many of four character classes it uses. [MEM-021] */
export type Strength = { score: number; word: 'Very Weak' | 'Medium' | 'Strong'; missing: string[] }

const CHARACTERS = [
  ['a symbol', /[^\p{L}\p{N}]/u],
  ['an upper-case letter', /\p{Lu}/u],
  ['a digit', /\p{N}/u],
  ['a lower-case letter', /\p{Ll}/u],
] as const

/** The score that a new password must reach. */
export const LEAST_SCORE = 3

/** Returns the score and label of a password and the missing character classes. Length is not considered. [MEM-022] */
export function passwordStrength(password: string): Strength {
  const missing = CHARACTERS.filter(([, pattern]) => !pattern.test(password)).map(([name]) => name)
  const score = CHARACTERS.length - missing.length
  return { score, word: wordFor(score), missing }
}

function wordFor(score: number): Strength['word'] {
  if (score >= 4) return 'Strong'
  return score === 3 ? 'Medium' : 'Very Weak'
}

/** "Medium. Add a symbol for Strong." */
export function strengthText({ word, missing }: Strength): string {
  if (missing.length === 0) return `${word}.`
  if (word === 'Medium') return `${word}. Add ${missing.join(' and ')} for Strong.`
  return `${word}. It lacks ${listOf(missing)}.`
}

const listOf = (names: string[]) =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`

/** Explains why a new password was refused. [resolutions A17] */
export function weaknessText(reason: 'TOO_FEW_CLASSES' | 'GUESSABLE', password: string): string {
  if (reason === 'TOO_FEW_CLASSES') return strengthText(passwordStrength(password))
  return 'This password is easy to guess. Please choose another one.'
}
