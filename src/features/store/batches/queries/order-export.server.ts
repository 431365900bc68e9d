import { Forbidden } from '../../../../kernel/errors.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { type RemainingLine, remainingOf } from '../../orders/model/refunded.ts'
import { loadOrderViews, type OrderLineView } from '../../orders/queries/order.server.ts'
import { canManageBatches } from '../policy.ts'
import { findOrders, type OrderFilter, type OrderRowView } from './orders.server.ts'

const MOST = 5000

/** A line of an order with its order, for the CSV export. */
export type ExportedLine = {
  order: OrderRowView & { email: string }
  line: OrderLineView
  remaining: RemainingLine
}

/**
 * Exports the lines of the orders of a list, the newest order first, for at most 5,000 orders. Throws Forbidden unless
 * the actor manages batches.
 */
export async function exportOrders(
  { db, actor }: Pick<Ctx, 'db' | 'actor'>,
  filter: OrderFilter,
): Promise<ExportedLine[]> {
  if (!canManageBatches(actor)) throw new Forbidden()
  const found = await findOrders(db, filter, { start: 0, limit: MOST })
  const views = await loadOrderViews(
    db,
    found.map(({ row }) => row),
  )
  return found.flatMap(({ view, email }, at) => {
    const order = views[at]
    if (!order) return []
    return order.lines.map((line) => ({
      order: { ...view, email },
      line,
      remaining: remainingOf(order, line),
    }))
  })
}
