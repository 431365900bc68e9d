import type { TaskList } from 'graphile-worker'
import { z } from 'zod'
import { SYSTEM } from '../../../kernel/actor.ts'
import type { Ports } from '../../../platform/context.ts'
import { NO_PAGES } from '../../../platform/page-cache/tags.ts'
import { finishRefund } from './commands/finish-refund.server.ts'
import { followOrder } from './commands/follow-order.server.ts'
import { sendBack } from './commands/send-back.server.ts'
import { forgetUnpaid, sweepHolds } from './commands/sweep.server.ts'

/** Reservations that are over, every two minutes; forgotten orders at night, in UTC. */
export const ORDER_CRONTAB = '*/2 * * * * orders:sweep\n41 2 * * * orders:forget'

const ofPayment = z.object({ objectId: z.uuid() })
const ofRefund = z.object({ refundId: z.uuid() })
const toSendBack = z.object({ orderId: z.uuid(), paymentId: z.uuid() })

/** What becomes of the payments of orders, and of orders that nobody pays. */
export function orderTasks(ports: Ports): TaskList {
  const ctx = { ...ports, actor: SYSTEM, pages: NO_PAGES }
  const follow = (given: unknown) => followOrder(ctx, ofPayment.parse(given).objectId)
  return {
    'payment.settled:order': follow,
    'payment.returned:order': follow,
    'payment.closed:order': follow,
    'orders:send-back': (given) => sendBack(ctx, toSendBack.parse(given)),
    async 'orders:refund'(given) {
      const { refundId } = ofRefund.parse(given)
      const sent = await finishRefund(ctx, refundId)
      if (!sent.ok && sent.reason === 'PROVIDER_DOWN')
        throw new Error(`the refund ${refundId} could not be made: the card provider does not answer`)
    },
    async 'orders:sweep'() {
      const given = await sweepHolds(ctx)
      if (given > 0) ports.log.info({ orders: given }, 'orders were not paid in time: their stock went back')
    },
    async 'orders:forget'() {
      const forgotten = await forgetUnpaid(ctx)
      if (forgotten > 0) ports.log.info({ forgotten }, 'orders that nobody paid were deleted')
    },
  }
}
