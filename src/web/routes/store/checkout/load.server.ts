import { openSessionOf } from '../../../../features/billing/payments/queries/ledger.server.ts'
import { settleReturn } from '../../../../features/billing/sync/commands/settle-payment.server.ts'
import { followBatch } from '../../../../features/store/batches/commands/join-batch.server.ts'
import {
  type ActiveBatch,
  activeBatch,
  batchesOf,
  type OrderBatch,
} from '../../../../features/store/batches/queries/batches.server.ts'
import { cartCookie, isStale } from '../../../../features/store/cart/internal/cookie.server.ts'
import { currentCart } from '../../../../features/store/cart/queries/cart.server.ts'
import { canBuy } from '../../../../features/store/catalog/policy.ts'
import { cancelPayment } from '../../../../features/store/orders/commands/cancel-payment.server.ts'
import { followOrder } from '../../../../features/store/orders/commands/follow-order.server.ts'
import type { NotPaidOutcome } from '../../../../features/store/orders/components/not-paid.tsx'
import { isPlaced } from '../../../../features/store/orders/model/order.ts'
import { canPlaceClubOrder } from '../../../../features/store/orders/policy.ts'
import { type CartView, viewCart } from '../../../../features/store/orders/queries/cart-view.server.ts'
import {
  type FoundOrder,
  findOrder,
  isSentBack,
  type OrderView,
} from '../../../../features/store/orders/queries/order.server.ts'
import { isId } from '../../../../kernel/ids.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { requireUser } from '../../../session/guards.server.ts'
import { WORDS } from '../../../words.ts'

/** Whoever looks at a cart. */
export type Buyer = 'visitor' | 'no-member' | 'member' | 'administrator'

/** How somebody came back from the card page without paying; undefined for who never was there. [resolutions B20] */
export type Returned = 'CANCELLED' | 'BUSY' | 'PROVIDER_DOWN' | undefined

export type CheckoutStage =
  | { kind: 'empty' }
  | { kind: 'cart'; view: CartView; buyer: Buyer; batch: ActiveBatch | undefined; returned: Returned }
  | {
      kind: 'placed'
      order: FoundOrder
      batch: OrderBatch | undefined
      name: string
      email: string
      /** Placed just now: later the same address shows the order. */
      isNew: boolean
    }
  | { kind: 'not-paid'; order: OrderView; outcome: NotPaidOutcome }

/**
 * What the checkout shows, and the cookie that brings this browser in line. An address shows an order only to who may
 * see it, and calls it placed only if it is. [STO-042, STO-047, STO-048, resolutions B02, B20]
 */
export async function loadCheckout(
  ctx: Ctx,
  request: Request,
): Promise<{ stage: CheckoutStage; cookie: string | undefined }> {
  const query = new URL(request.url).searchParams
  const stage = await stageOf(ctx, request, query)
  // After a payment the cart is gone in the database: now the cookie.
  const cart = await currentCart(ctx, request.headers)
  const stale = ctx.actor.kind === 'user' && isStale(request.headers, cart)
  return { stage, cookie: stale ? cartCookie(ctx.config, cart) : undefined }
}

/** The way back from paying, and an order that is opened from a list or an e-mail. */
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
    return { kind: 'placed', order, batch, name: user.name, email: user.email, isNew }
  }
  return { kind: 'not-paid', order, outcome: await outcomeOf(ctx, order, pending) }
}

/** How long a buyer is thanked. */
const NEW_MS = 30 * 60_000

const isJustPlaced = ({ placedAt }: FoundOrder, now: Date): boolean =>
  placedAt !== null && now.getTime() - placedAt.getTime() < NEW_MS

/** The batch of a placed order. It joins by a job, which may still be on its way when its buyer is back already. */
async function batchNow(ctx: Ctx, id: string): Promise<OrderBatch | undefined> {
  const joined = (await batchesOf(ctx, [id]))[id]
  if (joined) return joined
  await followBatch(ctx, id)
  return (await batchesOf(ctx, [id]))[id]
}

/**
 * Coming back from the card page, or looking again at one that was left: what happened there the provider says.
 * Answers what an order is until it is placed, where that is not certain yet.
 */
async function settle(
  ctx: Ctx,
  id: string,
  returned: string | null,
): Promise<'confirming' | 'unknown' | undefined> {
  if (!isId(id)) return undefined
  const session = returned ?? (await openSessionOf(ctx.db, 'order', id))
  if (!session) return undefined
  const settled = await settleReturn(ctx, session, { purpose: 'order', objectId: id })
  if (settled.ok) {
    await followOrder(ctx, id)
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
  if (await isSentBack(ctx, order.id)) return 'too-late'
  return pending ?? 'not-paid'
}

async function cartStage(ctx: Ctx, request: Request, returned: Returned): Promise<CheckoutStage> {
  const cart = await currentCart(ctx, request.headers)
  if (cart.lines.length === 0) return { kind: 'empty' }
  const view = await viewCart(ctx, cart)
  return { kind: 'cart', view, buyer: buyerOf(ctx), batch: await activeBatch(ctx), returned }
}

function buyerOf({ actor }: Pick<Ctx, 'actor'>): Buyer {
  if (actor.kind !== 'user') return 'visitor'
  if (!canBuy(actor)) return 'no-member'
  return canPlaceClubOrder(actor) ? 'administrator' : 'member'
}
