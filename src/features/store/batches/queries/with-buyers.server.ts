import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../../../platform/database/database.ts'
import { users } from '../../../accounts/table.server.ts'
import { members } from '../../../members/table.server.ts'
import { storeOrderLines, storeOrders } from '../../orders/table.server.ts'
import { batchOrders, storeBatches } from '../table.server.ts'

/** Query of orders with their buyers and batches. The caller adds conditions and checks the permission. */
export const ordersWithBuyers = (db: Db) =>
  db
    .select({
      order: storeOrders,
      buyer: sql<string>`coalesce(${members.name}, ${users.name}, '')`,
      email: sql<string>`coalesce(nullif(${users.email}, ''), ${members.email}, '')`,
      pieces: sql<number>`(select coalesce(sum(${storeOrderLines.quantity} - ${storeOrderLines.returned}), 0)::int from ${storeOrderLines}
        where ${storeOrderLines.orderId} = ${storeOrders.id})`,
      batch: { id: storeBatches.id, title: storeBatches.title, status: storeBatches.status },
    })
    .from(storeOrders)
    .leftJoin(members, eq(members.id, storeOrders.memberId))
    .leftJoin(users, eq(users.id, storeOrders.userId))
    .leftJoin(batchOrders, eq(batchOrders.orderId, storeOrders.id))
    .leftJoin(storeBatches, eq(storeBatches.id, batchOrders.batchId))
