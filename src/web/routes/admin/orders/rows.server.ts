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

/** Whether the page lists orders instead of batches. A search always lists orders. */
export const showsOrders = ({ show, q }: OrdersSearch): boolean => show !== 'batches' || q !== ''

/** Reads the order filter from a URL. */
export function parseOrderFilter(request: Request): OrderFilter {
  const { q, show } = parseQuery(ordersSearch, request)
  return {
    search: q,
    ...(show === 'unbatched' && { batch: 'none', states: PLACED_STATES }),
    ...(show === 'unpaid' && { states: UNPAID_STATES }),
  }
}

/** Loads a page of the orders that match a URL's filter. */
export async function orderRows(ctx: Ctx, request: Request): Promise<Rows<OrderRowView>> {
  const { start } = parseQuery(ordersSearch, request)
  const { orders, total } = await listOrders(ctx, { ...parseOrderFilter(request), start, limit: PAGE })
  return { rows: orders, start, total }
}
