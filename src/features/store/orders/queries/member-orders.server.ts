import { desc, eq, sql } from 'drizzle-orm'
import { Forbidden } from '../../../../kernel/errors.ts'
import { pence } from '../../../../kernel/money.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { canSeeAllOrders } from '../policy.ts'
import { storeOrderLines, storeOrders } from '../table.server.ts'

/** Lists the orders of a member, the newest first. Throws Forbidden unless the actor sees all orders. */
export async function listOrdersOfMember({ db, actor }: Pick<Ctx, 'db' | 'actor'>, memberId: string) {
  if (!canSeeAllOrders(actor)) throw new Forbidden()
  const found = await db
    .select({
      id: storeOrders.id,
      number: storeOrders.number,
      state: storeOrders.state,
      createdAt: storeOrders.createdAt,
      placedAt: storeOrders.placedAt,
      grossMinor: storeOrders.grossMinor,
      refundedMinor: storeOrders.refundedMinor,
      pieces: sql<number>`(select coalesce(sum(${storeOrderLines.quantity} - ${storeOrderLines.returned}), 0) from ${storeOrderLines}
        where ${storeOrderLines.orderId} = ${storeOrders.id})`,
    })
    .from(storeOrders)
    .where(eq(storeOrders.memberId, memberId))
    .orderBy(desc(storeOrders.createdAt), desc(storeOrders.id))
  return found.map(({ grossMinor, refundedMinor, ...order }) => ({
    ...order,
    gross: pence(grossMinor),
    refunded: pence(refundedMinor),
  }))
}
