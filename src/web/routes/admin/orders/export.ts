import {
  type ExportedLine,
  exportOrders,
} from '../../../../features/store/batches/queries/order-export.server.ts'
import { orderStateLabel } from '../../../../features/store/orders/model/state-words.ts'
import { clubStamp } from '../../../../kernel/dates.ts'
import { poundsOf } from '../../../../kernel/money.ts'
import { audit } from '../../../../platform/audit/audit.ts'
import { ctxOf } from '../../../context.ts'
import { csvResponse } from '../../../csv.ts'
import type { Route } from './+types/export'
import { parseOrderFilter } from './rows.server.ts'

const COLUMNS = {
  Order: ({ order }) => order.number,
  'Placed (local time)': ({ order }) => (order.placedAt ? clubStamp(order.placedAt) : ''),
  Member: ({ order }) => order.buyer,
  'E-mail': ({ order }) => order.email,
  Batch: ({ order }) => order.batch?.title ?? '',
  'Item number': ({ line }) => line.itemId,
  Item: ({ line }) => line.title,
  Size: ({ line }) => line.size,
  Personalisation: ({ line }) => line.personalisation?.words ?? '',
  Quantity: ({ remaining }) => remaining.pieces,
  Refunded: ({ line, remaining }) => line.quantity - remaining.pieces,
  'With VAT (GBP)': ({ remaining }) => poundsOf(remaining.gross).toFixed(2),
  Payment: ({ order }) => orderStateLabel(order).text,
  'Special request': ({ order }) => order.request,
} satisfies Record<string, (exported: ExportedLine) => string | number>

/** Exports the listed orders as CSV, one line per item. Formulas are escaped. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const ctx = ctxOf(context)
  const found = await exportOrders(ctx, parseOrderFilter(request))
  const lines = found.map((exported) => Object.values(COLUMNS).map((cell) => cell(exported)))
  await audit(ctx.db, ctx, {
    action: 'storeorders.export',
    subject: 'storeorders',
    facts: { rows: lines.length },
  })
  return csvResponse('orders', [Object.keys(COLUMNS), ...lines])
}
