import { and, ne, or, sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/database/database.ts'
import { users } from '../../accounts/table.server.ts'
import { members } from '../table.server.ts'

/** Those of some addresses, in lower case, that no other member and no account has: a family may share one. */
export async function findUnsharedEmails(
  tx: Tx,
  memberId: string,
  addresses: readonly string[],
): Promise<string[]> {
  const free: string[] = []
  for (const address of new Set(addresses.filter(Boolean).map((one) => one.toLowerCase()))) {
    const theirs = or(
      sql`lower(${members.email}) = ${address}`,
      sql`lower(${members.guardianEmail}) = ${address}`,
    )
    const others = await tx.$count(members, and(ne(members.id, memberId), theirs))
    const accounts = await tx.$count(users, sql`lower(${users.email}) = ${address}`)
    if (others + accounts === 0) free.push(address)
  }
  return free
}
