import { and, eq, inArray } from 'drizzle-orm'
import { entryDrafts, revisions } from '../content/table.server.ts'
import type { Tx } from '../database/database.ts'

/** Deletes the earlier versions and the drafts of entries. Returns how many rows were deleted. */
export async function deleteHistory(tx: Tx, collection: string, ids: readonly string[]): Promise<number> {
  const gone = [
    await tx
      .delete(revisions)
      .where(and(eq(revisions.collection, collection), inArray(revisions.entryId, [...ids]))),
    await tx
      .delete(entryDrafts)
      .where(and(eq(entryDrafts.collection, collection), inArray(entryDrafts.entryId, [...ids]))),
  ]
  return gone.reduce((sum, { rowCount }) => sum + (rowCount ?? 0), 0)
}
