import type { Ctx } from '../../../../platform/context.ts'
import type { Tx } from '../../../../platform/database/database.ts'
import { addJob } from '../../../../platform/jobs/jobs.ts'
import { deleteCartOfOrder } from '../../cart/commands/store-cart.server.ts'
import type { OrderRow } from '../queries/order-lines.server.ts'
import { changeState } from './order-state.server.ts'

/** Marks an order as placed, deletes its cart and notifies the batches by a job. */
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
