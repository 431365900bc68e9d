import { and, asc, eq, inArray, lt, sql } from 'drizzle-orm'
import { transact } from '../../../../platform/database/transact.ts'
import { closeCheckout } from '../../../billing/checkout/commands/checkout-session.server.ts'
import { payments } from '../../../billing/payments/table.server.ts'
import { lockOrder, release } from '../internal/order-rows.server.ts'
import { FORGOTTEN_AFTER_DAYS } from '../model/order.ts'
import { storeOrders } from '../table.server.ts'
import { followOrder, type OrderNeeds } from './follow-order.server.ts'

const MOST_AT_ONCE = 200
const DAY_MS = 86_400_000

/**
 * Gives back what is reserved for longer than its card page was open: a page that may still be open is closed first,
 * and one that was paid places its order. What the provider cannot say now is asked again next time. Answers how many
 * orders it gave up. [resolutions B17]
 */
export async function sweepHolds(ctx: OrderNeeds): Promise<number> {
  const over = await ctx.db
    .select({ id: storeOrders.id })
    .from(storeOrders)
    .where(and(eq(storeOrders.state, 'awaiting'), lt(storeOrders.heldUntil, ctx.clock.now())))
    .orderBy(asc(storeOrders.heldUntil))
    .limit(MOST_AT_ONCE)
  let given = 0
  const broken: unknown[] = []
  for (const { id } of over) {
    try {
      if (await giveUp(ctx, id)) given += 1
    } catch (error) {
      broken.push(error) // one order that cannot be given up keeps no other one's stock
    }
  }
  if (broken.length > 0) throw new AggregateError(broken, `${broken.length} orders could not be given up`)
  return given
}

async function giveUp(ctx: OrderNeeds, id: string): Promise<boolean> {
  const closed = await closeCheckout(ctx, 'order', id)
  if (!closed.ok && closed.reason === 'PROVIDER_DOWN') return false
  await followOrder(ctx, id)
  return transact(ctx, async (tx) => {
    const order = await lockOrder(tx, id)
    if (order?.state !== 'awaiting' || (order.heldUntil ?? ctx.clock.now()) > ctx.clock.now())
      return order?.state === 'abandoned'
    await release(ctx, tx, order, 'abandoned', 'Not paid in time')
    return true
  })
}

/**
 * Forgets orders that nobody paid for 30 days. Those that money was ever sent for stay, with their timeline. Answers
 * how many. [resolutions B08]
 */
export async function forgetUnpaid({ db, clock }: Pick<OrderNeeds, 'db' | 'clock'>): Promise<number> {
  const old = new Date(clock.now().getTime() - FORGOTTEN_AFTER_DAYS * DAY_MS)
  const forgotten = await db
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
  return forgotten.length
}
