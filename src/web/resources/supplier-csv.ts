import type { Context } from 'hono'
import type { SheetLine } from '../../features/store/batches/model.ts'
import { supplierSheet } from '../../features/store/batches/queries/supplier-sheet.server.ts'
import { supplierQuery } from '../../features/store/batches/schema.ts'
import type { HttpEnv } from '../../platform/http/env.ts'
import { toCsv } from '../../platform/spreadsheet/csv.ts'

const HEADER = ['Item', 'Code', 'Size', 'Quantity', 'Initials', 'Number']

const cellsOf = ({ title, itemId, size, quantity, initials, shirtNumber }: SheetLine) => [
  title,
  itemId,
  size,
  quantity,
  initials,
  shirtNumber,
]

const PRIVATE = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
  'cross-origin-resource-policy': 'same-origin',
}

/** GET /admin/shopexternal.csv: the supplier's sheet as CSV. Formulas are escaped. [resolutions A04] */
export async function supplierCsv(c: Context<HttpEnv>): Promise<Response> {
  const query = supplierQuery.safeParse(c.req.query())
  const sheet = query.success
    ? await supplierSheet(c.var.ctx, { ...query.data, personalisedOnly: query.data.print === '1' })
    : undefined
  if (!sheet) return c.text('This link does not lead to a batch. Ask the club for a new one', 404, PRIVATE)
  return c.body(toCsv([HEADER, ...sheet.lines.map(cellsOf)]), 200, {
    ...PRIVATE,
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="batch.csv"',
  })
}
