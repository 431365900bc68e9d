import { inArray } from 'drizzle-orm'
import { isMember } from '../../../../kernel/actor.ts'
import type { Ctx } from '../../../../platform/context.ts'
import type { Db, Tx } from '../../../../platform/database/database.ts'
import type { CartLine } from '../../cart/model/cart.ts'
import { findSellable } from '../../catalog/queries/items.server.ts'
import { storeItems } from '../../catalog/table.server.ts'
import { findTakenNumbers, findWearer, type Wearer } from '../commands/shirt-numbers.server.ts'
import { type PricedLine, priceLines, sizeKey } from '../model/lines.ts'
import { canPlaceClubOrder } from '../policy.ts'
import { findOrderLines, type OrderRow } from './order-lines.server.ts'

type Needs = Pick<Ctx, 'club' | 'clock' | 'actor'>

type Options = {
  /** The order of this cart, whose own reservation counts as available. */
  order?: Pick<OrderRow, 'id' | 'state'> | undefined
  forClub?: boolean
}

/** Prices the lines of a cart for the actor from the current catalogue, and finds their problems. */
export async function priceCart(
  { club, clock, actor }: Needs,
  db: Db | Tx,
  lines: readonly CartLine[],
  { order, forClub = false }: Options = {},
): Promise<{ lines: PricedLine[]; wearer: Wearer }> {
  const items = await findSellable(db, [...new Set(lines.map(({ id }) => id))])
  const wearer: Wearer = forClub
    ? { memberId: null, gender: '', club: true }
    : await findWearer(db, actor.kind === 'user' ? actor.memberId : null)
  const terms = {
    tier: isMember(actor) ? ('member' as const) : ('other' as const),
    vatRate: club.vatRate,
    reserved: order?.state === 'awaiting' ? await findReserved(db, order.id) : new Map<string, number>(),
    isTaken: await findTakenNumbers({ clock, actor }, db, wearer, items),
  }
  return { lines: priceLines(lines, items, terms), wearer }
}

/**
 * Prices a cart before it is ordered. For an actor who can place club orders, a line has a problem only if neither the
 * actor nor the club can buy it.
 */
export async function priceForAnyBuyer(
  ctx: Needs,
  db: Db | Tx,
  lines: readonly CartLine[],
): Promise<PricedLine[]> {
  const { lines: own } = await priceCart(ctx, db, lines)
  if (!canPlaceClubOrder(ctx.actor) || !own.some(({ problem }) => problem)) return own
  const { lines: clubs } = await priceCart(ctx, db, lines, { forClub: true })
  return own.map((line, at) => (clubs[at]?.problem ? line : { ...line, problem: undefined }))
}

/** Finds the pieces that an order has reserved, by the supplier's number and size. */
async function findReserved(db: Db | Tx, orderId: string): Promise<Map<string, number>> {
  const held = await findOrderLines(db, orderId)
  const ids = [...new Set(held.map(({ itemId }) => itemId))]
  const items = ids.length
    ? await db
        .select({ id: storeItems.id, itemId: storeItems.itemId })
        .from(storeItems)
        .where(inArray(storeItems.id, ids))
    : []
  const numbers = new Map(items.map(({ id, itemId }) => [id, itemId]))
  const reserved = new Map<string, number>()
  for (const { itemId, size, quantity } of held) {
    const key = sizeKey(numbers.get(itemId) ?? '', size)
    reserved.set(key, (reserved.get(key) ?? 0) + quantity)
  }
  return reserved
}
