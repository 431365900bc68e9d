import { and, asc, eq, inArray, lt, sql } from 'drizzle-orm'
import { transact } from '../../../../platform/database/transact.ts'
import { closeCheckout } from '../../../billing/checkout/commands/checkout-session.server.ts'
import { payments } from '../../../billing/payments/table.server.ts'
import { DELETE_UNPAID_AFTER_DAYS } from '../model/order.ts'
import { storeOrders } from '../table.server.ts'
import { lockOrder, releaseReservation } from './order-state.server.ts'
import { type OrderNeeds, syncOrder } from './sync-order.server.ts'

const MAX_AT_ONCE = 200
const DAY_MS = 86_400_000

/**
 * Abandons orders whose reservation has expired and releases their stock and shirt numbers. An open checkout session is
 * closed first, and one that was paid places its order. When the provider does not answer, the next run tries again.
 * Returns the number of abandoned orders.
 */
export async function releaseExpiredHolds(ctx: OrderNeeds): Promise<number> {
  const expired = await ctx.db
    .select({ id: storeOrders.id })
    .from(storeOrders)
    .where(and(eq(storeOrders.state, 'awaiting'), lt(storeOrders.heldUntil, ctx.clock.now())))
    .orderBy(asc(storeOrders.heldUntil))
    .limit(MAX_AT_ONCE)
  let abandoned = 0
  const broken: unknown[] = []
  for (const { id } of expired) {
    try {
      if (await releaseHold(ctx, id)) abandoned += 1
    } catch (error) {
      broken.push(error) // an order that fails must not block the others
    }
  }
  if (broken.length > 0)
    throw new AggregateError(broken, `${broken.length} expired orders could not be released`)
  return abandoned
}

async function releaseHold(ctx: OrderNeeds, id: string): Promise<boolean> {
  const closed = await closeCheckout(ctx, id)
  if (!closed.ok && closed.reason === 'PROVIDER_DOWN') return false
  await syncOrder(ctx, id)
  return transact(ctx, async (tx) => {
    const order = await lockOrder(tx, id)
    if (order?.state !== 'awaiting' || (order.heldUntil ?? ctx.clock.now()) > ctx.clock.now())
      return order?.state === 'abandoned'
    await releaseReservation(ctx, tx, order, 'abandoned', 'Not paid in time')
    return true
  })
}

/** Deletes orders that were unpaid for 30 days, but none that ever had a payment. Returns the number of orders. */
export async function deleteUnpaidOrders({ db, clock }: Pick<OrderNeeds, 'db' | 'clock'>): Promise<number> {
  const old = new Date(clock.now().getTime() - DELETE_UNPAID_AFTER_DAYS * DAY_MS)
  const deleted = await db
    .delete(storeOrders)
    .where(
      and(
        inArray(storeOrders.state, ['open', 'abandoned']),
        lt(storeOrders.updatedAt, old),
        sql`not exists (select 1 from ${payments} where ${payments.purpose} = 'order'
          and ${payments.objectId} = ${storeOrders.id} and ${payments.status} in ('open', 'paid', 'refunded'))`,
      ),
    )
    .returning({ id: storeOrders.id })
  return deleted.length
}
