import type { Pence } from '../../../../kernel/money.ts'
import { done, type Outcome, refused } from '../../../../kernel/outcome.ts'
import type { Tx } from '../../../../platform/database/database.ts'
import { transact } from '../../../../platform/database/transact.ts'
import { lockCart, storeCart } from '../../cart/commands/store-cart.server.ts'
import {
  type Cart,
  type CartChange,
  type CartLine,
  changeLines,
  EMPTY_CART,
  isSameLine,
  type LineKey,
} from '../../cart/model/cart.ts'
import { fitsCookie } from '../../cart/model/cookie-text.ts'
import { findCart } from '../../cart/queries/cart.server.ts'
import { readCartCookie } from '../../cart/queries/cart-cookie.server.ts'
import { canBuy } from '../../catalog/policy.ts'
import type { PricedLine, Problem } from '../model/lines.ts'
import { priceBefore, priceNow, savedPrices } from '../queries/cart-view.server.ts'
import { priceForAnyBuyer } from '../queries/price-cart.server.ts'
import { lockOrder } from './order-state.server.ts'
import { reopenOrder } from './reopen-order.server.ts'
import { abandonOrder, saveOrder, saveRequest } from './save-order.server.ts'
import type { OrderNeeds } from './sync-order.server.ts'

/** A price for one piece that has changed since its buyer last saw it. */
export type Repriced = { title: string; was: Pence; now: Pence }

/** The result of a change. `pieces` is the difference in pieces of the changed line. */
type Changed = { cart: Cart; title: string; pieces: number; repriced: readonly Repriced[] }

export type ChangeCart = Outcome<
  Changed,
  | { reason: 'MEMBERS_ONLY' }
  | { reason: 'FULL' }
  /** The line cannot be bought as it is. */
  | { reason: 'NOT_LIKE_THIS'; problem: Problem }
  /** Another tab is opening the checkout session. */
  | { reason: 'BUSY' }
  | { reason: 'PROVIDER_DOWN' }
>

/**
 * Changes a cart: adds a line, changes its quantity, removes it, or empties the cart. The cart of a logged-in user is
 * in the database with an unpaid order; a visitor's is in the cookie. Only members can add. An order that awaits
 * payment is reopened first. The special request is saved even if the change is refused. [STO-034..037, STO-050,
 * STO-051]
 */
export async function changeCart(
  ctx: OrderNeeds,
  headers: Headers,
  change: CartChange,
  request?: string,
): Promise<ChangeCart> {
  const { actor } = ctx
  if (change.kind === 'add' && !canBuy(actor)) return refused('MEMBERS_ONLY')
  if (actor.kind !== 'user') return changeCookieCart(readCartCookie(headers), change)
  const { orderId } = await findCart(ctx.db, actor.userId)
  const reopened = orderId ? await reopenOrder(ctx, orderId) : done()
  if (!reopened.ok && reopened.reason !== 'PLACED') return refused(reopened.reason)
  return transact(ctx, async (tx) => {
    const before = await lockCart(tx, actor.userId)
    const outcome = await changeSavedCart(ctx, tx, actor, before, change)
    await saveRequest(tx, outcome.ok ? outcome.cart.orderId : before.orderId, request)
    return outcome
  })
}

function changeCookieCart(cart: Cart, change: CartChange): ChangeCart {
  if (change.kind === 'empty') return done(EMPTIED)
  const lines = changeLines(cart.lines, change) ?? cart.lines
  return done({ ...EMPTIED, cart: { ...cart, lines } })
}

async function changeSavedCart(
  ctx: OrderNeeds,
  tx: Tx,
  user: { userId: string; memberId: string | null },
  before: Cart,
  change: CartChange,
): Promise<ChangeCart> {
  const order = before.orderId ? await lockOrder(tx, before.orderId) : undefined
  if (order?.state === 'awaiting') return refused('BUSY')
  const lines = changeLines(before.lines, change)
  if (!lines || !fitsCookie({ ...before, lines })) return refused('FULL')
  if (lines.length === 0) {
    await abandonOrder(ctx, tx, before.orderId)
    await storeCart(ctx, tx, user.userId, EMPTY_CART)
    return done(EMPTIED)
  }
  const priced = await priceForAnyBuyer(ctx, tx, lines)
  const touched = change.kind === 'empty' ? undefined : lineOf(priced, change.line)
  if (touched?.problem && change.kind !== 'decrease' && change.kind !== 'remove')
    return refused('NOT_LIKE_THIS', { problem: touched.problem })
  const seen = order ? await savedPrices(tx, order.id) : new Map<string, Pence>()
  const cart = { lines, orderId: await saveOrder(ctx, tx, user, before.orderId, priced) }
  await storeCart(ctx, tx, user.userId, cart)
  const pieces =
    change.kind === 'empty' ? 0 : piecesOf(lines, change.line) - piecesOf(before.lines, change.line)
  return done({ cart, title: touched?.item?.title ?? '', pieces, repriced: repricedOf(priced, seen) })
}

const EMPTIED: Changed = { cart: EMPTY_CART, title: '', pieces: 0, repriced: [] }

const piecesOf = (lines: readonly CartLine[], key: LineKey): number =>
  lines.find((line) => isSameLine(line, key))?.quantity ?? 0

/** Saving the cart stores current prices, so a changed price can only be reported now. */
const repricedOf = (priced: readonly PricedLine[], seen: ReadonlyMap<string, Pence>): Repriced[] =>
  priced.flatMap((line) => {
    const [was, now] = [priceBefore(line, seen), priceNow(line)]
    return was === undefined || was === now ? [] : [{ title: line.item?.title ?? '', was, now }]
  })

const lineOf = (priced: readonly PricedLine[], key: LineKey) =>
  priced.find(({ line }) => isSameLine(line, key))
