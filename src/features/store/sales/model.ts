import type { Pence } from '../../../kernel/money.ts'
import { bySize } from '../catalog/model/size-order.ts'

/** What was sold of one size of an item. `itemId` is null for refunds that name no item. */
export type SoldSize = {
  itemId: string | null
  number: string
  title: string
  size: string
  pieces: number
  gross: Pence
}

/** What was sold of an item, with its sizes in their order. */
export type SoldItem = Omit<SoldSize, 'size'> & { sizes: SoldSize[] }

/** One line of an order behind a figure. */
export type SaleRow = {
  orderId: string
  orderNumber: number
  at: Date
  buyer: string
  title: string
  number: string
  size: string
  pieces: number
  gross: Pence
}

/** Adds up the sizes of each item, the most money first. Refunds that name no item come last. */
export function soldItems(sizes: readonly SoldSize[]): SoldItem[] {
  const items = new Map<string | null, SoldItem>()
  for (const size of sizes) {
    const { itemId, number, title } = size
    const item = items.get(itemId) ?? {
      ...{ itemId, number, title, pieces: 0, sizes: [] },
      gross: 0 as Pence, // the sums below are of whole pence
    }
    item.pieces += size.pieces
    item.gross = (item.gross + size.gross) as Pence
    item.sizes.push(size)
    items.set(itemId, item)
  }
  for (const { sizes: ofItem } of items.values()) ofItem.sort((a, b) => bySize(a.size, b.size))
  return [...items.values()].sort(
    (a, b) =>
      Number(a.itemId === null) - Number(b.itemId === null) ||
      b.gross - a.gross ||
      a.title.localeCompare(b.title, 'en-GB'),
  )
}
