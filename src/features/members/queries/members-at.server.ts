import { eq, inArray, or, sql } from 'drizzle-orm'
import { Forbidden } from '../../../kernel/errors.ts'
import type { Ctx } from '../../../platform/context.ts'
import { users } from '../../accounts/table.server.ts'
import { canManageMembers } from '../policy.ts'
import { members } from '../table.server.ts'

/**
 * Finds the members whose own address, guardian's address or login is one of these addresses, with those addresses in
 * lower case. Throws Forbidden unless the caller is an administrator.
 */
export async function membersAt(ctx: Pick<Ctx, 'db' | 'actor'>, addresses: readonly string[]) {
  if (!canManageMembers(ctx.actor)) throw new Forbidden()
  if (addresses.length === 0) return []
  const known = addresses.map((address) => address.toLowerCase())
  const found = await ctx.db
    .select({
      id: members.id,
      name: members.name,
      email: members.email,
      guardianEmail: members.guardianEmail,
      userEmail: users.email,
    })
    .from(members)
    .leftJoin(users, eq(users.id, members.userId))
    .where(
      or(
        inArray(sql`lower(${members.email})`, known),
        inArray(sql`lower(${members.guardianEmail})`, known),
        inArray(sql`lower(${users.email})`, known),
      ),
    )
    .orderBy(members.name)
  return found.map(({ id, name, email, guardianEmail, userEmail }) => ({
    id,
    name,
    emails: [email, guardianEmail, userEmail].flatMap((one) => (one ? one.toLowerCase() : [])),
  }))
}
