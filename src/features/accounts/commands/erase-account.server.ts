import { eq } from 'drizzle-orm'
import type { Tx } from '../../../platform/database/database.ts'
import { users } from '../table.server.ts'
import { dropEmailLinks } from './email-link.server.ts'

/** The account behind a member record, if it has one. */
export async function accountOf(tx: Tx, userId: string | null) {
  if (!userId) return undefined
  const columns = { id: users.id, email: users.email, role: users.role }
  const [account] = await tx.select(columns).from(users).where(eq(users.id, userId))
  return account
}

/** Deletes an account; its logins, its links and its cart go with it. */
export async function eraseAccount(tx: Tx, userId: string): Promise<void> {
  await dropEmailLinks(tx, userId)
  await tx.delete(users).where(eq(users.id, userId))
}
