import { and, asc, desc, eq, inArray, or } from 'drizzle-orm'
import { Forbidden } from '../../../../kernel/errors.ts'
import { isId } from '../../../../kernel/ids.ts'
import { type Pence, pence } from '../../../../kernel/money.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { imageColumns, isPublicPicture } from '../../../../platform/files/images.ts'
import { files } from '../../../../platform/files/table.server.ts'
import type { Image } from '../../../../ui/primitives/picture.tsx'
import { users } from '../../../accounts/table.server.ts'
import type { Payment } from '../../../billing/payments/model.ts'
import { hasBroughtMoney, paidPaymentsOf } from '../../../billing/payments/queries/ledger.server.ts'
import { printWords } from '../../catalog/model/personalisation.ts'
import { type PersonalisedItem, personalisedItem } from '../../catalog/model/personalised-item.ts'
import { findPersonalisedItem } from '../../catalog/queries/personalised-item.server.ts'
import { storeItems } from '../../catalog/table.server.ts'
import type { OrderRow } from '../internal/order-rows.server.ts'
import type { OrderState } from '../model/order.ts'
import type { LinePrint } from '../model/personalisation.ts'
import { canSeeAllOrders, canSeeOrder } from '../policy.ts'
import { storeOrderEvents, storeOrderLines, storeOrders } from '../table.server.ts'

export type OrderLineView = {
  position: number
  itemId: string
  title: string
  image: Image | null
  size: string
  quantity: number
  /** How many of the pieces were refunded. */
  returned: number
  /** One piece, without its print. */
  piece: Pence
  print: LinePrint | undefined
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

/** With whose it is: the administrator sees everybody's. */
export type FoundOrder = OrderView & { isOwn: boolean }

/** One of the reader's own orders; `late` if money came for it when its goods were gone. */
export type OwnOrder = OrderView & { late: { amount: Pence; isBack: boolean } | undefined }

type Needs = Pick<Ctx, 'db' | 'actor'>

/**
 * The summary of an order, for its owner and the administrator; undefined for everybody else. [STO-047, decisions
 * B02]
 */
export async function findOrder({ db, actor }: Needs, id: string): Promise<FoundOrder | undefined> {
  if (!isId(id)) return undefined
  const [order] = await db.select().from(storeOrders).where(eq(storeOrders.id, id))
  if (!order || !canSeeOrder(actor, order)) return undefined
  const [view] = await viewsOf(db, [order])
  return view && { ...view, isOwn: actor.kind === 'user' && order.userId === actor.userId }
}

/**
 * What whoever asks has ordered, is about to pay, or has paid too late, the newest first; nobody else's.
 * [STO-048, STO-049]
 */
export async function ownOrders({ db, actor }: Needs): Promise<OwnOrder[]> {
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
  return (await viewsOf(db, found)).map((order) => ({ ...order, late: lateOf(late.get(order.id)) }))
}

const lateOf = (payment: Payment | undefined) =>
  payment && { amount: payment.amount, isBack: payment.status === 'refunded' }

/** Everything that happened to an order, the oldest first; for who looks after orders. Throws Forbidden to others. */
export async function timelineOf({ db, actor }: Needs, id: string) {
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

/** Orders with their lines, in the order given. Hand in orders that the reader may see. */
export async function viewsOf(db: Ctx['db'], orders: readonly OrderRow[]): Promise<OrderView[]> {
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
  const personalisedRows = rows.filter(({ line }) => printWords(line) !== '')
  const on = await findPersonalisedItem(
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
  on: PersonalisedItem = personalisedItem(null, null, line.dorsal !== null),
): OrderLineView {
  const words = printWords(line)
  const print = pence(line.printNetMinor + line.printVatMinor)
  return {
    position: line.position,
    itemId,
    title: line.title,
    image,
    size: line.size,
    quantity: line.quantity,
    returned: line.returned,
    piece: pence(line.netMinor + line.vatMinor),
    print: words ? { initials: line.initials, dorsal: line.dorsal, words, gross: print, on } : undefined,
    gross: pence((line.netMinor + line.vatMinor + print) * line.quantity),
  }
}

/** Whether money came for an order that is not placed, and goes back. Hand in an order that the reader may see. */
export async function isSentBack({ db }: Pick<Ctx, 'db'>, id: string): Promise<boolean> {
  return (await paidPaymentsOf(db, 'order', [id])).length > 0
}
