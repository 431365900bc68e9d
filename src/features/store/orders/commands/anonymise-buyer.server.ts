import { eq } from 'drizzle-orm'
import type { Tx } from '../../../../platform/database/database.ts'
import { numberHolds, storeOrders } from '../table.server.ts'

/**
 * Takes what somebody wrote out of their orders and gives their shirt numbers back; goods and sums stay. Answers how
 * many.
 */
export async function anonymiseBuyer(tx: Tx, memberId: string): Promise<number> {
  await tx.delete(numberHolds).where(eq(numberHolds.memberId, memberId))
  const { rowCount } = await tx
    .update(storeOrders)
    .set({ specialRequest: '' })
    .where(eq(storeOrders.memberId, memberId))
  return rowCount ?? 0
}
