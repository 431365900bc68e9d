import type { TaskList } from 'graphile-worker'
import { z } from 'zod'
import { SYSTEM } from '../../../kernel/actor.ts'
import type { Ports } from '../../../platform/context.ts'
import { NO_PAGES } from '../../../platform/page-cache/tags.ts'
import { SILENT } from '../../../platform/payments/wording.ts'
import { deleteUnpaidOrders, releaseExpiredHolds } from './commands/expired-orders.server.ts'
import { finishRefund } from './commands/finish-refund.server.ts'
import { refundUnmatchedPayment } from './commands/refund-unmatched-payment.server.ts'
import { syncOrder } from './commands/sync-order.server.ts'

/** Releases expired reservations every two minutes, and deletes old unpaid orders at night (UTC). */
export const ORDER_CRONTAB = '*/2 * * * * orders:sweep\n41 2 * * * orders:forget'

const ofPayment = z.object({ objectId: z.uuid() })
const ofRefund = z.object({ refundId: z.uuid() })
const ofUnmatched = z.object({ orderId: z.uuid(), paymentId: z.uuid() })

/** Jobs that keep orders in step with their payments, and clean up unpaid orders. */
export function orderTasks(ports: Ports): TaskList {
  const ctx = { ...ports, actor: SYSTEM, pages: NO_PAGES }
  const follow = (given: unknown) => syncOrder(ctx, ofPayment.parse(given).objectId)
  return {
    'payment.settled:order': follow,
    'payment.returned:order': follow,
    'payment.closed:order': follow,
    'orders:send-back': (given) => refundUnmatchedPayment(ctx, ofUnmatched.parse(given)),
    async 'orders:refund'(given) {
      const { refundId } = ofRefund.parse(given)
      const sent = await finishRefund(ctx, refundId)
      if (!sent.ok && sent.reason === 'PROVIDER_DOWN')
        throw new Error(`the refund ${refundId} could not be made. ${SILENT}`)
    },
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
