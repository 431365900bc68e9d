import { eq } from 'drizzle-orm'
import type { Tx } from '../../../platform/database/database.ts'
import { users } from '../table.server.ts'
import { rolesOfUser } from './roles-of-user.server.ts'

/** Returns the account that a member record is linked to, if there is one. */
export async function findAccount(tx: Tx, userId: string | null) {
  if (!userId) return undefined
  const columns = { id: users.id, email: users.email, roles: rolesOfUser }
  const [account] = await tx.select(columns).from(users).where(eq(users.id, userId))
  return account
}
