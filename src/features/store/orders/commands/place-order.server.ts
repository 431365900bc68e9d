import { and, eq } from 'drizzle-orm'
import { Forbidden } from '../../../../kernel/errors.ts'
import type { Pence } from '../../../../kernel/money.ts'
import { done, type Outcome, refused } from '../../../../kernel/outcome.ts'
import { auditStaff } from '../../../../platform/audit/audit.ts'
import type { Ctx } from '../../../../platform/context.ts'
import type { Tx } from '../../../../platform/database/database.ts'
import { rollingBack } from '../../../../platform/database/rollback.ts'
import { transact } from '../../../../platform/database/transact.ts'
import { type Limit, spend } from '../../../../platform/limits/limits.ts'
import { lockCart } from '../../cart/commands/store-cart.server.ts'
import type { Cart, CartLine } from '../../cart/model/cart.ts'
import { serialiseLines } from '../../cart/model/cookie-text.ts'
import { findCart } from '../../cart/queries/cart.server.ts'
import { canBuy } from '../../catalog/policy.ts'
import { isPlaced } from '../model/order.ts'
import { canPlaceClubOrder } from '../policy.ts'
import type { OrderRow } from '../queries/order-lines.server.ts'
import { storeOrders } from '../table.server.ts'
import { emailPlaced } from './emails.server.ts'
import { markPlaced } from './mark-placed.server.ts'
import { type OpenCheckout, openCheckout } from './open-checkout.server.ts'
import { lockOrder } from './order-state.server.ts'
import { reopenOrder } from './reopen-order.server.ts'
import {
  awaitPayment,
  cannotOrder,
  isStillReserved,
  type OrderRefusal,
  snapshotOrder,
} from './snapshot-order.server.ts'

/** Limits how often one buyer may open a checkout session. */
const CHECKOUT_LIMIT: Limit = { name: 'order-payments', points: 30, seconds: 3600 }

export type CheckoutRequest = {
  /** The order that the buyer saw. It must be the order of the buyer's cart. */
  orderId: string
  /** The total that the buyer saw, in pence. It is compared and never charged. */
  seenTotal: Pence | undefined
  /**
   * The lines that the buyer saw, serialised, because another tab may have changed them without changing the total.
   * Undefined skips the comparison.
   */
  seenLines?: string | undefined
  /** Undefined keeps the saved request. */
  request: string | undefined
}

type NotPlaced =
  | { reason: 'MEMBERS_ONLY' }
  | { reason: 'NO_ITEMS' }
  | { reason: 'NO_ORDER' }
  | { reason: OrderRefusal }
  /** Another tab is placing the order. */
  | { reason: 'BUSY' }
  | { reason: 'PROVIDER_DOWN' }

export type PayOrder =
  | OpenCheckout
  | Outcome<
      never,
      NotPlaced | { reason: 'TOO_MANY'; retryAfterSeconds: number } | { reason: 'PLACED'; orderId: string }
    >
export type ClubOrder = Outcome<{ orderId: string }, NotPlaced>

/**
 * Opens the checkout session of a member's cart: fixes the prices of its order, reserves stock and shirt numbers in one
 * transaction, and then opens the session at these prices. A second call returns the same session. [STO-054, STO-060]
 */
export async function payOrder(ctx: Ctx, choice: CheckoutRequest): Promise<PayOrder> {
  const { actor } = ctx
  if (!canBuy(actor)) return refused('MEMBERS_ONLY')
  const ready = await prepareCart(ctx, actor.userId, choice)
  if (!ready.ok) return ready
  const spent = await spend(ctx.db, CHECKOUT_LIMIT, actor.userId)
  if (!spent.allowed) return refused('TOO_MANY', { retryAfterSeconds: spent.retryAfterSeconds })
  const frozen = await rollingBack<Outcome<{ order: OrderRow }, { reason: OrderRefusal }>>(() =>
    transact(ctx, async (tx) => {
      const cart = await lockCart(tx, actor.userId)
      requireSeenLines(cart.lines, choice.seenLines)
      const before = await lockCartOrder(tx, cart)
      // A second click: the first one has already reserved everything.
      if (before && isStillReserved(before, choice, ctx.clock.now())) return done({ order: before })
      if (before?.state === 'awaiting' || cart.lines.length === 0) throw cannotOrder('PRICE_CHANGED')
      const order = await snapshotOrder(ctx, tx, { ...choice, cart, user: actor, club: false })
      await awaitPayment(ctx, tx, order)
      return done({ order })
    }),
  )
  return frozen.ok ? openCheckout(ctx, frozen.order) : frozen
}

