import { and, eq } from 'drizzle-orm'
import { signToken } from '../../../platform/auth/session-token.ts'
import type { Ctx } from '../../../platform/context.ts'
import { credentials, users } from '../table.server.ts'

/** The time to enter the code after the password. */
const LIFETIME_MS = 10 * 60_000

/** What a browser holds between password and code. It opens nothing but the question for the code. */
export const signPendingLogin = (
  { clock, secret }: Pick<Ctx, 'clock' | 'secret'>,
  userId: string,
  passwordHash: string,
): string =>
  signToken(`${userId}.${clock.now().getTime() + LIFETIME_MS}`, pendingSecret(secret, userId, passwordHash))

/** The hash of the password is part of the key, so that a new password ends what an earlier one has begun. */
export const pendingSecret = (secret: string, userId: string, passwordHash: string): string =>
  `${secret} pending login of ${userId} ${passwordHash}`

/** A user who may log in, with the hash of the password. */
export async function findPasswordOwner({ db }: Pick<Ctx, 'db'>, userId: string) {
  const [owner] = await db
    .select({ userId: users.id, email: users.email, passwordHash: credentials.password })
    .from(users)
    .innerJoin(credentials, and(eq(credentials.userId, users.id), eq(credentials.providerId, 'credential')))
    .where(and(eq(users.id, userId), eq(users.emailVerified, true)))
  return owner
}
