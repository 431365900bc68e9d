import { and, eq } from 'drizzle-orm'
import { matchesPassword } from '../../../platform/auth/passwords.ts'
import type { Ctx } from '../../../platform/context.ts'
import { credentials } from '../table.server.ts'

/** Whether this is the password of the user. */
export async function isCurrentPassword(
  { db }: Pick<Ctx, 'db'>,
  userId: string,
  password: string,
): Promise<boolean> {
  const [stored] = await db
    .select({ hash: credentials.password })
    .from(credentials)
    .where(and(eq(credentials.userId, userId), eq(credentials.providerId, 'credential')))
  if (!stored?.hash) return false
  return matchesPassword({ hash: stored.hash, password })
}
