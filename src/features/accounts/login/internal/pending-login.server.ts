import { and, eq } from 'drizzle-orm'
import { signToken } from '../../../../platform/auth/session-token.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { credentials, users } from '../../table.server.ts'

/** The time allowed between the password and the code. */
const LIFETIME_MS = 10 * 60_000

/** Signs what a browser holds between the password and the code. It grants access only to the form for the code. */
export const signPendingLogin = (
  { clock, secret }: Pick<Ctx, 'clock' | 'secret'>,
  userId: string,
  passwordHash: string,
): string =>
  signToken(`${userId}.${clock.now().getTime() + LIFETIME_MS}`, pendingSecret(secret, userId, passwordHash))

/** Includes the password's hash, so that a new password invalidates pending logins. */
export const pendingSecret = (secret: string, userId: string, passwordHash: string): string =>
  `${secret} pending login of ${userId} ${passwordHash}`

/** Finds a user who can log in, with the hash of the password. */
export async function findPasswordOwner({ db }: Pick<Ctx, 'db'>, userId: string) {
  const [owner] = await db
    .select({ userId: users.id, email: users.email, passwordHash: credentials.password })
    .from(users)
    .innerJoin(credentials, and(eq(credentials.userId, users.id), eq(credentials.providerId, 'credential')))
    .where(and(eq(users.id, userId), eq(users.emailVerified, true)))
  return owner
}
