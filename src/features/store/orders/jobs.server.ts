import type { TaskList } from 'graphile-worker'
import { z } from 'zod'
import { SYSTEM } from '../../../kernel/actor.ts'
import type { Ports } from '../../../platform/context.ts'
import { NO_PAGES } from '../../../platform/page-cache/tags.ts'
import { deleteUnpaidOrders, releaseExpiredHolds } from './commands/expired-orders.server.ts'
import { finishRefund } from './commands/finish-refund.server.ts'
import { refundUnmatchedPayment } from './commands/refund-unmatched-payment.server.ts'
import { syncOrder } from './commands/sync-order.server.ts'

/** Reservations that are over, every two minutes; forgotten orders at night, in UTC. */
export const ORDER_CRONTAB = '*/2 * * * * orders:sweep\n41 2 * * * orders:forget'

const ofPayment = z.object({ objectId: z.uuid() })
const ofRefund = z.object({ refundId: z.uuid() })
const toSendBack = z.object({ orderId: z.uuid(), paymentId: z.uuid() })

/** What becomes of the payments of orders, and of orders that nobody pays. */
export function orderTasks(ports: Ports): TaskList {
  const ctx = { ...ports, actor: SYSTEM, pages: NO_PAGES }
  const follow = (given: unknown) => syncOrder(ctx, ofPayment.parse(given).objectId)
  return {
    'payment.settled:order': follow,
    'payment.returned:order': follow,
    'payment.closed:order': follow,
    'orders:send-back': (given) => refundUnmatchedPayment(ctx, toSendBack.parse(given)),
    async 'orders:refund'(given) {
      const { refundId } = ofRefund.parse(given)
      const sent = await finishRefund(ctx, refundId)
      if (!sent.ok && sent.reason === 'PROVIDER_DOWN')
        throw new Error(`the refund ${refundId} could not be made: the card provider does not answer`)
    },
    async 'orders:sweep'() {
      const given = await releaseExpiredHolds(ctx)
      if (given > 0) ports.log.info({ orders: given }, 'orders were not paid in time: their stock went back')
    },
    async 'orders:forget'() {
      const forgotten = await deleteUnpaidOrders(ctx)
      if (forgotten > 0) ports.log.info({ forgotten }, 'orders that nobody paid were deleted')
    },
  }
}
