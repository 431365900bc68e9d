import { eq } from 'drizzle-orm'
import { done, type Outcome, refused } from '../../../../kernel/outcome.ts'
import { transact } from '../../../../platform/database/transact.ts'
import { closeCheckout } from '../../../billing/checkout/commands/checkout-session.server.ts'
import { paymentsOf } from '../../../billing/payments/queries/ledger.server.ts'
import { storeOrders } from '../table.server.ts'
import { lockOrder, releaseReservation } from './order-state.server.ts'
import { type OrderNeeds, syncOrder } from './sync-order.server.ts'

export type Reopen = Outcome<
  object,
  | { reason: 'PLACED' }
  /** Another tab has just opened the next checkout session. */
  | { reason: 'BUSY' }
  | { reason: 'PROVIDER_DOWN' }
>

/**
 * Reopens an order that awaits payment, so that it can be changed: closes its checkout session and releases what it
 * reserved. Refuses with PLACED when it was paid in the meantime.
 */
export async function reopenOrder(ctx: OrderNeeds, id: string): Promise<Reopen> {
  const [order] = await ctx.db
    .select({ state: storeOrders.state })
    .from(storeOrders)
    .where(eq(storeOrders.id, id))
  if (!order || order.state === 'open' || order.state === 'abandoned') return done()
  if (order.state !== 'awaiting') return refused('PLACED')
  const closed = await closeCheckout(ctx, id)
  if (!closed.ok && closed.reason === 'PROVIDER_DOWN') return refused('PROVIDER_DOWN')
  if (!closed.ok) {
    await syncOrder(ctx, id)
    return refused('PLACED')
  }
  return transact(ctx, async (tx) => {
    const now = await lockOrder(tx, id)
    const pages = await paymentsOf(tx, 'order', id)
    if (pages.some(({ status }) => status === 'open')) return refused('BUSY')
    if (now?.state === 'awaiting')
      await releaseReservation(ctx, tx, now, 'open', 'Opened again to be changed')
    return done()
  })
}
