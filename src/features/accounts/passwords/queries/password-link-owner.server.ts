import { and, eq, gt } from 'drizzle-orm'
import type { Ctx } from '../../../../platform/context.ts'
import type { Db, Tx } from '../../../../platform/database/database.ts'
import { hashPasswordToken, userIdOf } from '../../internal/password-link.server.ts'
import { users, verifications } from '../../table.server.ts'

export type PasswordLinkOwner = { id: string; name: string; email: string }

/** Returns the user whose password a valid link may set, without using the link. */
export async function findPasswordLinkOwner(
  { clock }: Pick<Ctx, 'clock'>,
  db: Db | Tx,
  token: string,
): Promise<PasswordLinkOwner | undefined> {
  const [link] = await db
    .select({ value: verifications.value })
    .from(verifications)
    .where(
      and(eq(verifications.identifier, hashPasswordToken(token)), gt(verifications.expiresAt, clock.now())),
    )
  if (!link) return undefined
  const [user] = await db
    .select({ id: users.id, name: users.name, email: users.email })
    .from(users)
    .where(eq(users.id, userIdOf(link.value)))
  return user
}
