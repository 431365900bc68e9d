import { and, eq, max, sql } from 'drizzle-orm'
import { type Outcome, refused } from '../../../../kernel/outcome.ts'
import type { Tx } from '../../../../platform/database/database.ts'
import { canChoose } from '../../catalog/model/item.ts'
import { costsTheSame } from '../../catalog/model/pricing.ts'
import { findSellable } from '../../catalog/queries/items.server.ts'
import { storeItems } from '../../catalog/table.server.ts'
import { swapStock } from '../../orders/commands/stock.server.ts'
import type { OrderLineRow } from '../../orders/queries/order-lines.server.ts'
import { storeOrderLines } from '../../orders/table.server.ts'

export type SizeChange = {
  line: OrderLineRow
  to: string
  /** At most the pieces of the line that were not returned. */
  quantity: number
  /** Whether the pieces of the earlier size can be sold again. */
  restock: boolean
}

export type ChangeSize = Outcome<
  /** Where the pieces are now. */
  { position: number },
  | { reason: 'NO_SUCH_SIZE' }
  | { reason: 'SOLD_OUT' }
  /** The sizes have different prices: refund the line and order it again. */
  | { reason: 'PRICE_DIFFERS' }
>

/**
 * Changes the size of pieces of an order line, and the stock of both sizes. Pieces that remain in the earlier size, or
 * were returned in it, keep their line, and the others get one of their own. The caller has locked the order, and rolls
 * back after a refusal.
 */
export async function changeSize(tx: Tx, { line, to, quantity, restock }: SizeChange): Promise<ChangeSize> {
  const { orderId, itemId, size: from } = line
  const item = await findSellableItem(tx, itemId)
  const found = item?.sizes.find(({ size }) => size === to)
  if (!item || !found || to === from) return refused('NO_SUCH_SIZE')
  if (!costsTheSame(item.prices, from, to)) return refused('PRICE_DIFFERS')
  const isTaken =
    canChoose(found.availability) &&
    (await swapStock(tx, { itemId, quantity }, { from, to, orderId, restock }))
  if (!isTaken) return refused('SOLD_OUT')
  return { ok: true, position: await moveLine(tx, line, { to, quantity }) }
}

async function moveLine(
  tx: Tx,
  line: OrderLineRow,
  { to: size, quantity }: Pick<SizeChange, 'to' | 'quantity'>,
): Promise<number> {
  const { orderId } = line
  const isLine = and(eq(storeOrderLines.orderId, orderId), eq(storeOrderLines.position, line.position))
  if (quantity === line.quantity) {
    await tx.update(storeOrderLines).set({ size }).where(isLine)
    return line.position
  }
  const left = sql`${storeOrderLines.quantity} - ${quantity}::int`
  await tx.update(storeOrderLines).set({ quantity: left }).where(isLine)
  const [last] = await tx
    .select({ position: max(storeOrderLines.position) })
    .from(storeOrderLines)
    .where(eq(storeOrderLines.orderId, orderId))
  const position = (last?.position ?? line.position) + 1
  await tx.insert(storeOrderLines).values({ ...line, position, size, quantity, returned: 0 })
  return position
}

async function findSellableItem(tx: Tx, itemId: string) {
  const [item] = await tx
    .select({ itemId: storeItems.itemId })
    .from(storeItems)
    .where(eq(storeItems.id, itemId))
  const [sellable] = item ? await findSellable(tx, [item.itemId]) : []
  return sellable
}
