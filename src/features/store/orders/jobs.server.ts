import type { TaskList } from 'graphile-worker'
import { z } from 'zod'
import { SYSTEM } from '../../../kernel/actor.ts'
import type { Ports } from '../../../platform/context.ts'
import { NO_PAGES } from '../../../platform/page-cache/tags.ts'
import { requestRecordedRefund } from './commands/end-refunds.server.ts'
import { deleteUnpaidOrders, releaseExpiredHolds } from './commands/expired-orders.server.ts'
import { retryUnmatched, syncOrder } from './commands/sync-order.server.ts'

/** Releases expired reservations every two minutes, and deletes old unpaid orders at night (UTC). */
export const ORDER_CRONTAB = '*/2 * * * * orders:sweep\n41 2 * * * orders:forget'

const ofPayment = z.object({ objectId: z.uuid() })
const ofRefund = z.object({ refundId: z.uuid() })
const ofUnmatched = z.object({ paymentId: z.uuid() })

/** Jobs that keep orders in step with their payments, and clean up unpaid orders. */
export function orderTasks(ports: Ports): TaskList {
  const ctx = { ...ports, actor: SYSTEM, pages: NO_PAGES }
  const follow = (given: unknown) => syncOrder(ctx, ofPayment.parse(given).objectId)
  return {
    'payment.settled:order': follow,
    'payment.returned:order': follow,
    'payment.closed:order': follow,
    async 'orders:send-back'(given) {
      await retryUnmatched(ctx, ofUnmatched.parse(given).paymentId)
    },
    'orders:refund': (given) => requestRecordedRefund(ctx, ofRefund.parse(given).refundId),
    async 'orders:sweep'() {
      const released = await releaseExpiredHolds(ctx)
      if (released > 0)
        ports.log.info({ orders: released }, 'orders were not paid in time: their stock was returned')
    },
    async 'orders:forget'() {
      const deleted = await deleteUnpaidOrders(ctx)
      if (deleted > 0) ports.log.info({ deleted }, 'unpaid orders were deleted')
    },
  }
}
