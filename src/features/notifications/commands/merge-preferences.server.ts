import { and, eq, exists, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Tx } from '../../../platform/database/database.ts'
import { notificationPreferences as preferences } from '../table.server.ts'

/**
 * Deletes the preferences about a record that is being merged where the same account has chosen for the remaining
 * record, so that the others can be moved to it.
 */
export async function mergePreferences(
  tx: Tx,
  { keep, remove }: { keep: string; remove: string },
): Promise<void> {
  const kept = alias(preferences, 'kept')
  const isChosen = tx
    .select({ one: sql`1` })
    .from(kept)
    .where(and(eq(kept.memberId, keep), eq(kept.userId, preferences.userId), eq(kept.kind, preferences.kind)))
  await tx.delete(preferences).where(and(eq(preferences.memberId, remove), exists(isChosen)))
}
