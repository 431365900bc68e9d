import { and, eq, isNotNull } from 'drizzle-orm'
import type { Tx } from '../../../platform/database/database.ts'
import { authenticators, passkeys, recoveryCodes } from '../table.server.ts'

/** Removes the authenticator app, the recovery codes and the passkeys of a user. Returns false if there are none. */
export async function removeTwoStep(tx: Tx, userId: string): Promise<boolean> {
  const hadApp = await removeAuthenticator(tx, userId)
  const removed = await tx.delete(passkeys).where(eq(passkeys.userId, userId)).returning({ id: passkeys.id })
  return hadApp || removed.length > 0
}

/** Removes the authenticator app and the recovery codes of a user. Returns false if there is no app in use. */
export async function removeAuthenticator(tx: Tx, userId: string): Promise<boolean> {
  const removed = await tx
    .delete(authenticators)
    .where(and(eq(authenticators.userId, userId), isNotNull(authenticators.confirmedAt)))
    .returning({ userId: authenticators.userId })
  if (removed.length === 0) return false
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  return true
}
