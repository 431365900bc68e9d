import { stringify } from 'csv-stringify/sync'
import type { Context } from 'hono'
import { supplierSheet } from '../../features/store/batches/queries/supplier-sheet.server.ts'
import { supplierQuery } from '../../features/store/batches/schema.ts'
import type { HttpEnv } from '../../platform/http/env.ts'

const COLUMNS = [
  { key: 'title', header: 'Item' },
  { key: 'itemId', header: 'Code' },
  { key: 'size', header: 'Size' },
  { key: 'quantity', header: 'Quantity' },
  { key: 'initials', header: 'Initials' },
  { key: 'dorsal', header: 'Number' },
]

const PRIVATE = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
  'cross-origin-resource-policy': 'same-origin',
}

/**
 * The supplier's sheet as a table for a spreadsheet; no cell can be a formula. [BAT-010, decisions A04, holes 5, 29]
 */
export async function supplierCsv(c: Context<HttpEnv>): Promise<Response> {
  const asked = supplierQuery.safeParse(c.req.query())
  const sheet = asked.success
    ? await supplierSheet(c.var.ctx, { ...asked.data, printOnly: asked.data.print === '1' })
    : undefined
  if (!sheet) return c.text('Id doesnt exist', 404, PRIVATE)
  const csv = stringify(sheet.lines, { header: true, columns: COLUMNS, escape_formulas: true, bom: true })
  return c.body(csv, 200, {
    ...PRIVATE,
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="batch.csv"',
  })
}
