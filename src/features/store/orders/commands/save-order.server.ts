import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { newId } from '../../../../kernel/ids.ts'
import type { Ctx } from '../../../../platform/context.ts'
import type { Tx } from '../../../../platform/database/database.ts'
import { type PricedLine, sumOf } from '../model/lines.ts'
import type { OrderRow } from '../queries/order-lines.server.ts'
import { storeOrderLines, storeOrders } from '../table.server.ts'
import { addOrderEvent, changeState, lockOrder } from './order-state.server.ts'

type Needs = Pick<Ctx, 'club' | 'clock' | 'actor'>
type Owner = { userId: string; memberId: string | null }

/**
 * Saves a cart as an unpaid order: creates it the first time and updates it afterwards. An expired order is used again
 * with its number and special request. After a placed one a new order is created. Returns the order's id. [STO-050,
 * STO-051]
 */
export async function saveOrder(
  ctx: Needs,
  tx: Tx,
  { userId, memberId }: Owner,
  earlierId: string | undefined,
  priced: readonly PricedLine[],
): Promise<string> {
  const earlier = earlierId ? await lockOrder(tx, earlierId) : undefined
  const sums = { ...sumColumns(priced, ctx.club.vatRate), updatedAt: ctx.clock.now() }
  if (earlier?.userId === userId && canReuse(earlier)) {
    if (earlier.state === 'abandoned') await changeState(ctx, tx, earlier, 'open', 'The cart was saved again')
    await tx
      .update(storeOrders)
      .set({ ...sums, version: sql`${storeOrders.version} + 1` })
      .where(eq(storeOrders.id, earlier.id))
    await writeLines(tx, earlier.id, priced)
    return earlier.id
  }
  const id = newId()
  await tx.insert(storeOrders).values({ id, userId, memberId, ...sums, createdAt: ctx.clock.now() })
  await addOrderEvent(ctx, tx, id, 'open', 'The cart was saved')
  await writeLines(tx, id, priced)
  return id
}

const canReuse = ({ state, placedAt }: OrderRow): boolean =>
  state === 'open' || (state === 'abandoned' && placedAt === null)

/** Saves the special request of an unpaid order. Undefined leaves the saved one. */
export async function saveRequest(
  tx: Tx,
  orderId: string | undefined,
  request: string | undefined,
): Promise<void> {
  if (!orderId || request === undefined) return
  const isUnpaid = and(inArray(storeOrders.state, ['open', 'abandoned']), isNull(storeOrders.placedAt))
  await tx
    .update(storeOrders)
    .set({ specialRequest: request })
    .where(and(eq(storeOrders.id, orderId), isUnpaid))
}

/** Marks the unpaid order of an emptied cart as abandoned. */
export async function abandonOrder(ctx: Needs, tx: Tx, orderId: string | undefined): Promise<void> {
  const order = orderId ? await lockOrder(tx, orderId) : undefined
  if (order?.state === 'open') await changeState(ctx, tx, order, 'abandoned', 'The cart was emptied')
}

/** Replaces the lines of an order, with a snapshot of current titles and prices. */
async function writeLines(tx: Tx, orderId: string, priced: readonly PricedLine[]): Promise<void> {
  await tx.delete(storeOrderLines).where(eq(storeOrderLines.orderId, orderId))
  const rows = priced.flatMap(({ line, item, piece, personalisation }, position) =>
    item
      ? {
          orderId,
          position,
          itemId: item.id,
          title: item.title,
          imageId: item.image?.id ?? null,
          size: line.size,
          quantity: line.quantity,
          initials: line.initials ?? '',
          shirtNumber: line.shirtNumber ?? null,
          netMinor: piece.net,
          vatMinor: piece.vat,
          personalisationNetMinor: personalisation.net,
          personalisationVatMinor: personalisation.vat,
        }
      : [],
  )
  if (rows.length > 0) await tx.insert(storeOrderLines).values(rows)
}

/** The totals of an order as column values. */
function sumColumns(priced: readonly PricedLine[], vatBp: number) {
  const { net, vat, gross } = sumOf(priced.filter(({ item }) => item))
  return { netMinor: net, vatMinor: vat, grossMinor: gross, vatBp }
}
