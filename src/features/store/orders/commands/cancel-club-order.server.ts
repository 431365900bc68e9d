import { Forbidden, NotFound } from '../../../../kernel/errors.ts'
import { isId } from '../../../../kernel/ids.ts'
import { done, type Outcome, refused } from '../../../../kernel/outcome.ts'
import { auditStaff } from '../../../../platform/audit/audit.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { transact } from '../../../../platform/database/transact.ts'
import { addJob } from '../../../../platform/jobs/jobs.ts'
import { canPlaceClubOrder } from '../policy.ts'
import { findOrderLines } from '../queries/order-lines.server.ts'
import { changeState, lockOrder } from './order-state.server.ts'
import { remainingPieces, returnStock } from './stock.server.ts'

/**
 * Cancels a club order: it leaves its batch while that is open, and its items return to stock if `restock` is set. Paid
 * orders are refunded instead. Throws Forbidden unless the actor is an administrator, and NotFound for an unknown
 * order.
 */
export async function cancelClubOrder(
  ctx: Ctx,
  id: string,
  { restock }: { restock: boolean },
): Promise<Outcome<object, { reason: 'NOT_A_CLUB_ORDER' }>> {
  if (!canPlaceClubOrder(ctx.actor)) throw new Forbidden()
  return transact(ctx, async (tx) => {
    const order = isId(id) ? await lockOrder(tx, id) : undefined
    if (!order) throw new NotFound()
    if (order.state !== 'club') return refused('NOT_A_CLUB_ORDER')
    await changeState(ctx, tx, order, 'abandoned', 'The club order was cancelled')
    const left = remainingPieces(await findOrderLines(tx, id))
    if (restock) await returnStock(tx, left, { reason: 'returned', orderId: id })
    await addJob(tx, 'order.returned', { orderId: id })
    await auditStaff(tx, ctx, {
      action: 'storeorders.call-off',
      subject: `storeorders/${id}`,
      facts: { restock },
    })
    return done()
  })
}
