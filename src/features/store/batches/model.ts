import { bySize } from '../catalog/model/size-order.ts'

export const BATCH_STATUSES = ['Open', 'Ordered', 'Delivered', 'Closed'] as const
export type BatchStatus = (typeof BATCH_STATUSES)[number]

/**
 * Allowed status changes. A batch that was ordered or closed by mistake can go back. An open batch can only be closed
 * without placed orders.
 */
export const NEXT_STATUSES: Readonly<Record<BatchStatus, readonly BatchStatus[]>> = {
  Open: ['Ordered', 'Closed'],
  Ordered: ['Open', 'Delivered'],
  Delivered: ['Closed'],
  Closed: ['Delivered', 'Open'],
}

/** Colour of a status: only Open stands out. */
export const toneOf = (status: BatchStatus): 'ok' | 'quiet' => (status === 'Open' ? 'ok' : 'quiet')

/** Invoices of the kit supplier and of the printing company, with their columns. */
export const INVOICES = { supplier: 'invoiceSupplierId', printing: 'invoiceSupplierPrintId' } as const
export type InvoiceOf = keyof typeof INVOICES

/** Whether a text from an address names one of a batch's two invoices. */
export const isInvoiceOf = (text: string): text is InvoiceOf => Object.hasOwn(INVOICES, text)

/** Days until a supplier link expires. */
export const KEY_DAYS = 60

/** Pieces of one item, size and personalisation that the supplier has to deliver for a batch. */
export type SheetLine = {
  itemId: string
  title: string
  size: string
  initials: string
  shirtNumber: number | null
  quantity: number
}

/** Merges the lines of all orders into one row for each item, size and personalisation, in the order of the sheet. */
export function mergeLines(lines: readonly SheetLine[]): SheetLine[] {
  const sums = new Map<string, SheetLine>()
  for (const line of lines) {
    const key = JSON.stringify([line.itemId, line.size, line.initials, line.shirtNumber])
    sums.set(key, { ...line, quantity: line.quantity + (sums.get(key)?.quantity ?? 0) })
  }
  return [...sums.values()].sort(
    (a, b) =>
      a.title.localeCompare(b.title, 'en-GB') ||
      a.itemId.localeCompare(b.itemId) ||
      bySize(a.size, b.size) ||
      a.initials.localeCompare(b.initials) ||
      (a.shirtNumber ?? -1) - (b.shirtNumber ?? -1),
  )
}

/** Whether a line has initials or a shirt number. */
export const isPersonalised = ({
  initials,
  shirtNumber,
}: Pick<SheetLine, 'initials' | 'shirtNumber'>): boolean => initials !== '' || shirtNumber !== null

/** The total number of pieces. */
export const piecesOf = (lines: readonly { quantity: number }[]): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0)

/** Why a batch is not saved with a day before today. */
export const DAY_HAS_PASSED = 'This date has passed. Choose today or a later date'
