import { and, asc, eq, gte } from 'drizzle-orm'
import { clubDay } from '../../../../kernel/dates.ts'
import { Forbidden, NotFound } from '../../../../kernel/errors.ts'
import { isId } from '../../../../kernel/ids.ts'
import { type Pence, pence } from '../../../../kernel/money.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { pendingRefunds } from '../../../billing/refunds/queries/pending-refunds.server.ts'
import { canChoose } from '../../catalog/model/item.ts'
import { costsTheSame } from '../../catalog/model/pricing.ts'
import { findSellable } from '../../catalog/queries/items.server.ts'
import { isPlaced } from '../../orders/model/order.ts'
import { canRefund } from '../../orders/policy.ts'
import {
  listOrderEvents,
  loadOrderViews,
  type OrderLineView,
  type OrderView,
} from '../../orders/queries/order.server.ts'
import { storeOrders } from '../../orders/table.server.ts'
import type { BatchStatus } from '../model.ts'
import { canManageBatches } from '../policy.ts'
import { storeBatches } from '../table.server.ts'
import { ordersWithBuyers } from './with-buyers.server.ts'

type Needs = Pick<Ctx, 'db' | 'actor'>

export type AdminOrder = OrderView & {
  buyer: string
  email: string
  isClubOrder: boolean
  /** Amount that the actor can still refund. */
  left: Pence
  /** Amount of refunds that the provider has not made yet. */
  refunding: Pence
  batch: { id: string; title: string; status: BatchStatus } | null
  /**
   * Sizes that each line can be changed to, by its position, or exchanged for once the batch is delivered. Empty
   * between the two.
   */
  otherSizes: Readonly<Record<number, string[]>>
  timeline: Awaited<ReturnType<typeof listOrderEvents>>
}

/**
 * Finds an order with its buyer, lines, batch and history. Throws Forbidden unless the actor manages batches, and
 * NotFound for an unknown order.
 */
export async function findAdminOrder(ctx: Needs, id: string): Promise<AdminOrder> {
  const { db } = ctx
  if (!canManageBatches(ctx.actor)) throw new Forbidden()
  const [found] = isId(id) ? await ordersWithBuyers(db).where(eq(storeOrders.id, id)) : []
  const [view] = found ? await loadOrderViews(db, [found.order]) : []
  if (!found || !view) throw new NotFound()
  const { order, buyer, email, batch } = found
  const isPaid = order.state === 'paid' && order.paymentId !== null
  const refunding = order.paymentId ? await pendingRefunds(db, order.paymentId) : pence(0)
  const remaining = Math.max(0, order.grossMinor - order.refundedMinor - refunding)
  const left = pence(isPaid && canRefund(ctx.actor) ? remaining : 0)
  const timeline = await listOrderEvents(ctx, id)
  const status = batch?.status ?? 'Open'
  const otherSizes =
    isPlaced(order.state) && status !== 'Ordered'
      ? await otherSizesOf(db, view.lines, status === 'Open' ? 'all' : 'one')
      : {}
  return {
    ...view,
    buyer,
    email,
    batch,
    left,
    refunding,
    timeline,
    otherSizes,
    isClubOrder: order.adminOrder,
  }
}

/**
 * For each line, the sizes of its item that have the same price, and stock for all of its pieces, or for one piece that
 * is exchanged. Personalised pieces cannot be exchanged.
 */
async function otherSizesOf(db: Needs['db'], lines: readonly OrderLineView[], many: 'all' | 'one') {
  const items = await findSellable(db, [...new Set(lines.map(({ itemId }) => itemId))])
  const byId = new Map(items.map((item) => [item.itemId, item]))
  return Object.fromEntries(
    lines.map((line) => {
      const left = many === 'one' && line.personalisation ? 0 : line.quantity - line.returned
      const pieces = many === 'one' ? Math.min(1, left) : left
      const item = byId.get(line.itemId)
      const others = (item?.sizes ?? []).filter(
        ({ size, availability, stock }) =>
          pieces > 0 &&
          size !== line.size &&
          canChoose(availability) &&
          (stock ?? pieces) >= pieces &&
          item !== undefined &&
          costsTheSame(item.prices, line.size, size),
      )
      return [line.position, others.map(({ size }) => size)]
    }),
  )
}

/**
 * Lists open batches that are not overdue, the first expected first. Throws Forbidden unless the actor manages batches.
 */
export async function listOpenBatches({
  db,
  actor,
  clock,
}: Needs & Pick<Ctx, 'clock'>): Promise<{ id: string; title: string }[]> {
  if (!canManageBatches(actor)) throw new Forbidden()
  return db
    .select({ id: storeBatches.id, title: storeBatches.title })
    .from(storeBatches)
    .where(and(eq(storeBatches.status, 'Open'), gte(storeBatches.expectedDelivery, clubDay(clock.now()))))
    .orderBy(asc(storeBatches.expectedDelivery), asc(storeBatches.id))
}
