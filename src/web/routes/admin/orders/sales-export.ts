import type { SaleRow } from '../../../../features/store/sales/model.ts'
import { listSaleRows } from '../../../../features/store/sales/queries/sales.server.ts'
import { salesSearch } from '../../../../features/store/sales/schema.ts'
import { clubStamp } from '../../../../kernel/dates.ts'
import { poundsOf } from '../../../../kernel/money.ts'
import { audit } from '../../../../platform/audit/audit.ts'
import { parseQuery } from '../../../admin/list-address.ts'
import { ctxOf } from '../../../context.ts'
import { csvResponse } from '../../../csv.ts'
import type { Route } from './+types/sales-export'

const COLUMNS = {
  Order: ({ orderNumber }) => orderNumber,
  'Placed (local time)': ({ at }) => clubStamp(at),
  Member: ({ buyer }) => buyer,
  'Item number': ({ number }) => number,
  Item: ({ title }) => title,
  Size: ({ size }) => size,
  Pieces: ({ pieces }) => pieces,
  'With VAT (GBP)': ({ gross }) => poundsOf(gross).toFixed(2),
} satisfies Record<string, (row: SaleRow) => string | number>

/** Exports the sales of a period as CSV, one line for each line of an order. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const ctx = ctxOf(context)
  const found = await listSaleRows(ctx, parseQuery(salesSearch, request))
  await audit(ctx.db, ctx, {
    action: 'storeorders.export',
    subject: 'storeorders',
    facts: { rows: found.length },
  })
  const lines = found.map((row) => Object.values(COLUMNS).map((cell) => cell(row)))
  return csvResponse('sales', [Object.keys(COLUMNS), ...lines])
}
