import type { Pence } from '../../../../kernel/money.ts'
import { refused } from '../../../../kernel/outcome.ts'
import type { Ctx } from '../../../../platform/context.ts'
import type { Tx } from '../../../../platform/database/database.ts'
import { Rollback } from '../../../../platform/database/rollback.ts'
import { storeCart } from '../../cart/commands/store-cart.server.ts'
import type { CartLine } from '../../cart/model/cart.ts'
import { type PricedLine, sumOf } from '../model/lines.ts'
import { HOLD_MINUTES } from '../model/order.ts'
import { findOrderLines, type OrderRow } from '../queries/order-lines.server.ts'
import { priceCart } from '../queries/price-cart.server.ts'
import { changeState, lockOrder } from './order-state.server.ts'
import { saveOrder, saveRequest } from './save-order.server.ts'
import { reserveNumbers, type Wearer } from './shirt-numbers.server.ts'
import { takeStock } from './stock.server.ts'

export type CartToOrder = {
  cart: { lines: readonly CartLine[]; orderId?: string }
  user: { userId: string; memberId: string | null }
  /** Undefined keeps the saved request. */
  request: string | undefined
  club: boolean
  /** The total that the buyer saw. */
  seenTotal: Pence | undefined
}

/** NOT_LIKE_THIS: some lines cannot be bought as they are, and the checkout says which. */
export type OrderRefusal = 'NOT_LIKE_THIS' | 'PRICE_CHANGED' | 'NOTHING_TO_PAY'

/** Rolls the transaction back, with all its reservations. */
export const cannotOrder = (reason: OrderRefusal) => new Rollback(refused(reason))

/**
 * Takes the price snapshot of a cart's order in the caller's transaction: stores the current titles and prices, which
 * will be charged, and reserves stock and shirt numbers. A refusal rolls the transaction back.
 */
export async function snapshotOrder(
  ctx: Ctx,
  tx: Tx,
  { cart, user, request, club, seenTotal }: CartToOrder,
): Promise<OrderRow> {
  const { lines, wearer } = await priceCart(ctx, tx, cart.lines, { forClub: club })
  if (lines.some(({ problem }) => problem)) throw cannotOrder('NOT_LIKE_THIS')
  const { gross } = sumOf(lines)
  if (seenTotal !== undefined && seenTotal !== gross) throw cannotOrder('PRICE_CHANGED')
  if (gross === 0 && !club) throw cannotOrder('NOTHING_TO_PAY')
  const id = await saveOrder(ctx, tx, user, cart.orderId, lines)
  // The earlier order was abandoned or deleted, so the cart gets a new one.
  if (id !== cart.orderId) await storeCart(ctx, tx, user.userId, { lines: [...cart.lines], orderId: id })
  await reserve(tx, id, lines, wearer)
  await saveRequest(tx, id, request)
  const order = await lockOrder(tx, id)
  if (!order) throw new Error('the order has disappeared')
  return order
}

async function reserve(tx: Tx, orderId: string, lines: readonly PricedLine[], wearer: Wearer): Promise<void> {
  if (await takeStock(tx, await findOrderLines(tx, orderId), { reason: 'sold', orderId }))
    throw cannotOrder('NOT_LIKE_THIS')
  const shirtNumbers = lines.flatMap(({ line }) => line.shirtNumber ?? [])
  if ((await reserveNumbers(tx, wearer, orderId, shirtNumbers)) !== undefined)
    throw cannotOrder('NOT_LIKE_THIS')
}

/** Marks an order as awaiting payment. Its stock is reserved until the checkout session expires. */
export async function awaitPayment(ctx: Ctx, tx: Tx, order: OrderRow): Promise<void> {
  const heldUntil = new Date(ctx.clock.now().getTime() + HOLD_MINUTES * 60_000)
  await changeState(ctx, tx, order, 'awaiting', 'Prices fixed and stock reserved, awaiting card payment', {
    heldUntil,
  })
}

/**
 * Whether an order that awaits payment still has the same request and total and is reserved for a while. Its lines are
 * the same, because changing the cart reopens the order.
 */
export function isStillReserved(
  order: OrderRow | undefined,
  { request, seenTotal }: Pick<CartToOrder, 'request' | 'seenTotal'>,
  now: Date,
): boolean {
  if (order?.state !== 'awaiting' || (order.heldUntil?.getTime() ?? 0) < now.getTime() + SOON_MS) return false
  const sameRequest = (request ?? order.specialRequest) === order.specialRequest
  return sameRequest && (seenTotal ?? order.grossMinor) === order.grossMinor
}

const SOON_MS = 5 * 60_000
