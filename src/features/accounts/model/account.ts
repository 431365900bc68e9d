/** The one answer to a login that fails, whatever the reason. [MEM-006, resolutions A11] */
export const LOGIN_FAILED = 'E-mail or password is wrong. Try again, or reset your password.'

/** What a login reads that comes too soon after many failures. It says nothing about whether the account exists. */
export const loginSlowedDown = (retryAfterSeconds: number): string =>
  `Too many wrong passwords. Please try again in ${waitingTime(retryAfterSeconds)}, or reset your password.`

/** 'in 30 seconds', without the 'in'. */
export const waitingTime = (seconds: number): string => {
  if (seconds <= 60) return seconds === 1 ? '1 second' : `${seconds} seconds`
  return `${Math.ceil(seconds / 60)} minutes`
}

/** Nothing was changed: the current password was wrong, tried too often, or something broke. */
export const PASSWORD_NOT_CHANGED = 'We cannot change your password, please contact us.'
/** The specification's words but for what is mailed: a confirmation, never the password. [MEM-026, resolutions A09] */
export const PASSWORD_CHANGED = 'Password reset, we sent a confirmation to your email as well.'
/** What the administrator reads: no password is set for anybody. */
export const RESET_LINK_SENT = 'Password reset link sent to the user'

/** Why an account keeps its role and its login. */
export const LAST_ADMINISTRATOR = 'This is the last administrator. Give another person this role first.'

/** A password's score: how many of four character classes it uses. [MEM-021] */
export type Strength = { score: number; word: 'Very Weak' | 'Medium' | 'Strong'; missing: string[] }

const CHARACTERS = [
  ['a symbol', /[^\p{L}\p{N}]/u],
  ['an upper-case letter', /\p{Lu}/u],
  ['a digit', /\p{N}/u],
  ['a lower-case letter', /\p{Ll}/u],
] as const

/** The strength that a password chosen by its user must reach. */
export const LEAST_SCORE = 3

/** Score and word of a password, and the classes it lacks. Length plays no part here. [MEM-022] */
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

/** What to say to a new password that is refused. [resolutions A17] */
export function weaknessText(reason: 'TOO_FEW_CLASSES' | 'GUESSABLE', password: string): string {
  if (reason === 'TOO_FEW_CLASSES') return strengthText(passwordStrength(password))
  return 'This password is easy to guess. Please choose another one.'
}
