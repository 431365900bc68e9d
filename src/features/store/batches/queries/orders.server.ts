import { and, count, desc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import { Forbidden } from '../../../../kernel/errors.ts'
import { isId } from '../../../../kernel/ids.ts'
import { type Pence, pence } from '../../../../kernel/money.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { folded, holds } from '../../../../platform/database/folding.ts'
import { users } from '../../../accounts/table.server.ts'
import { members } from '../../../members/table.server.ts'
import { storeItems } from '../../catalog/table.server.ts'
import { EVER_PLACED_STATES, type OrderState } from '../../orders/model/order.ts'
import { canSeeAllOrders } from '../../orders/policy.ts'
import { storeOrderLines, storeOrders } from '../../orders/table.server.ts'
import type { BatchStatus } from '../model.ts'
import { batchOrders } from '../table.server.ts'
import { ordersWithBuyers } from './with-buyers.server.ts'

/** A filter of orders. An empty filter finds all placed orders. */
export type OrderFilter = {
  states?: readonly OrderState[]
  /** The id of a batch; 'none' for orders without one. */
  batch?: string
  /** An order number, a part of the buyer's name or of an item's title, an item number, or a size. */
  search?: string
  start?: number
  limit?: number
}

/** A row of the list of orders. */
export type OrderRowView = {
  id: string
  number: number
  state: OrderState
  createdAt: Date
  placedAt: Date | null
  buyer: string
  isClubOrder: boolean
  request: string
  pieces: number
  /** Amount charged, with VAT. */
  gross: Pence
  refunded: Pence
  batch: { id: string; title: string; status: BatchStatus } | null
}

const MOST = 200

/**
 * Lists orders for the admin area, the newest first, with their total number. Unpaid carts are only included when the
 * filter names their state. Throws Forbidden unless the actor sees all orders.
 */
export async function listOrders(
  { db, actor }: Pick<Ctx, 'db' | 'actor'>,
  { start = 0, limit = 50, ...filter }: OrderFilter = {},
): Promise<{ orders: OrderRowView[]; total: number }> {
  if (!canSeeAllOrders(actor)) throw new Forbidden()
  const conditions = conditionsOf(filter)
  const page = await findOrders(db, filter, { start, limit: Math.min(limit, MOST) })
  const [all] = await db.select({ total: count() }).from(ordersWithBuyers(db).where(conditions).as('found'))
  return { orders: page.map(({ view }) => view), total: all?.total ?? 0 }
}

/** Finds the orders of a filter, the newest first. The caller has checked the permission. */
export async function findOrders(
  db: Ctx['db'],
  filter: OrderFilter,
  { start, limit }: { start: number; limit: number },
): Promise<{ row: Found['order']; view: OrderRowView; email: string }[]> {
  const found = await ordersWithBuyers(db)
    .where(conditionsOf(filter))
    .orderBy(desc(storeOrders.createdAt), desc(storeOrders.id))
    .limit(limit)
    .offset(start)
  return found.map((one) => ({ row: one.order, view: rowOf(one), email: one.email }))
}

function conditionsOf({ states = EVER_PLACED_STATES, batch, search = '' }: OrderFilter): SQL | undefined {
  return and(
    inArray(storeOrders.state, [...states]),
    batch === 'none' ? isNull(batchOrders.batchId) : undefined,
    batch && batch !== 'none' ? ofBatch(batch) : undefined,
    search.trim() ? matches(search.trim()) : undefined,
  )
}

const ofBatch = (id: string): SQL => (isId(id) ? eq(batchOrders.batchId, id) : sql`false`)

function matches(text: string): SQL | undefined {
  return or(
    holds(members.nameKey, text),
    holds(folded(users.name), text),
    /^\d{1,9}$/.test(text) ? eq(storeOrders.number, Number(text)) : undefined,
    hasLine(text),
  )
}

const hasLine = (text: string): SQL => sql`exists (select 1 from ${storeOrderLines}
  join ${storeItems} on ${storeItems.id} = ${storeOrderLines.itemId}
  where ${storeOrderLines.orderId} = ${storeOrders.id} and (${holds(folded(storeOrderLines.title), text)}
    or ${storeItems.itemId} = ${text} or lower(${storeOrderLines.size}) = lower(${text})))`

type Found = {
  order: typeof storeOrders.$inferSelect
  buyer: string
  pieces: number
  batch: OrderRowView['batch']
}

const rowOf = ({ order, buyer, pieces, batch }: Found): OrderRowView => ({
  id: order.id,
  number: order.number,
  state: order.state,
  createdAt: order.createdAt,
  placedAt: order.placedAt,
  buyer,
  isClubOrder: order.adminOrder,
  request: order.specialRequest,
  pieces,
  gross: pence(order.grossMinor),
  refunded: pence(order.refundedMinor),
  batch,
})
