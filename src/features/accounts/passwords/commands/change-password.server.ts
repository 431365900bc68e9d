import { and, eq, ne } from 'drizzle-orm'
import { Forbidden } from '../../../../kernel/errors.ts'
import { done, type Outcome, refused } from '../../../../kernel/outcome.ts'
import { hashPassword } from '../../../../platform/auth/passwords.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { transact } from '../../../../platform/database/transact.ts'
import { mailAddress } from '../../../../platform/email/email.ts'
import { paths } from '../../../../web/paths.ts'
import { sendEmail } from '../../../emails/commands/send-email.server.ts'
import { passwordChangedEmail } from '../../../emails/emails/password-link.tsx'
import { countAttempt } from '../../internal/login-attempts.server.ts'
import { isCurrentPassword } from '../../internal/own-password.server.ts'
import { deletePasswordLinks } from '../../internal/password-link.server.ts'
import { storePassword } from '../../internal/store-password.server.ts'
import { findWeakness, type WeakPassword } from '../../internal/weak-password.server.ts'
import type { ChangePasswordInput } from '../../schema.ts'
import { sessions } from '../../table.server.ts'
import { countNewPassword } from '../internal/count-new-password.server.ts'

export type ChangePassword = Outcome<
  object,
  WeakPassword | { reason: 'WRONG_CURRENT' } | { reason: 'TOO_MANY_ATTEMPTS'; retryAfterSeconds: number }
>

type Needs = Pick<Ctx, 'db' | 'clock' | 'config' | 'club' | 'secret' | 'client' | 'actor' | 'pages'>

/**
 * Changes the caller's own password. Requires the current one; wrong guesses count like those at a login from a known
 * browser. Ends all sessions except `token`, cancels pending links and e-mails a notice. Throws Forbidden for a
 * visitor.
 */
export async function changePassword(
  ctx: Needs,
  { currentPassword, password }: ChangePasswordInput,
  token: string | undefined,
): Promise<ChangePassword> {
  const { actor } = ctx
  if (actor.kind !== 'user') throw new Forbidden()
  const tried = await countNewPassword(ctx, actor.userId)
  if (!tried.allowed) return refused('TOO_MANY_ATTEMPTS', { retryAfterSeconds: tried.retryAfterSeconds })
  const weakness = await findWeakness(ctx, password, actor)
  if (weakness) return refused(weakness)
  const attempt = await countAttempt(ctx, actor.email, token)
  if (!attempt.allowed) return refused('TOO_MANY_ATTEMPTS', { retryAfterSeconds: attempt.retryAfterSeconds })
  if (!(await isCurrentPassword(ctx, actor.userId, currentPassword))) return refused('WRONG_CURRENT')
  await attempt.succeeded()
  const hash = await hashPassword(password)
  const club = ctx.club.name
  const url = new URL(`${paths.access}?mode=reset`, ctx.config.publicUrl).href
  await transact(ctx, async (tx) => {
    await storePassword(ctx, tx, actor.userId, hash)
    await deletePasswordLinks(tx, actor.userId)
    await tx
      .delete(sessions)
      .where(and(eq(sessions.userId, actor.userId), token ? ne(sessions.token, token) : undefined))
    const email = passwordChangedEmail({ club, name: actor.name, url })
    await sendEmail(ctx, tx, { to: mailAddress(actor.email, actor.name) }, email)
  })
  return done({})
}
