import type { TaskList } from 'graphile-worker'
import { z } from 'zod'
import type { Ports } from '../../platform/context.ts'
import { NO_PAGES } from '../../platform/page-cache/tags.ts'
import { deleteOldCards } from './form/commands/delete-old-cards.server.ts'
import { deleteOldDrafts } from './form/commands/delete-old-drafts.server.ts'
import { followPayments, followSubscription } from './payment/commands/follow-payments.server.ts'

/** Deletes old drafts and student cards every night. Times are in UTC. */
export const REGISTRATION_CRONTAB = '26 2 * * * registrations:forget'

const ofPayment = z.object({ objectId: z.uuid() })
const ofSubscription = z.object({
  registrationId: z.uuid().nullable().default(null),
  memberId: z.uuid().nullable().default(null),
})

/** The jobs that follow payments and subscriptions, and delete old drafts and student cards. */
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
      const drafts = await deleteOldDrafts(ports)
      const cards = await deleteOldCards(ports)
      if (drafts + cards > 0) ports.log.info({ drafts, cards }, 'old drafts and student cards deleted')
    },
  }
}
