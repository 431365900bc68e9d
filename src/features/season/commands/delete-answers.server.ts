import { eq, inArray, sql } from 'drizzle-orm'
import type { Ports } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { seasonFamilies, seasonMembers } from '../table.server.ts'

/** Deletes what a member answered, and these addresses from those who were asked, for the erasure of the member. */
export async function deleteSeasonAnswers(
  tx: Tx,
  memberId: string,
  addresses: readonly string[],
): Promise<void> {
  await tx.delete(seasonMembers).where(eq(seasonMembers.memberId, memberId))
  const emails = addresses.map((address) => address.toLowerCase())
  await tx.delete(seasonFamilies).where(inArray(seasonFamilies.email, emails))
}

/** Deletes the addresses that were asked about a season 12 months ago. Returns their number. */
export async function deleteOldSeasonFamilies({ db, clock }: Pick<Ports, 'db' | 'clock'>): Promise<number> {
  const yearAgo = sql`${clock.now().toISOString()}::timestamptz - interval '12 months'`
  const { rowCount } = await db.delete(seasonFamilies).where(sql`${seasonFamilies.sentAt} < ${yearAgo}`)
  return rowCount ?? 0
}
