import { and, ne, or, sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/database/database.ts'
import { users } from '../../accounts/table.server.ts'
import { members } from '../table.server.ts'

/** Returns, in lower case, the addresses that no other member and no account uses; families may share one. */
export async function findUnsharedEmails(
  tx: Tx,
  memberId: string,
  addresses: readonly string[],
): Promise<string[]> {
  const unshared: string[] = []
  for (const address of new Set(addresses.filter(Boolean).map((one) => one.toLowerCase()))) {
    const usesAddress = or(
      sql`lower(${members.email}) = ${address}`,
      sql`lower(${members.guardianEmail}) = ${address}`,
    )
    const others = await tx.$count(members, and(ne(members.id, memberId), usesAddress))
    const accounts = await tx.$count(users, sql`lower(${users.email}) = ${address}`)
    if (others + accounts === 0) unshared.push(address)
  }
  return unshared
}
