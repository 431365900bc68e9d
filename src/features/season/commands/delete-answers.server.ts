import { and, eq, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import type { Ports } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { UNDO_MS } from '../model/closing.ts'
import { seasonFamilies, seasonMembers, seasons } from '../table.server.ts'

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

/**
 * Deletes the addresses that were asked about a season 12 months ago, and what members answered in a season that was
 * closed 12 months ago. Returns the number of rows.
 */
export async function deleteOldSeasonAnswers({ db, clock }: Pick<Ports, 'db' | 'clock'>): Promise<number> {
  const yearAgo = sql`${clock.now().toISOString()}::timestamptz - interval '12 months'`
  const { id, startedAt, closedAt } = seasons
  const startedLongAgo = db.select({ id }).from(seasons).where(lt(startedAt, yearAgo))
  // An address that was listed may never have been written to.
  const isNeverAsked = and(isNull(seasonFamilies.sentAt), inArray(seasonFamilies.seasonId, startedLongAgo))
  const families = await db.delete(seasonFamilies).where(or(lt(seasonFamilies.sentAt, yearAgo), isNeverAsked))
  const closedLongAgo = db.select({ id }).from(seasons).where(lt(closedAt, yearAgo))
  const answers = await db.delete(seasonMembers).where(inArray(seasonMembers.seasonId, closedLongAgo))
  return (families.rowCount ?? 0) + (answers.rowCount ?? 0)
}

/** Empties what members were before a season was closed, once that can no longer be undone. Returns their number. */
export async function deleteOldUndoData({ db, clock }: Pick<Ports, 'db' | 'clock'>): Promise<number> {
  const { id, closedAt } = seasons
  const final = db
    .select({ id })
    .from(seasons)
    .where(lt(closedAt, new Date(clock.now().getTime() - UNDO_MS)))
  const { rowCount } = await db
    .update(seasonMembers)
    .set({ before: null, versionAfter: null })
    .where(and(isNotNull(seasonMembers.before), inArray(seasonMembers.seasonId, final)))
  return rowCount ?? 0
}
