import { and, eq, notExists, sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/database/database.ts'
import { guardians } from '../../members/family/table.server.ts'
import { members } from '../../members/table.server.ts'
import { notificationPreferences as preferences } from '../table.server.ts'

/** Deletes the preferences about a member of accounts that are neither the member's nor a guardian's any more. */
export async function deletePreferencesOfOthers(tx: Tx, memberId: string): Promise<void> {
  const own = tx
    .select({ one: sql`1` })
    .from(members)
    .where(and(eq(members.id, memberId), eq(members.userId, preferences.userId)))
  const guardian = tx
    .select({ one: sql`1` })
    .from(guardians)
    .where(and(eq(guardians.memberId, memberId), eq(guardians.userId, preferences.userId)))
  await tx
    .delete(preferences)
    .where(and(eq(preferences.memberId, memberId), notExists(own), notExists(guardian)))
}
