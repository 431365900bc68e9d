import type { TaskList } from 'graphile-worker'
import { z } from 'zod'
import type { Ports } from '../../platform/context.ts'
import { NO_PAGES } from '../../platform/page-cache/tags.ts'
import { forgetCards } from './commands/delete-old-cards.server.ts'
import { forgetDrafts } from './commands/delete-old-drafts.server.ts'
import { followPayments, followSubscription } from './commands/follow-payments.server.ts'

/** When old drafts and cards go, in UTC: at night at the club. */
export const REGISTRATION_CRONTAB = '26 2 * * * registrations:forget'

const ofPayment = z.object({ objectId: z.uuid() })
const ofSubscription = z.object({
  registrationId: z.uuid().nullable().default(null),
  memberId: z.uuid().nullable().default(null),
})

/** What becomes of payments and subscriptions; drafts that nobody submits. */
export function registrationTasks(ports: Ports): TaskList {
  const follow = (id: string) => followPayments({ ...ports, pages: NO_PAGES }, id)
  const followPayment = (given: unknown) => follow(ofPayment.parse(given).objectId)
  return {
    'payment.settled:registration': followPayment,
    'payment.settled:subscription': followPayment,
    'payment.returned:registration': followPayment,
    'payment.returned:subscription': followPayment,
    'subscription.changed': (given) =>
      followSubscription({ ...ports, pages: NO_PAGES }, ofSubscription.parse(given)),
    async 'registrations:forget'() {
      const drafts = await forgetDrafts(ports)
      const cards = await forgetCards(ports)
      if (drafts + cards > 0) ports.log.info({ drafts, cards }, 'old drafts and student cards were deleted')
    },
  }
}
