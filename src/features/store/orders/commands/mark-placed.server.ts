import type { Ctx } from '../../../../platform/context.ts'
import type { Tx } from '../../../../platform/database/database.ts'
import { addJob } from '../../../../platform/jobs/jobs.ts'
import { deleteCartOfOrder } from '../../cart/commands/store-cart.server.ts'
import { changeState, type OrderRow } from '../internal/order-rows.server.ts'

/**
 * Makes an order a placed one: paid, or the club's own. Its cart is forgotten on all devices, and the batches hear of
 * it by a job. [STO-039, resolutions B08, E16]
 */
export async function markPlaced(
  ctx: Pick<Ctx, 'clock' | 'actor'>,
  tx: Tx,
  order: OrderRow,
  state: 'paid' | 'club',
  note: string,
  also: Partial<OrderRow>,
): Promise<void> {
  await changeState(ctx, tx, order, state, note, { placedAt: ctx.clock.now(), ...also, heldUntil: null })
  await deleteCartOfOrder(tx, order.id)
  await addJob(tx, 'order.placed', { orderId: order.id })
}
