import { bySize } from '../catalog/model/size-order.ts'

/** [BAT-002, resolutions B19] */
export const BATCH_STATUSES = ['Open', 'Ordered', 'Delivered', 'Closed'] as const
export type BatchStatus = (typeof BATCH_STATUSES)[number]

/**
 * Which status may follow which. A batch that was ordered or closed by mistake goes back. An open one closes only
 * when no placed order is in it.
 */
export const NEXT_STATUSES: Readonly<Record<BatchStatus, readonly BatchStatus[]>> = {
  Open: ['Ordered', 'Closed'],
  Ordered: ['Open', 'Delivered'],
  Delivered: ['Closed'],
  Closed: ['Delivered', 'Open'],
}

/** Open is shown in the colour of success, everything else quietly. [BAT-004, resolutions F13] */
export const toneOf = (status: BatchStatus): 'ok' | 'quiet' => (status === 'Open' ? 'ok' : 'quiet')

/** Invoices that staff keep with a batch, and where: of the kit supplier, of the printing company. [BAT-015] */
export const INVOICES = { supplier: 'invoiceSupplierId', printing: 'invoiceSupplierPrintId' } as const
export type InvoiceOf = keyof typeof INVOICES

export const isInvoiceOf = (text: string): text is InvoiceOf => Object.hasOwn(INVOICES, text)

/** Supplier links end by themselves. */
export const KEY_DAYS = 60

/** Pieces of one item, size and print in a batch: what the supplier has to deliver. */
export type SheetLine = {
  itemId: string
  title: string
  size: string
  initials: string
  shirtNumber: number | null
  quantity: number
}

/** One row for each item, size and print, however many orders it came from. [BAT-006] */
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

export const isPersonalised = ({
  initials,
  shirtNumber,
}: Pick<SheetLine, 'initials' | 'shirtNumber'>): boolean => initials !== '' || shirtNumber !== null

export const piecesOf = (lines: readonly { quantity: number }[]): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0)
