import {
  listOrders,
  type OrderFilter,
  type OrderRowView,
} from '../../../../features/store/batches/queries/orders.server.ts'
import { type OrdersSearch, ordersSearch } from '../../../../features/store/batches/schema.ts'
import { PLACED_STATES, UNPAID_STATES } from '../../../../features/store/orders/model/order.ts'
import type { Ctx } from '../../../../platform/context.ts'
import type { Rows } from '../../../../ui/data-table/columns.ts'
import { parseQuery } from '../../../admin/list-address.ts'

const PAGE = 100

/** Whether an address asks for orders, and not for batches with theirs inside: whoever searches wants orders. */
export const showsOrders = ({ show, q }: OrdersSearch): boolean => show !== 'batches' || q !== ''

/** What an address asks of the orders. */
export function parseOrderFilter(request: Request): OrderFilter {
  const { q, show } = parseQuery(ordersSearch, request)
  return {
    search: q,
    ...(show === 'unbatched' && { batch: 'none', states: PLACED_STATES }),
    ...(show === 'unpaid' && { states: UNPAID_STATES }),
  }
}

/** The orders that an address asks for. */
export async function orderRows(ctx: Ctx, request: Request): Promise<Rows<OrderRowView>> {
  const { start } = parseQuery(ordersSearch, request)
  const { orders, total } = await listOrders(ctx, { ...parseOrderFilter(request), start, limit: PAGE })
  return { rows: orders, start, total }
}
