import { eq } from 'drizzle-orm'
import { syncBatch } from '../../src/features/store/batches/commands/join-batch.server.ts'
import type { CartLine } from '../../src/features/store/cart/model/cart.ts'
import { changeCart } from '../../src/features/store/orders/commands/change-cart.server.ts'
import { placeClubOrder } from '../../src/features/store/orders/commands/place-order.server.ts'
import { syncOrder } from '../../src/features/store/orders/commands/sync-order.server.ts'
import { storeOrders } from '../../src/features/store/orders/table.server.ts'
import { type Actor, SYSTEM } from '../../src/kernel/actor.ts'
import type { Ctx } from '../../src/platform/context.ts'
import { aPayment } from './payment.ts'

export type StoreOrderFacts = {
  /** The buyer: an active member with an account, or the administrator for a club order. */
  buyer: Actor
  lines: readonly CartLine[]
  request?: string
  /** open: an unpaid cart. */
  state?: 'open' | 'paid' | 'club'
  /** Returns the ids of the Stripe payment; none by default. */
  charge?: (
    amountMinor: number,
    description: string,
  ) => Promise<{ paymentIntentId?: string; chargeId?: string }>
}

/**
 * Adds an order through the buyers' commands: paid by default, with its stock reserved. Stripe is not called; the
 * payment is recorded in the ledger. The order joins the active batch, if there is one. Returns its id.
 */
export async function aStoreOrder(
  ctx: Ctx,
  { buyer, lines, request = '', state = 'paid', charge }: StoreOrderFacts,
): Promise<string> {
  const orderId = await fillCart({ ...ctx, actor: buyer }, lines)
  if (state === 'open') return orderId
  if (state === 'club') await clubOrder({ ...ctx, actor: buyer }, orderId, request)
  else await paidOrder({ ...ctx, actor: buyer }, orderId, request, charge)
  await syncBatch(ctx, orderId)
  return orderId
}

async function fillCart(ctx: Ctx, lines: readonly CartLine[]): Promise<string> {
  let orderId = ''
  for (const line of lines) {
    const added = await changeCart(ctx, new Headers(), { kind: 'add', line })
    if (!added.ok) throw new Error(`item ${line.id} was not added: ${added.reason}`)
    orderId = added.cart.orderId ?? ''
  }
  return orderId
}

async function clubOrder(ctx: Ctx, orderId: string, request: string): Promise<void> {
  const placed = await placeClubOrder(ctx, { orderId, seenTotal: undefined, request })
  if (!placed.ok) throw new Error(`the order of the club was not placed: ${placed.reason}`)
}

async function paidOrder(
  ctx: Ctx,
  orderId: string,
  specialRequest: string,
  charge: StoreOrderFacts['charge'],
): Promise<void> {
  const [order] = await ctx.db
    .update(storeOrders)
    .set({ specialRequest })
    .where(eq(storeOrders.id, orderId))
    .returning()
  if (!order) throw new Error('the order was not saved')
  const { actor } = ctx
  const description = `Order ${order.number}`
  await aPayment(ctx, {
    purpose: 'order',
    objectId: orderId,
    description,
    amount: order.grossMinor,
    ...(actor.kind === 'user' && {
      payerName: actor.name,
      payerEmail: actor.email,
      memberId: actor.memberId,
    }),
    ...(await charge?.(order.grossMinor, description)),
  })
  await syncOrder({ ...ctx, actor: SYSTEM }, orderId)
}
