import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../../platform/database/database.ts'
import { userRoles, users } from '../table.server.ts'

/**
 * Whether an administrator who can log in remains without this user. Locks all administrators, so that two of them
 * cannot remove each other at the same time.
 */
export async function hasOtherAdministrator(tx: Tx, userId: string): Promise<boolean> {
  const administrators = await tx
    .select({ userId: userRoles.userId })
    .from(userRoles)
    .innerJoin(users, and(eq(users.id, userRoles.userId), eq(users.emailVerified, true)))
    .where(eq(userRoles.role, 'administrator'))
    .orderBy(userRoles.userId)
    .for('update')
  const isLast = administrators.length === 1 && administrators[0]?.userId === userId
  return !isLast
}
