import { eq } from 'drizzle-orm'
import { normalEmail } from '../../../../kernel/email.ts'
import { done, type Outcome, refused } from '../../../../kernel/outcome.ts'
import { openAuth } from '../../../../platform/auth/auth.ts'
import { deviceIn } from '../../../../platform/auth/known-device.ts'
import { PASSWORD_LENGTH } from '../../../../platform/auth/password-length.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { transact } from '../../../../platform/database/transact.ts'
import { addJob } from '../../../../platform/jobs/jobs.ts'
import { countAttempt } from '../../internal/login-attempts.server.ts'
import { type Browser, type LoggedIn, openSession } from '../../internal/open-session.server.ts'
import { staffHasPasskey } from '../../passkeys/queries/passkeys.server.ts'
import { hasEmail } from '../../queries/has-email.server.ts'
import type { LogInInput } from '../../schema.ts'
import { authTables, users } from '../../table.server.ts'
import { userHasAuthenticator } from '../../two-step/queries/two-step.server.ts'
import { signPendingLogin } from '../internal/pending-login.server.ts'

/** A domain that cannot exist (RFC 2606), so that an unknown username is checked like an unknown e-mail address. */
const NOWHERE = 'unknown.invalid'

export type LogIn = Outcome<
  LoggedIn,
  | { reason: 'WRONG' }
  | { reason: 'TOO_MANY_ATTEMPTS'; retryAfterSeconds: number }
  /** The password is right. `logInWithCode` needs `pending` together with the code. */
  | { reason: 'CODE_NEEDED'; pending: string }
  /** The password is right but not sufficient: the club requires two-step login, and the user has a passkey. */
  | { reason: 'PASSKEY_NEEDED' }
>

/**
 * Opens a session by e-mail address or username and password, and ends the browser's earlier session. An account with
 * an authenticator app also needs its code; staff with only a passkey must use it if the club requires two-step
 * login. A wrong password, an unknown user and an unconfirmed account give the same refusal and take the same time,
 * because a password is hashed in any case. After five failures further attempts are delayed and the owner is warned
 * by e-mail. [resolutions A03]
 */
export async function logIn(
  ctx: Pick<Ctx, 'db' | 'clock' | 'config' | 'club' | 'secret' | 'client' | 'pages'>,
  { identifier, password }: LogInInput,
  browser: Browser = {},
): Promise<LogIn> {
  const account = await emailFor(ctx, identifier.toLowerCase())
  const device = deviceIn(browser.signedDevice, account, ctx.secret)
  const attempt = await countAttempt(ctx, account, device)
  if (!attempt.allowed) {
    return refused('TOO_MANY_ATTEMPTS', { retryAfterSeconds: attempt.retryAfterSeconds })
  }
  const owner = await checkPassword(ctx, account, password)
  if (!owner) {
    // Queued for unknown accounts too, so that the response takes as long. The job then finds no account.
    if (attempt.isLastFree) await transact(ctx, (tx) => addJob(tx, 'warn-account-owner', { account }))
    return refused('WRONG')
  }
  if (await userHasAuthenticator(ctx, owner.userId)) {
    // Entering the password again must not clear the count of wrong codes.
    await attempt.takeBack()
    return refused('CODE_NEEDED', { pending: signPendingLogin(ctx, owner.userId, owner.passwordHash) })
  }
  if (ctx.club.staffTwoStep && (await staffHasPasskey(ctx, owner.userId))) {
    await attempt.takeBack()
    return refused('PASSKEY_NEEDED')
  }
  await attempt.succeeded()
  return done(await openSession(ctx, { userId: owner.userId, account, device }, browser))
}

/**
 * Returns the stored e-mail address of a username or of any spelling of the address, so that all of them share one
 * count of attempts.
 */
async function emailFor({ db }: Pick<Ctx, 'db'>, identifier: string): Promise<string> {
  const email = normalEmail(identifier)
  const isThis = email === undefined ? eq(users.username, identifier) : hasEmail(email)
  const [user] = await db.select({ email: users.email }).from(users).where(isThis)
  return user?.email ?? email ?? `${identifier}@${NOWHERE}`
}

/**
 * Does what better-auth's `signInEmail` does, which accepts only ASCII addresses. Returns undefined for an unknown,
 * wrong or unconfirmed account, and for a password that is too long.
 */
async function checkPassword(
  ctx: Pick<Ctx, 'db' | 'clock' | 'config' | 'secret'>,
  email: string,
  password: string,
): Promise<{ userId: string; passwordHash: string } | undefined> {
  const auth = await openAuth(ctx, ctx.db, authTables)
  const { internalAdapter, password: passwords } = await auth.$context
  if (password.length > PASSWORD_LENGTH.max) return undefined
  const found = await internalAdapter.findUserByEmail(email, { includeAccounts: true })
  const hash = found?.accounts.find(({ providerId }) => providerId === 'credential')?.password
  if (!found || !hash) {
    // Takes as long as checking a real password.
    await passwords.hash(password)
    return undefined
  }
  const isRight = await passwords.verify({ hash, password })
  if (!isRight || !found.user.emailVerified) return undefined
  return { userId: found.user.id, passwordHash: hash }
}
