import { eq } from 'drizzle-orm'
import { done, type Outcome, refused } from '../../../../kernel/outcome.ts'
import { type PaymentStatus, UNPAID } from '../../../billing/payments/model.ts'
import { paymentsOf } from '../../../billing/payments/queries/ledger.server.ts'
import { cartOf } from '../../cart/queries/cart.server.ts'
import { storeOrders } from '../table.server.ts'
import type { OrderNeeds } from './follow-order.server.ts'
import { reopenOrder } from './reopen-order.server.ts'

export type CancelPayment = Outcome<
  object,
  | { reason: 'PLACED' }
  /** An address that somebody made up, or kept: there is nothing to cancel. */
  | { reason: 'NO_PAYMENT' }
  /** Its card page may still be open; what cannot be closed now the sweeper closes. */
  | { reason: 'BUSY' | 'PROVIDER_DOWN' }
>

/**
 * Somebody has come back from the card page without paying: it is closed, and what was reserved goes back to the others
 * at once; the cart is kept. PLACED when it was paid after all. The order of somebody else is left alone, and an
 * address alone cancels nothing. [resolutions B02, B17, B20]
 */
export async function cancelPayment(ctx: OrderNeeds, orderId: string): Promise<CancelPayment> {
  const { actor } = ctx
  if (actor.kind !== 'user') return refused('NO_PAYMENT')
  const [order] = await ctx.db
    .select({ userId: storeOrders.userId })
    .from(storeOrders)
    .where(eq(storeOrders.id, orderId))
  if (order?.userId !== actor.userId) return refused('NO_PAYMENT')
  const reopened = await reopenOrder(ctx, orderId)
  if (!reopened.ok) return reopened
  const cart = await cartOf(ctx.db, actor.userId)
  const pages = await paymentsOf(ctx.db, 'order', orderId)
  const isCancelled = cart.orderId === orderId && pages.length > 0 && pages.every(isUnpaid)
  return isCancelled ? done() : refused('NO_PAYMENT')
}

/** What was paid too late was charged, and went back. */
const isUnpaid = ({ status }: { status: PaymentStatus }) => UNPAID.some((unpaid) => unpaid === status)
