import { eq } from 'drizzle-orm'
import { NotFound } from '../../../../kernel/errors.ts'
import { isId } from '../../../../kernel/ids.ts'
import { done, type Outcome, refused } from '../../../../kernel/outcome.ts'
import type { Tx } from '../../../../platform/database/database.ts'
import { transact } from '../../../../platform/database/transact.ts'
import { lockCart, storeCart } from '../../cart/commands/store-cart.server.ts'
import { addLine, type Cart, type CartLine, EMPTY_CART } from '../../cart/model/cart.ts'
import { fitsCookie } from '../../cart/model/cookie-text.ts'
import { findCart } from '../../cart/queries/cart.server.ts'
import { canBuy } from '../../catalog/policy.ts'
import { problemWords } from '../model/lines.ts'
import { priceForAnyBuyer } from '../queries/price-cart.server.ts'
import { storeOrders } from '../table.server.ts'
import { lockOrder } from './order-state.server.ts'
import { reopenOrder } from './reopen-order.server.ts'
import { abandonOrder, saveOrder, saveRequest } from './save-order.server.ts'
import type { OrderNeeds } from './sync-order.server.ts'

/** A new cart. Undefined leaves lines or request as they are; empty lines empty the cart. */
export type CartChange = { lines: readonly CartLine[] | undefined; request: string | undefined }

export type SaveCart = Outcome<
  { orderId: string | undefined },
  | { reason: 'MEMBERS_ONLY' }
  | { reason: 'FULL' }
  /** Words for each line that cannot be bought as it is. */
  | { reason: 'NOT_LIKE_THIS'; problems: string[] }
  /** It has been placed, so it cannot be changed. */
  | { reason: 'PLACED' }
  | { reason: 'BUSY' }
  | { reason: 'PROVIDER_DOWN' }
>

/**
 * Replaces the caller's cart and creates or updates its unpaid order, all lines or none, for API clients. Prices and
 * titles come from the catalogue. Throws NotFound unless `orderId` is the caller's own order. [API-042]
 */
export async function saveCart(ctx: OrderNeeds, choice: CartChange, orderId?: string): Promise<SaveCart> {
  const { actor } = ctx
  if (!canBuy(actor)) return refused('MEMBERS_ONLY')
  const before = await findCart(ctx.db, actor.userId)
  if (orderId && orderId !== before.orderId) return otherOrder(ctx, actor.userId, orderId)
  const reopened = before.orderId ? await reopenOrder(ctx, before.orderId) : done()
  if (!reopened.ok && (orderId || reopened.reason !== 'PLACED')) return refused(reopened.reason)
  return transact(ctx, async (tx) => {
    const cart = await lockCart(tx, actor.userId)
    const order = cart.orderId ? await lockOrder(tx, cart.orderId) : undefined
    if (order?.state === 'awaiting') return refused('BUSY')
    return replace(ctx, tx, actor, cart, choice)
  })
}

/** Refuses with PLACED for the caller's own placed order. Throws NotFound for all others. */
async function otherOrder({ db }: OrderNeeds, userId: string, orderId: string): Promise<SaveCart> {
  if (!isId(orderId)) throw new NotFound()
  const [order] = await db.select().from(storeOrders).where(eq(storeOrders.id, orderId))
  if (order?.userId !== userId || !order.placedAt) throw new NotFound()
  return refused('PLACED')
}

async function replace(
  ctx: OrderNeeds,
  tx: Tx,
  user: { userId: string; memberId: string | null },
  cart: Cart,
  { lines = cart.lines, request }: CartChange,
): Promise<SaveCart> {
  const merged = lines.reduce<CartLine[] | undefined>((kept, line) => kept && addLine(kept, line), [])
  if (!merged || !fitsCookie({ ...cart, lines: merged })) return refused('FULL')
  if (merged.length === 0) {
    await abandonOrder(ctx, tx, cart.orderId)
    await storeCart(ctx, tx, user.userId, EMPTY_CART)
    return done({ orderId: undefined })
  }
  const priced = await priceForAnyBuyer(ctx, tx, merged)
  const problems = priced.flatMap(({ problem, line }) => (problem ? [problemWords(problem, line)] : []))
  if (problems.length > 0) return refused('NOT_LIKE_THIS', { problems })
  const orderId = await saveOrder(ctx, tx, user, cart.orderId, priced)
  await saveRequest(tx, orderId, request)
  await storeCart(ctx, tx, user.userId, { lines: merged, orderId })
  return done({ orderId })
}
