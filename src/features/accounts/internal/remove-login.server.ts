import { eq } from 'drizzle-orm'
import type { Tx } from '../../../platform/database/database.ts'
import { authenticators, credentials, passkeys, recoveryCodes, sessions } from '../table.server.ts'

/** Removes the password, passkeys, authenticator app, recovery codes and sessions of a user. */
export async function removeLogin(tx: Tx, userId: string): Promise<void> {
  for (const table of [credentials, passkeys, authenticators, recoveryCodes, sessions])
    await tx.delete(table).where(eq(table.userId, userId))
}
