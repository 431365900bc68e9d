import type { BatchStatus } from '../batches/model.ts'
import { bySize } from '../catalog/model/size-order.ts'
import type { Collection } from '../orders/model/lines.ts'
import { isPlaced, type OrderState } from '../orders/model/order.ts'

/** What is ticked for a line: that it was picked from the delivery, or that its buyer has it. */
export const MARK_KINDS = ['picked', 'collected'] as const
export type MarkKind = (typeof MARK_KINDS)[number]

/** Days between two reminders to the same buyer. */
export const REMIND_AFTER_DAYS = 7

/** Who ticked a line, and when. */
export type Mark = { id: string; at: Date; by: string }

/** A line of an order that is handed out. */
export type ListedLine = {
  orderId: string
  position: number
  orderNumber: number
  buyer: string
  title: string
  itemId: string
  size: string
  /** Initials and shirt number in words; '' for none. */
  personalisation: string
  pieces: number
  picked: Mark | undefined
  collected: Mark | undefined
}

/** The lines of one buyer, who is named once for several orders. */
export type BuyerLines = { key: string; buyer: string; lines: ListedLine[] }

/** Lines of the same item, size and personalisation, which are picked together. */
export type PickRow = {
  key: string
  title: string
  itemId: string
  size: string
  personalisation: string
  pieces: number
  pickedPieces: number
  lines: ListedLine[]
}

/** Names a line in a form. */
export const lineKey = ({ orderId, position }: { orderId: string; position: number }): string =>
  `${orderId}/${position}`

/**
 * When a line was collected, or that it can be, for its buyer. Undefined before it is delivered, and for a line of
 * which nothing is left.
 */
export function collectionOf(
  order: { id: string; state: OrderState },
  line: { position: number; quantity: number; returned: number },
  status: BatchStatus | undefined,
  collected: Readonly<Record<string, Date>>,
): Collection {
  if (!isPlaced(order.state) || line.returned === line.quantity) return undefined
  const at = collected[lineKey({ orderId: order.id, position: line.position })]
  return at ?? (status === 'Delivered' ? 'ready' : undefined)
}

/** Groups lines by buyer, by name. Orders without a known buyer stay apart. */
export function linesByBuyer(lines: readonly (ListedLine & { buyerKey: string })[]): BuyerLines[] {
  const buyers = new Map<string, BuyerLines>()
  for (const { buyerKey, ...line } of lines) {
    const known = buyers.get(buyerKey) ?? { key: buyerKey, buyer: line.buyer, lines: [] }
    known.lines.push(line)
    buyers.set(buyerKey, known)
  }
  return [...buyers.values()].sort(
    (a, b) => a.buyer.localeCompare(b.buyer, 'en-GB') || a.key.localeCompare(b.key),
  )
}

/** Merges lines into the rows that are picked from the delivery, by item and size. */
export function pickRows(lines: readonly ListedLine[]): PickRow[] {
  const rows = new Map<string, PickRow>()
  for (const line of lines) {
    const key = JSON.stringify([line.itemId, line.size, line.personalisation])
    const { title, itemId, size, personalisation } = line
    const known = rows.get(key) ?? {
      ...{ key, title, itemId, size, personalisation },
      ...{ pieces: 0, pickedPieces: 0, lines: [] },
    }
    known.pieces += line.pieces
    if (line.picked) known.pickedPieces += line.pieces
    known.lines.push(line)
    rows.set(key, known)
  }
  return [...rows.values()].sort(
    (a, b) =>
      a.title.localeCompare(b.title, 'en-GB') ||
      a.itemId.localeCompare(b.itemId) ||
      bySize(a.size, b.size) ||
      a.personalisation.localeCompare(b.personalisation, 'en-GB', { numeric: true }),
  )
}

/** Pieces of the lines, and how many of them have a mark. */
export function progressOf(lines: readonly ListedLine[], kind: MarkKind): { done: number; all: number } {
  let done = 0
  let all = 0
  for (const line of lines) {
    all += line.pieces
    if (line[kind]) done += line.pieces
  }
  return { done, all }
}
