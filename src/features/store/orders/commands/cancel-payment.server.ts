import { eq } from 'drizzle-orm'
import { done, type Outcome, refused } from '../../../../kernel/outcome.ts'
import { storeOrders } from '../table.server.ts'
import type { OrderNeeds } from './follow-order.server.ts'
import { reopenOrder } from './reopen-order.server.ts'

/**
 * Somebody has come back from the card page without paying: it is closed, and what was reserved goes back to the others
 * at once; the cart is kept. PLACED when it was paid after all. The order of somebody else is left alone, and what the
 * provider cannot close now the sweeper closes. [decisions B17, B20]
 */
export async function cancelPayment(
  ctx: OrderNeeds,
  orderId: string,
): Promise<Outcome<object, { reason: 'PLACED' }>> {
  const { actor } = ctx
  if (actor.kind !== 'user') return done()
  const [order] = await ctx.db
    .select({ userId: storeOrders.userId })
    .from(storeOrders)
    .where(eq(storeOrders.id, orderId))
  if (order?.userId !== actor.userId) return done()
  const reopened = await reopenOrder(ctx, orderId)
  return !reopened.ok && reopened.reason === 'PLACED' ? refused('PLACED') : done()
}