/**
 * Places the order of the cart as a club order, without payment, and records who did. A second call returns the placed
 * order. Throws Forbidden unless the actor is an administrator. [STO-053, STO-061]
 */
export async function placeClubOrder(ctx: Ctx, choice: CheckoutRequest): Promise<ClubOrder> {
  const { actor } = ctx
  if (!canPlaceClubOrder(actor)) throw new Forbidden()
  if (!canBuy(actor)) return refused('MEMBERS_ONLY')
  const ready = await prepareCart(ctx, actor.userId, { ...choice, seenTotal: undefined }, true)
  if (!ready.ok) return ready.reason === 'PLACED' ? done({ orderId: choice.orderId }) : ready
  const placed = await rollingBack<ClubOrder>(() =>
    transact(ctx, async (tx) => {
      const cart = await lockCart(tx, actor.userId)
      const before = await lockCartOrder(tx, cart)
      if (before?.state === 'awaiting' || cart.lines.length === 0) throw cannotOrder('PRICE_CHANGED')
      requireSeenLines(cart.lines, choice.seenLines)
      const order = await snapshotOrder(ctx, tx, { ...choice, cart, user: actor, club: true })
      const also = { adminOrder: true, adminOrderBy: actor.userId }
      await markPlaced(ctx, tx, order, 'club', 'Placed a club order, without payment', also)
      await emailPlaced(ctx, tx, order.id)
      await auditStaff(tx, ctx, { action: 'storeorders.club', subject: `storeorders/${order.id}` })
      return done({ orderId: order.id })
    }),
  )
  if (placed.ok || !(await isOwnPlacedOrder(ctx, actor.userId, choice.orderId))) return placed
  return done({ orderId: choice.orderId })
}

function requireSeenLines(lines: readonly CartLine[], seen: string | undefined): void {
  if (seen !== undefined && seen !== serialiseLines(lines)) throw cannotOrder('PRICE_CHANGED')
}

type Ready = Outcome<
  object,
  Exclude<NotPlaced, { reason: OrderRefusal }> | { reason: 'PLACED'; orderId: string }
>

/** Checks that the cart has lines and is the order that was seen, and closes an outdated checkout session. */
async function prepareCart(
  ctx: Ctx,
  userId: string,
  choice: CheckoutRequest,
  always = false,
): Promise<Ready> {
  const cart = await findCart(ctx.db, userId)
  if (cart.orderId !== choice.orderId) {
    if (await isOwnPlacedOrder(ctx, userId, choice.orderId))
      return refused('PLACED', { orderId: choice.orderId })
    return refused(cart.lines.length === 0 ? 'NO_ITEMS' : 'NO_ORDER')
  }
  const [order] = await ctx.db.select().from(storeOrders).where(eq(storeOrders.id, choice.orderId))
  if (!always && isStillReserved(order, choice, ctx.clock.now())) return done()
  const reopened = await reopenOrder(ctx, choice.orderId)
  if (reopened.ok) return done()
  return reopened.reason === 'PLACED' ? refused('PLACED', { orderId: choice.orderId }) : reopened
}

/** Whether the buyer's order was already placed, by an earlier click or in another tab. */
async function isOwnPlacedOrder({ db }: Pick<Ctx, 'db'>, userId: string, orderId: string): Promise<boolean> {
  const [order] = await db
    .select({ state: storeOrders.state })
    .from(storeOrders)
    .where(and(eq(storeOrders.id, orderId), eq(storeOrders.userId, userId)))
  return order !== undefined && isPlaced(order.state)
}

const lockCartOrder = (tx: Tx, { orderId }: Cart): Promise<OrderRow | undefined> =>
  orderId ? lockOrder(tx, orderId) : Promise.resolve(undefined)
