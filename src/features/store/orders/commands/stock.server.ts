import { and, eq, gte, isNull, or, sql } from 'drizzle-orm'
import type { Tx } from '../../../../platform/database/database.ts'
import { touchEntry } from '../../../../platform/database/transact.ts'
import { type Cause, nameCause } from '../../catalog/commands/name-cause.server.ts'
import { LOW_STOCK } from '../../catalog/model/item.ts'
import { storeStock } from '../../catalog/table.server.ts'
import { sizeKey } from '../model/lines.ts'

/** Pieces of one size of an item, by its id in the database. */
export type Pieces = { itemId: string; size: string; quantity: number }

/**
 * Takes pieces from the stock, one statement a size, which changes nothing when there are too few. All transactions
 * take sizes in the same order, so that they cannot deadlock. Returns the first size with too few pieces; the caller
 * then rolls back. Sizes whose stock is not counted stay as they are. `cause` is recorded with the movements.
 */
export async function takeStock(
  tx: Tx,
  pieces: readonly Pieces[],
  cause: Cause = { reason: 'sold' },
): Promise<Pieces | undefined> {
  await nameCause(tx, cause)
  for (const { itemId, size, quantity } of summed(pieces)) {
    const [left] = await tx
      .update(storeStock)
      .set({ stock: sql`${storeStock.stock} - ${quantity}::int`, moves: sql`${storeStock.moves} + 1` })
      .where(and(isSize(itemId, size), or(isNull(storeStock.stock), gte(storeStock.stock, quantity))))
      .returning({ stock: storeStock.stock })
    if (!left) return { itemId, size, quantity }
    if (left.stock !== null && left.stock <= LOW_STOCK) await touchEntry(tx, 'storeitems', itemId)
  }
  return undefined
}

/** Lines with the pieces that were not refunded. */
export const remainingPieces = <Line extends Pieces & { returned: number }>(lines: readonly Line[]): Line[] =>
  lines.flatMap((line) =>
    line.returned < line.quantity ? [{ ...line, quantity: line.quantity - line.returned }] : [],
  )

/**
 * Exchanges pieces of one size of an item for another, in the common order of sizes. With `restock` the earlier ones
 * can be sold again. Returns false when there are too few; the caller then rolls back.
 */
export async function swapStock(
  tx: Tx,
  { itemId, quantity }: Omit<Pieces, 'size'>,
  { from, to, orderId, restock }: { from: string; to: string; orderId: string; restock: boolean },
): Promise<boolean> {
  const cause: Cause = { reason: 'exchanged', orderId }
  const take = async () => (await takeStock(tx, [{ itemId, size: to, quantity }], cause)) === undefined
  const giveBack = async () => restock && returnStock(tx, [{ itemId, size: from, quantity }], cause)
  if (sizeKey(itemId, from) < sizeKey(itemId, to)) {
    await giveBack()
    return take()
  }
  if (!(await take())) return false
  await giveBack()
  return true
}

/** Returns pieces to the stock, for `cause`. Sizes that are no longer in the catalogue are ignored. */
export async function returnStock(
  tx: Tx,
  pieces: readonly Pieces[],
  cause: Cause = { reason: 'returned' },
): Promise<void> {
  await nameCause(tx, cause)
  for (const { itemId, size, quantity } of summed(pieces)) {
    const [now] = await tx
      .update(storeStock)
      .set({ stock: sql`${storeStock.stock} + ${quantity}::int`, moves: sql`${storeStock.moves} + 1` })
      .where(isSize(itemId, size))
      .returning({ stock: storeStock.stock })
    if (now?.stock != null && now.stock - quantity <= LOW_STOCK) await touchEntry(tx, 'storeitems', itemId)
  }
}

const isSize = (itemId: string, size: string) => and(eq(storeStock.itemId, itemId), eq(storeStock.size, size))

/** Adds up lines of the same size, in the common order of sizes. */
function summed(pieces: readonly Pieces[]): Pieces[] {
  const sums = new Map<string, Pieces>()
  for (const { itemId, size, quantity } of pieces) {
    const key = sizeKey(itemId, size)
    sums.set(key, { itemId, size, quantity: quantity + (sums.get(key)?.quantity ?? 0) })
  }
  return [...sums.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, sum]) => sum)
}
