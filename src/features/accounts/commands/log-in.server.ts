import { eq } from 'drizzle-orm'
import { normalEmail } from '../../../kernel/email.ts'
import { done, type Outcome, refused } from '../../../kernel/outcome.ts'
import { openAuth } from '../../../platform/auth/auth.ts'
import { deviceIn } from '../../../platform/auth/known-device.ts'
import { PASSWORD_LENGTH } from '../../../platform/auth/password-length.ts'
import type { Ctx } from '../../../platform/context.ts'
import { transact } from '../../../platform/database/transact.ts'
import { addJob } from '../../../platform/jobs/jobs.ts'
import { countAttempt } from '../internal/login-attempts.server.ts'
import { type Browser, type LoggedIn, openSession } from '../internal/open-session.server.ts'
import { signPendingLogin } from '../internal/pending-login.server.ts'
import { hasEmail } from '../queries/has-email.server.ts'
import { staffHasPasskey } from '../queries/passkeys.server.ts'
import { userHasAuthenticator } from '../queries/two-step.server.ts'
import type { LogInInput } from '../schema.ts'
import { authTables, users } from '../table.server.ts'

/** A host that cannot exist (RFC 2606): an unknown username is checked like an unknown e-mail. */
const NOWHERE = 'unknown.invalid'

export type LogIn = Outcome<
  LoggedIn,
  | { reason: 'WRONG' }
  | { reason: 'TOO_MANY_ATTEMPTS'; retryAfterSeconds: number }
  /** The password is right. `pending` is what `logInWithCode` needs with the code. */
  | { reason: 'CODE_NEEDED'; pending: string }
  /** The password is right, and alone it is not enough: the club requires two-step login, and there is a passkey. */
  | { reason: 'PASSKEY_NEEDED' }
>

/**
 * Opens a session by e-mail or username and password; an earlier session of the same browser ends. An account with an
 * authenticator app gets no session before its code, and one of staff with only a passkey gets none by a password if
 * the club requires two-step login.
 * A wrong password, an unknown user and an unconfirmed account are one refusal and take the same time: the
 * password is hashed even when there is nothing to compare it with. After five failures tries are slowed down and the
 * owner of the account gets an e-mail. [resolutions A03]
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
    // For an unknown account too: the job finds nobody, and the answer takes as long.
    if (attempt.isLastFree) await transact(ctx, (tx) => addJob(tx, 'warn-account-owner', { account }))
    return refused('WRONG')
  }
  if (await userHasAuthenticator(ctx, owner.userId)) {
    // Wrong codes are not forgotten by entering the password again.
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

/** The stored e-mail of a username or of any spelling of the e-mail, so that all names of an account count as one. */
async function emailFor({ db }: Pick<Ctx, 'db'>, identifier: string): Promise<string> {
  const email = normalEmail(identifier)
  const isThis = email === undefined ? eq(users.username, identifier) : hasEmail(email)
  const [user] = await db.select({ email: users.email }).from(users).where(isThis)
  return user?.email ?? email ?? `${identifier}@${NOWHERE}`
}

/**
 * What better-auth's `signInEmail` checks, with its own parts: that one takes ASCII addresses only. Undefined for an
 * unknown, wrong or unconfirmed account, and for a password that is too long to be one.
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
    // Takes as long as a comparison.
    await passwords.hash(password)
    return undefined
  }
  const isRight = await passwords.verify({ hash, password })
  if (!isRight || !found.user.emailVerified) return undefined
  return { userId: found.user.id, passwordHash: hash }
}
