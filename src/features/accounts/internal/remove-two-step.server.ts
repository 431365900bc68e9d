import { and, eq, isNotNull } from 'drizzle-orm'
import type { Tx } from '../../../platform/database/database.ts'
import { authenticators, recoveryCodes } from '../table.server.ts'

/**
 * Removes the authenticator app and the recovery codes of a user. Returns false if the login takes one step already.
 */
export async function removeTwoStep(tx: Tx, userId: string): Promise<boolean> {
  const removed = await tx
    .delete(authenticators)
    .where(and(eq(authenticators.userId, userId), isNotNull(authenticators.confirmedAt)))
    .returning({ userId: authenticators.userId })
  if (removed.length === 0) return false
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  return true
}
