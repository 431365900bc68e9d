import type { TaskList } from 'graphile-worker'
import { z } from 'zod'
import type { Ports } from '../../../platform/context.ts'
import { NO_PAGES } from '../../../platform/page-cache/tags.ts'
import { deleteOldAnswers, deleteOldBookings } from './commands/delete-old-bookings.server.ts'
import { offerAll, offerPlaces } from './commands/offer-places.server.ts'
import { releaseHolds } from './commands/release-holds.server.ts'
import { followPayment, retrySendBack } from './commands/sync-booking.server.ts'

/** Releases unpaid places and offers free ones every two minutes, and erases old bookings at night (UTC). */
export const BOOKING_CRONTAB = '*/2 * * * * events:release\n53 2 * * * events:forget'

const ofPayment = z.object({ objectId: z.uuid() })
const ofEvent = z.object({ eventId: z.uuid() })
const ofUnmatched = z.object({ paymentId: z.uuid() })

/** Jobs that keep bookings in step with their payments. */
export function bookingTasks(ports: Ports): TaskList {
  const ctx = { ...ports, pages: NO_PAGES }
  const follow = (given: unknown) => followPayment(ctx, ofPayment.parse(given).objectId)
  return {
    'payment.settled:booking': follow,
    'payment.returned:booking': follow,
    async 'events:send-back'(given) {
      await retrySendBack(ctx, ofUnmatched.parse(given).paymentId)
    },
    async 'events:offer'(given) {
      await offerPlaces(ctx, ofEvent.parse(given).eventId)
    },
    async 'events:release'() {
      const released = await releaseHolds(ctx)
      await offerAll(ctx)
      if (released > 0) ports.log.info({ released }, 'bookings were not paid in time: their places are free')
    },
    async 'events:forget'() {
      const deleted = await deleteOldAnswers(ports)
      if (deleted > 0) ports.log.info({ deleted }, 'answers to the questions of past events were deleted')
      const erased = await deleteOldBookings(ports)
      if (erased > 0) ports.log.info({ erased }, 'people in bookings of past events were erased')
    },
  }
}
