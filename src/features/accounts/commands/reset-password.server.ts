import { eq } from 'drizzle-orm'
import { done, type Outcome, refused } from '../../../kernel/outcome.ts'
import { openAuth } from '../../../platform/auth/auth.ts'
import { isGuessable } from '../../../platform/auth/guessable.ts'
import { hashPassword } from '../../../platform/auth/passwords.ts'
import type { Ctx } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { transact } from '../../../platform/database/transact.ts'
import { LEAST_SCORE, strengthOf } from '../model.ts'
import { authTables, sessions, users } from '../table.server.ts'
import { forgetFailures } from './attempts.server.ts'
import { ownerOfLink, takeLink } from './password-link.server.ts'

export type ResetPassword = Outcome<
  { email: string },
  { reason: 'LINK_INVALID' } | { reason: 'TOO_FEW_CLASSES' } | { reason: 'GUESSABLE' }
>

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

/**
 * Sets a password by a link from a mail. The link is used up, the account confirmed, and every session of the user
 * ends. [decisions A09, A17, A20, holes 11]
 */
export async function resetPassword(
  ctx: Pick<Ctx, 'db' | 'clock' | 'config' | 'secret' | 'pages'>,
  { token, password }: { token: string; password: string },
): Promise<ResetPassword> {
  const owner = await ownerOfLink(ctx, ctx.db, token)
  if (!owner) return refused('LINK_INVALID')
  if (strengthOf(password).score < LEAST_SCORE) return refused('TOO_FEW_CLASSES')
  // The likeliest first: the estimator counts a word as cheaper the earlier it stands.
  const own = [ctx.config.club.name, owner.name, owner.email].flatMap(wordsOf)
  const words = [...own, ...CLUB_WORDS]
  if (await isGuessable(password, words)) return refused('GUESSABLE')
  const hash = await hashPassword(password)
  const taken = await transact(ctx, async (tx) => {
    if (!(await takeLink(ctx, tx, token))) return false
    await storePassword(ctx, tx, owner.id, hash)
    await tx
      .update(users)
      .set({ emailVerified: true, updatedAt: ctx.clock.now() })
      .where(eq(users.id, owner.id))
    await tx.delete(sessions).where(eq(sessions.userId, owner.id))
    return true
  })
  if (!taken) return refused('LINK_INVALID')
  await forgetFailures(ctx, owner.email)
  return done({ email: owner.email })
}

async function storePassword(
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

/** 'London GD' is 'london', 'gd' and 'londongd'. */
function wordsOf(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  return [...words, words.join('')]
}
