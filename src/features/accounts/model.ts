/** The one text for every refused login. Its words are the specification's, the accent included. [MEM-006] */
export const LOGIN_FAILED =
  'An error occurred, please check your user/password or reset it If you don´t remember. Hint: your user is your email.'

/** A password's score: how many of four character classes it uses. [MEM-021] */
export type Strength = { score: number; word: 'Very Weak' | 'Medium' | 'Strong'; missing: string[] }

const CLASSES = [
  ['a symbol', /[^\p{L}\p{N}]/u],
  ['an upper-case letter', /\p{Lu}/u],
  ['a digit', /\p{N}/u],
  ['a lower-case letter', /\p{Ll}/u],
] as const

/** What somebody who sets their own password must reach. [MEM-024] */
export const LEAST_SCORE = 3

/** Score and word of a password, and the classes it lacks. Length plays no part here. [MEM-021, MEM-022] */
export function strengthOf(password: string): Strength {
  const missing = CLASSES.filter(([, pattern]) => !pattern.test(password)).map(([name]) => name)
  const score = CLASSES.length - missing.length
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
