import { openAuth } from '../../../platform/auth/auth.ts'
import { isGuessable } from '../../../platform/auth/guessable.ts'
import type { Ctx } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { LEAST_SCORE, strengthOf } from '../model/account.ts'
import { authTables } from '../table.server.ts'

export type WeakPassword = { reason: 'TOO_FEW_CLASSES' } | { reason: 'GUESSABLE' }

/** What everybody at a handball club tries first. */
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

/** What is wrong with a new password of this person, if anything. [MEM-024, resolutions A17] */
export async function weaknessOf(
  { config }: Pick<Ctx, 'config'>,
  password: string,
  owner: { name: string; email: string },
): Promise<WeakPassword['reason'] | undefined> {
  if (strengthOf(password).score < LEAST_SCORE) return 'TOO_FEW_CLASSES'
  if (password.toLowerCase().includes(owner.email.toLowerCase())) return 'GUESSABLE'
  // The likeliest first: the estimator counts a word as cheaper the earlier it stands.
  const own = [config.club.name, owner.name, owner.email].flatMap(wordsOf)
  const tried = [...own, ...CLUB_WORDS]
  // What is put between or around one's own words has to be enough by itself.
  const isWeak = (await isGuessable(password, tried)) || (await isGuessable(without(own, password), tried))
  return isWeak ? 'GUESSABLE' : undefined
}

/** Makes this hash the password of a user, whether or not there was one. */
export async function storePassword(
  ctx: Pick<Ctx, 'clock' | 'config' | 'secret'>,
  tx: Tx,
  userId: string,
  password: string,
): Promise<void> {
  const auth = await openAuth(ctx, tx, authTables)
  const { internalAdapter } = await auth.$context
  if (await internalAdapter.findCredentialAccount(userId)) {
    await internalAdapter.updatePassword(userId, password)
    return
  }
  await internalAdapter.linkAccount({ userId, providerId: 'credential', accountId: userId, password })
}

/** The longest first: the name of a club holds shorter words. One letter stands in any password. */
const without = (words: readonly string[], password: string): string =>
  words
    .filter(({ length }) => length > 1)
    .toSorted((a, b) => b.length - a.length)
    .reduce((left, word) => left.replaceAll(word, ''), plain(password))

/** Without accents and capitals, as they are typed. */
const plain = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

/** 'London GD' is 'london', 'gd' and 'londongd'. */
function wordsOf(text: string): string[] {
  const words = plain(text).match(/[\p{L}\p{N}]+/gu) ?? []
  return [...words, words.join('')]
}
