import { eq } from 'drizzle-orm'
import type { Role } from '../../../kernel/actor.ts'
import { normalEmail } from '../../../kernel/email.ts'
import { done, type Outcome, refused } from '../../../kernel/outcome.ts'
import { openAuth } from '../../../platform/auth/auth.ts'
import { deviceIn, signDevice } from '../../../platform/auth/known-device.ts'
import { PASSWORD_LENGTH } from '../../../platform/auth/password-length.ts'
import { signToken } from '../../../platform/auth/session-token.ts'
import type { Ctx } from '../../../platform/context.ts'
import { transact } from '../../../platform/database/transact.ts'
import { addJob } from '../../../platform/jobs/jobs.ts'
import { countAttempt } from '../internal/login-attempts.server.ts'
import { hasEmail } from '../queries/has-email.server.ts'
import { mainRoleOfUser } from '../queries/roles-of-user.server.ts'
import type { LogInInput } from '../schema.ts'
import { authTables, sessions, users } from '../table.server.ts'

/** `device` is what the browser is known by at its next login. */
export type LoggedIn = { session: string; device: string; user: AccountUser }
export type AccountUser = { id: string; name: string; email: string; username: string | null; role: Role }

/** A host that cannot exist (RFC 2606): an unknown username is checked like an unknown e-mail. */
const NOWHERE = 'unknown.invalid'

/** What the browser brings along: the session it had, what an earlier login knows it by, and what it calls itself. */
export type Browser = {
  earlierToken?: string | undefined
  signedDevice?: string | undefined
  userAgent?: string | undefined
}

/** Enough to tell a phone from a laptop in the list of one's own logins. */
const MOST_USER_AGENT = 300

export type LogIn = Outcome<
  LoggedIn,
  { reason: 'WRONG' } | { reason: 'TOO_MANY_ATTEMPTS'; retryAfterSeconds: number }
>

/**
 * Opens a session by e-mail or username and password; an earlier session of the same browser ends.
 * A wrong password, an unknown user and an unconfirmed account are one refusal and take the same time: the
 * password is hashed even when there is nothing to compare it with. After five failures tries are slowed down and the
 * owner of the account gets an e-mail. [MEM-004, MEM-007, resolutions A03, A11, A20, D05]
 */
export async function logIn(
  ctx: Pick<Ctx, 'db' | 'clock' | 'config' | 'club' | 'secret' | 'client' | 'pages'>,
  { identifier, password }: LogInInput,
  { earlierToken, signedDevice, userAgent = '' }: Browser = {},
): Promise<LogIn> {
  const account = await emailFor(ctx, identifier.toLowerCase())
  const device = deviceIn(signedDevice, account, ctx.secret)
  const attempt = await countAttempt(ctx, account, device)
  if (!attempt.allowed) {
    return refused('TOO_MANY_ATTEMPTS', { retryAfterSeconds: attempt.retryAfterSeconds })
  }
  const opened = await openSession(ctx, account, password)
  if (!opened) {
    // For an unknown account too: the job finds nobody, and the answer takes as long.
    if (attempt.isLastFree) await transact(ctx, (tx) => addJob(tx, 'warn-account-owner', { account }))
    return refused('WRONG')
  }
  await attempt.succeeded()
  await noteDevice(ctx, opened.token, userAgent)
  await ctx.db.update(users).set({ lastLoginAt: ctx.clock.now() }).where(eq(users.id, opened.userId))
  if (earlierToken) await ctx.db.delete(sessions).where(eq(sessions.token, earlierToken))
  return done({
    session: signToken(opened.token, ctx.secret),
    device: signDevice(account, ctx.secret, device),
    user: await userOf(ctx, opened.userId),
  })
}

/** For the list of one's own logins; the address it came from is not kept. */
async function noteDevice({ db }: Pick<Ctx, 'db'>, token: string, userAgent: string): Promise<void> {
  await db
    .update(sessions)
    .set({ userAgent: userAgent.slice(0, MOST_USER_AGENT) })
    .where(eq(sessions.token, token))
}

/** The stored e-mail of a username or of any spelling of the e-mail, so that all names of an account count as one. */
async function emailFor({ db }: Pick<Ctx, 'db'>, identifier: string): Promise<string> {
  const email = normalEmail(identifier)
  const isThis = email === undefined ? eq(users.username, identifier) : hasEmail(email)
  const [user] = await db.select({ email: users.email }).from(users).where(isThis)
  return user?.email ?? email ?? `${identifier}@${NOWHERE}`
}

/**
 * What better-auth's `signInEmail` does, with its own parts: that one takes ASCII addresses only. Undefined for an
 * unknown, wrong or unconfirmed account, and for a password that is too long to be one.
 */
async function openSession(
  ctx: Pick<Ctx, 'db' | 'clock' | 'config' | 'club' | 'secret'>,
  email: string,
  password: string,
): Promise<{ token: string; userId: string } | undefined> {
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
  const { token } = await internalAdapter.createSession(found.user.id)
  return { token, userId: found.user.id }
}

async function userOf({ db }: Pick<Ctx, 'db'>, id: string): Promise<AccountUser> {
  const [user] = await db
    .select({
      id: users.id,
      name: users.name,
      email: users.email,
      username: users.username,
      role: mainRoleOfUser,
    })
    .from(users)
    .where(eq(users.id, id))
  if (!user) throw new Error('a user who has just logged in is gone')
  return user
}
