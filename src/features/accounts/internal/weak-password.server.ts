import { isGuessable } from '../../../platform/auth/guessable.ts'
import type { Ctx } from '../../../platform/context.ts'
import { LEAST_SCORE, passwordStrength } from '../model/account.ts'

export type WeakPassword = { reason: 'TOO_FEW_CLASSES' } | { reason: 'GUESSABLE' }

/** Words that someone guessing a handball club's passwords tries first. */
const CLUB_WORDS = [
  'handball',
  'handballer',
  'goalkeeper',
  'goal',
  'throw',
  'seven',
  'metre',
  'club',
  'member',
  'team',
]

/** Returns why a new password is too weak; undefined if it is strong enough. */
export async function findWeakness(
  { club }: Pick<Ctx, 'club'>,
  password: string,
  owner: { name: string; email: string },
): Promise<WeakPassword['reason'] | undefined> {
  if (passwordStrength(password).score < LEAST_SCORE) return 'TOO_FEW_CLASSES'
  if (password.toLowerCase().includes(owner.email.toLowerCase())) return 'GUESSABLE'
  // The most likely words come first, because the estimator rates earlier words as easier to guess.
  const own = [club.name, owner.name, owner.email].flatMap(wordsIn)
  const likelyWords = [...own, ...CLUB_WORDS]
  // The password must also be strong without the owner's own words in it.
  const isWeak =
    (await isGuessable(password, likelyWords)) || (await isGuessable(without(own, password), likelyWords))
  return isWeak ? 'GUESSABLE' : undefined
}

/** Removes the longest words first, because they contain shorter ones. Single letters are too common to remove. */
const without = (words: readonly string[], password: string): string =>
  words
    .filter(({ length }) => length > 1)
    .toSorted((a, b) => b.length - a.length)
    .reduce((left, word) => left.replaceAll(word, ''), plain(password))

/** The text in lower case, without accents. */
const plain = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

/** 'London GD' becomes 'london', 'gd' and 'londongd'. */
function wordsIn(text: string): string[] {
  const words = plain(text).match(/[\p{L}\p{N}]+/gu) ?? []
  return [...words, words.join('')]
}
