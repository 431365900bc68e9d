import { eq } from 'drizzle-orm'
import { done, type Outcome, refused } from '../../../../kernel/outcome.ts'
import { type PaymentStatus, UNPAID } from '../../../billing/payments/model.ts'
import { paymentsOf } from '../../../billing/payments/queries/ledger.server.ts'
import { findCart } from '../../cart/queries/cart.server.ts'
import { storeOrders } from '../table.server.ts'
import { reopenOrder } from './reopen-order.server.ts'
import type { OrderNeeds } from './sync-order.server.ts'

export type CancelPayment = Outcome<
  object,
  | { reason: 'PLACED' }
  /** There is no payment to cancel, for example because the address is old or invented. */
  | { reason: 'NO_PAYMENT' }
  /** Its checkout session may still be open. A job closes it later. */
  | { reason: 'BUSY' | 'PROVIDER_DOWN' }
>

/**
 * Cancels the payment of a buyer who came back without paying: closes the checkout session and releases what was
 * reserved. The cart is kept. Refuses with PLACED when it was paid after all, and with NO_PAYMENT for another buyer's
 * order.
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
  const cart = await findCart(ctx.db, actor.userId)
  const pages = await paymentsOf(ctx.db, 'order', orderId)
  const isCancelled = cart.orderId === orderId && pages.length > 0 && pages.every(isUnpaid)
  return isCancelled ? done() : refused('NO_PAYMENT')
}

/** A late payment was charged and refunded, so it is not unpaid. */
const isUnpaid = ({ status }: { status: PaymentStatus }) => UNPAID.some((unpaid) => unpaid === status)
