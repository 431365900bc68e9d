import { eq } from 'drizzle-orm'
import type { Tx } from '../../../platform/database/database.ts'
import { deleteEmailLinks } from '../internal/email-link.server.ts'
import { deletePasswordLinks } from '../internal/password-link.server.ts'
import { users } from '../table.server.ts'

/** Deletes an account with its sessions, links and cart. */
export async function eraseAccount(tx: Tx, userId: string): Promise<void> {
  await deleteEmailLinks(tx, userId)
  await deletePasswordLinks(tx, userId)
  await tx.delete(users).where(eq(users.id, userId))
}
