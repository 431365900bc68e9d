import { eq } from 'drizzle-orm'
import type { Tx } from '../../../../platform/database/database.ts'
import { numberHolds, storeOrders } from '../table.server.ts'

/**
 * Deletes the special requests of a member's orders and releases the shirt numbers. Items and totals stay. Returns the
 * number of orders.
 */
export async function anonymiseBuyer(tx: Tx, memberId: string): Promise<number> {
  await tx.delete(numberHolds).where(eq(numberHolds.memberId, memberId))
  const { rowCount } = await tx
    .update(storeOrders)
    .set({ specialRequest: '' })
    .where(eq(storeOrders.memberId, memberId))
  return rowCount ?? 0
}
