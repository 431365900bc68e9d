import { asc, eq } from 'drizzle-orm'
import type { Db, Tx } from '../../../../platform/database/database.ts'
import { storeOrderLines, type storeOrders } from '../table.server.ts'

export type OrderRow = typeof storeOrders.$inferSelect
export type OrderLineRow = typeof storeOrderLines.$inferSelect

/** Returns the lines of an order in their order. */
export const findOrderLines = (db: Db | Tx, orderId: string): Promise<OrderLineRow[]> =>
  db
    .select()
    .from(storeOrderLines)
    .where(eq(storeOrderLines.orderId, orderId))
    .orderBy(asc(storeOrderLines.position))
