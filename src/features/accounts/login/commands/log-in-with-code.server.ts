import { done, type Outcome, refused } from '../../../../kernel/outcome.ts'
import { deviceIn } from '../../../../platform/auth/known-device.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { transact } from '../../../../platform/database/transact.ts'
import { addJob } from '../../../../platform/jobs/jobs.ts'
import { countAttempt } from '../../internal/login-attempts.server.ts'
import { redeemLoginCode } from '../../internal/login-codes.server.ts'
import { type Browser, type LoggedIn, openSession } from '../../internal/open-session.server.ts'
import { findPendingLogin } from '../queries/pending-login.server.ts'

/** EXPIRED: the password must be entered again. */
export type LogInWithCode = Outcome<
  LoggedIn,
  | { reason: 'EXPIRED' }
  | { reason: 'WRONG_CODE' }
  | { reason: 'TOO_MANY_ATTEMPTS'; retryAfterSeconds: number }
>

/**
 * Opens a session with a code of the authenticator app or a recovery code, after `logIn` has checked the password.
 * Each code works once. Wrong codes count like wrong passwords, and the owner is warned by e-mail.
 */
export async function logInWithCode(
  ctx: Pick<Ctx, 'db' | 'clock' | 'config' | 'secret' | 'client' | 'pages'>,
  { pending, code }: { pending: string | undefined; code: string },
  browser: Browser = {},
): Promise<LogInWithCode> {
  const owner = await findPendingLogin(ctx, pending)
  if (!owner) return refused('EXPIRED')
  const account = owner.email
  const device = deviceIn(browser.signedDevice, account, ctx.secret)
  const attempt = await countAttempt(ctx, account, device)
  if (!attempt.allowed) {
    return refused('TOO_MANY_ATTEMPTS', { retryAfterSeconds: attempt.retryAfterSeconds })
  }
  if (!(await redeemLoginCode(ctx, owner.userId, code))) {
    const warning = { account, knowsPassword: true }
    if (attempt.isLastFree) await transact(ctx, (tx) => addJob(tx, 'warn-account-owner', warning))
    return refused('WRONG_CODE')
  }
  await attempt.succeeded()
  return done(await openSession(ctx, { userId: owner.userId, account, device }, browser))
}
