import { eq } from 'drizzle-orm'
import type { Tx } from '../../../platform/database/database.ts'
import { users } from '../table.server.ts'
import { rolesOfUser } from './roles-of-user.server.ts'

/** Finds an account by its id. A null id, as of a member without a login, finds none. */
export async function findAccount(tx: Tx, userId: string | null) {
  if (!userId) return undefined
  const columns = { id: users.id, name: users.name, email: users.email, roles: rolesOfUser }
  const [account] = await tx.select(columns).from(users).where(eq(users.id, userId))
  return account
}
