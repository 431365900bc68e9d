import { findOpenCheckout } from '../../../../features/billing/payments/queries/ledger.server.ts'
import { settleReturn } from '../../../../features/billing/sync/commands/settle-payment.server.ts'
import { syncBatch } from '../../../../features/store/batches/commands/join-batch.server.ts'
import {
  type ActiveBatch,
  findActiveBatch,
  findBatchesOfOrders,
  type OrderBatch,
} from '../../../../features/store/batches/queries/batches.server.ts'
import { currentCart } from '../../../../features/store/cart/queries/cart.server.ts'
import { cartCookie, isStale } from '../../../../features/store/cart/queries/cart-cookie.server.ts'
import { canBuy } from '../../../../features/store/catalog/policy.ts'
import {
  type CollectedLines,
  findCollectedLines,
} from '../../../../features/store/hand-out/queries/collected.server.ts'
import { cancelPayment } from '../../../../features/store/orders/commands/cancel-payment.server.ts'
import { syncOrder } from '../../../../features/store/orders/commands/sync-order.server.ts'
import type { NotPaidOutcome } from '../../../../features/store/orders/components/not-paid.tsx'
import { isPlaced } from '../../../../features/store/orders/model/order.ts'
import { canPlaceClubOrder } from '../../../../features/store/orders/policy.ts'
import { type CartView, viewCart } from '../../../../features/store/orders/queries/cart-view.server.ts'
import {
  type FoundOrder,
  findOrder,
  hasLatePayment,
  type OrderView,
} from '../../../../features/store/orders/queries/order.server.ts'
import { isId } from '../../../../kernel/ids.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { requireUser } from '../../../session/guards.server.ts'
import { WORDS } from '../../../words.ts'

/** The reader of a cart. */
export type Buyer = 'visitor' | 'no-member' | 'member' | 'administrator'

/** Why a buyer returned from checkout without paying; undefined for everyone else. */
export type Returned = 'CANCELLED' | 'BUSY' | 'PROVIDER_DOWN' | undefined

export type CheckoutStage =
  | { kind: 'empty' }
  | { kind: 'cart'; view: CartView; buyer: Buyer; batch: ActiveBatch | undefined; returned: Returned }
  | {
      kind: 'placed'
      order: FoundOrder
      batch: OrderBatch | undefined
      collected: CollectedLines
      name: string
      email: string
      /** Whether the order was placed just now. Later, the same URL shows it without thanks. */
      isNew: boolean
    }
  | { kind: 'not-paid'; order: OrderView; outcome: NotPaidOutcome }

/**
 * Loads the checkout, and the cookie that updates the browser's cart. An order is shown only to readers who may see it,
 * and as placed only if it is.
 */
export async function loadCheckout(
  ctx: Ctx,
  request: Request,
): Promise<{ stage: CheckoutStage; cookie: string | undefined }> {
  const query = new URL(request.url).searchParams
  const stage = await stageOf(ctx, request, query)
  // The payment deleted the cart in the database, so the cookie is updated too.
  const cart = await currentCart(ctx, request.headers)
  const stale = ctx.actor.kind === 'user' && isStale(request.headers, cart)
  return { stage, cookie: stale ? cartCookie(ctx.config, cart) : undefined }
}

/** The values of `reg`: a return from payment, and an order opened from a list or an e-mail. */
const ORDER_PAGES = ['success', 'order']

async function stageOf(ctx: Ctx, request: Request, query: URLSearchParams): Promise<CheckoutStage> {
  const id = query.get('id') ?? ''
  if (ORDER_PAGES.includes(query.get('reg') ?? '')) return orderStage(ctx, request, query)
  if (query.get('reg') !== 'cancel' || !isId(id)) return cartStage(ctx, request, undefined)
  const cancelled = await cancelPayment(ctx, id)
  if (cancelled.ok) return cartStage(ctx, request, 'CANCELLED')
  if (cancelled.reason === 'PLACED') return orderStage(ctx, request, query)
  return cartStage(ctx, request, cancelled.reason === 'NO_PAYMENT' ? undefined : cancelled.reason)
}

async function orderStage(ctx: Ctx, request: Request, query: URLSearchParams): Promise<CheckoutStage> {
  const user = requireUser(ctx, request)
  const id = query.get('id') ?? ''
  if (!(await findOrder(ctx, id))) throw new Response(WORDS.pageNotFound, { status: 404 })
  const pending = await settle(ctx, id, query.get('session_id'))
  const order = await findOrder(ctx, id)
  if (!order) throw new Response(WORDS.pageNotFound, { status: 404 })
  if (isPlaced(order.state)) {
    const batch = await batchNow(ctx, id)
    const isNew = query.get('reg') !== 'order' && order.isOwn && isJustPlaced(order, ctx.clock.now())
    const collected = await findCollectedLines(ctx, [id])
    return { kind: 'placed', order, batch, collected, name: user.name, email: user.email, isNew }
  }
  return { kind: 'not-paid', order, outcome: await outcomeOf(ctx, order, pending) }
}

/** How long the page thanks the buyer. */
const NEW_MS = 30 * 60_000

const isJustPlaced = ({ placedAt }: FoundOrder, now: Date): boolean =>
  placedAt !== null && now.getTime() - placedAt.getTime() < NEW_MS

/** Finds a placed order's batch. If the job that adds it has not run yet, adds it here. */
async function batchNow(ctx: Ctx, id: string): Promise<OrderBatch | undefined> {
  const joined = (await findBatchesOfOrders(ctx, [id]))[id]
  if (joined) return joined
  await syncBatch(ctx, id)
  return (await findBatchesOfOrders(ctx, [id]))[id]
}

/**
 * Settles the checkout session from which the buyer returns, or one that is still open. Returns what is uncertain about
 * the payment, or undefined.
 */
async function settle(
  ctx: Ctx,
  id: string,
  returned: string | null,
): Promise<'confirming' | 'unknown' | undefined> {
  if (!isId(id)) return undefined
  const session = returned ?? (await findOpenCheckout(ctx.db, id))?.sessionId
  if (!session) return undefined
  const settled = await settleReturn(ctx, session, { purpose: 'order', objectId: id })
  if (settled.ok) {
    await syncOrder(ctx, id)
    return undefined
  }
  if (settled.reason === 'PROVIDER_DOWN') return returned ? 'confirming' : 'unknown'
  return settled.reason === 'PROCESSING' || settled.reason === 'MISMATCH' ? 'confirming' : undefined
}

async function outcomeOf(
  ctx: Ctx,
  order: OrderView,
  pending: 'confirming' | 'unknown' | undefined,
): Promise<NotPaidOutcome> {
  if (order.state === 'refunded') return 'refunded'
  if (await hasLatePayment(ctx, order.id)) return 'too-late'
  return pending ?? 'not-paid'
}

async function cartStage(ctx: Ctx, request: Request, returned: Returned): Promise<CheckoutStage> {
  const cart = await currentCart(ctx, request.headers)
  if (cart.lines.length === 0) return { kind: 'empty' }
  const view = await viewCart(ctx, cart)
  return { kind: 'cart', view, buyer: buyerOf(ctx), batch: await findActiveBatch(ctx), returned }
}

function buyerOf({ actor }: Pick<Ctx, 'actor'>): Buyer {
  if (actor.kind !== 'user') return 'visitor'
  if (!canBuy(actor)) return 'no-member'
  return canPlaceClubOrder(actor) ? 'administrator' : 'member'
}
