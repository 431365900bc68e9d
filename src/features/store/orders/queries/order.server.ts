import { and, asc, desc, eq, inArray, or } from 'drizzle-orm'
import { Forbidden } from '../../../../kernel/errors.ts'
import { isId } from '../../../../kernel/ids.ts'
import { type Pence, pence } from '../../../../kernel/money.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { imageColumns, isPublicPicture } from '../../../../platform/files/images.ts'
import { files } from '../../../../platform/files/table.server.ts'
import type { Image } from '../../../../ui/primitives/picture.tsx'
import { users } from '../../../accounts/table.server.ts'
import type { Payment } from '../../../billing/payments/queries/ledger.server.ts'
import { hasBroughtMoney, paidPaymentsOf } from '../../../billing/payments/queries/ledger.server.ts'
import { personalisationWords } from '../../catalog/model/personalisation.ts'
import { type PersonalisedItem, personalisedItem } from '../../catalog/model/personalised-item.ts'
import { findPersonalisedItems } from '../../catalog/queries/personalised-item.server.ts'
import { storeItems } from '../../catalog/table.server.ts'
import type { OrderState } from '../model/order.ts'
import type { LinePersonalisation } from '../model/personalisation.ts'
import { canSeeAllOrders, canSeeOrder } from '../policy.ts'
import { storeOrderEvents, storeOrderLines, storeOrders } from '../table.server.ts'
import type { OrderRow } from './order-lines.server.ts'

export type OrderLineView = {
  position: number
  itemId: string
  title: string
  image: Image | null
  size: string
  quantity: number
  /** Number of refunded pieces. */
  returned: number
  /** Price of one piece without its personalisation. */
  piece: Pence
  personalisation: LinePersonalisation | undefined
  gross: Pence
}

export type OrderView = {
  id: string
  number: number
  state: OrderState
  net: Pence
  vat: Pence
  gross: Pence
  refunded: Pence
  vatBp: number
  request: string
  createdAt: Date
  placedAt: Date | null
  lines: OrderLineView[]
}

/** An order, and whether it is the reader's own: administrators see all orders. */
export type FoundOrder = OrderView & { isOwn: boolean }

/** One of the reader's own orders. `late` is set when a payment came after the items had sold out. */
export type OwnOrder = OrderView & { late: { amount: Pence; isBack: boolean } | undefined }

type Needs = Pick<Ctx, 'db' | 'actor'>

/** Finds an order for its buyer or an administrator; undefined for everybody else. */
export async function findOrder({ db, actor }: Needs, id: string): Promise<FoundOrder | undefined> {
  if (!isId(id)) return undefined
  const [order] = await db.select().from(storeOrders).where(eq(storeOrders.id, id))
  if (!order || !canSeeOrder(actor, order)) return undefined
  const [view] = await loadOrderViews(db, [order])
  return view && { ...view, isOwn: actor.kind === 'user' && order.userId === actor.userId }
}

/** Lists the actor's own orders that are placed, await payment, or were paid too late, the newest first. */
export async function listOwnOrders({ db, actor }: Needs): Promise<OwnOrder[]> {
  if (actor.kind !== 'user') return []
  const found = await db
    .select()
    .from(storeOrders)
    .where(
      and(
        eq(storeOrders.userId, actor.userId),
        or(
          inArray(storeOrders.state, ['awaiting', 'paid', 'club', 'refunded']),
          hasBroughtMoney(db, 'order', storeOrders.id),
        ),
      ),
    )
    .orderBy(desc(storeOrders.id))
  const ids = found.filter(({ state }) => state === 'open' || state === 'abandoned').map(({ id }) => id)
  const late = new Map((await paidPaymentsOf(db, 'order', ids)).map((payment) => [payment.objectId, payment]))
  return (await loadOrderViews(db, found)).map((order) => ({ ...order, late: lateOf(late.get(order.id)) }))
}

const lateOf = (payment: Payment | undefined) =>
  payment && { amount: payment.amount, isBack: payment.status === 'refunded' }

/** Lists the history of an order, the oldest event first. Throws Forbidden unless the actor sees all orders. */
export async function listOrderEvents({ db, actor }: Needs, id: string) {
  if (!canSeeAllOrders(actor)) throw new Forbidden()
  return db
    .select({
      at: storeOrderEvents.at,
      state: storeOrderEvents.state,
      note: storeOrderEvents.note,
      by: users.name,
    })
    .from(storeOrderEvents)
    .leftJoin(users, eq(users.id, storeOrderEvents.byUserId))
    .where(eq(storeOrderEvents.orderId, id))
    .orderBy(asc(storeOrderEvents.at), asc(storeOrderEvents.id))
}

/** Loads the lines of orders. The caller has checked that the reader may see them. */
export async function loadOrderViews(db: Ctx['db'], orders: readonly OrderRow[]): Promise<OrderView[]> {
  const ids = orders.map(({ id }) => id)
  const rows = ids.length
    ? await db
        .select({ line: storeOrderLines, number: storeItems.itemId, image: imageColumns })
        .from(storeOrderLines)
        .innerJoin(storeItems, eq(storeItems.id, storeOrderLines.itemId))
        .leftJoin(files, and(eq(files.id, storeOrderLines.imageId), isPublicPicture()))
        .where(inArray(storeOrderLines.orderId, ids))
        .orderBy(asc(storeOrderLines.position))
    : []
  const personalisedRows = rows.filter(({ line }) => personalisationWords(line) !== '')
  const on = await findPersonalisedItems(
    db,
    personalisedRows.map(({ number }) => number),
  )
  return orders.map((order) => ({
    ...viewOf(order),
    lines: rows
      .filter(({ line }) => line.orderId === order.id)
      .map(({ line, number, image }) => lineOf(line, number, image, on[number])),
  }))
}

const viewOf = (order: OrderRow) => ({
  id: order.id,
  number: order.number,
  state: order.state,
  net: pence(order.netMinor),
  vat: pence(order.vatMinor),
  gross: pence(order.grossMinor),
  refunded: pence(order.refundedMinor),
  vatBp: order.vatBp,
  request: order.specialRequest,
  createdAt: order.createdAt,
  placedAt: order.placedAt,
})

function lineOf(
  line: typeof storeOrderLines.$inferSelect,
  itemId: string,
  image: Image | null,
  on: PersonalisedItem = personalisedItem(null, null, line.shirtNumber !== null),
): OrderLineView {
  const words = personalisationWords(line)
  const personalisation = pence(line.personalisationNetMinor + line.personalisationVatMinor)
  return {
    position: line.position,
    itemId,
    title: line.title,
    image,
    size: line.size,
    quantity: line.quantity,
    returned: line.returned,
    piece: pence(line.netMinor + line.vatMinor),
    personalisation: words
      ? { initials: line.initials, shirtNumber: line.shirtNumber, words, gross: personalisation, on }
      : undefined,
    gross: pence((line.netMinor + line.vatMinor + personalisation) * line.quantity),
  }
}

/** Whether an order that is not placed has a payment, which is refunded. The caller has checked the permission. */
export async function hasLatePayment({ db }: Pick<Ctx, 'db'>, id: string): Promise<boolean> {
  return (await paidPaymentsOf(db, 'order', [id])).length > 0
}
