import { asc, eq, inArray } from 'drizzle-orm'
import type { Tx } from '../../../../platform/database/database.ts'
import { emergencyCards } from '../table.server.ts'

/** Deletes the older of two emergency cards before the records of one person are merged. */
export async function keepNewestCard(tx: Tx, ids: readonly [string, string]): Promise<void> {
  const cards = await tx
    .select({ memberId: emergencyCards.memberId, agreedAt: emergencyCards.agreedAt })
    .from(emergencyCards)
    .where(inArray(emergencyCards.memberId, [...ids]))
    .orderBy(asc(emergencyCards.agreedAt))
  const [older, newer] = cards
  if (older && newer) await tx.delete(emergencyCards).where(eq(emergencyCards.memberId, older.memberId))
}
