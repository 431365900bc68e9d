import type { TaskList } from 'graphile-worker'
import { z } from 'zod'
import type { Ports } from '../../platform/context.ts'
import { NO_PAGES } from '../../platform/page-cache/tags.ts'
import { PROVIDER_SILENT } from '../../platform/payments/wording.ts'
import { deleteOldCards } from './form/commands/delete-old-cards.server.ts'
import { deleteOldDrafts } from './form/commands/delete-old-drafts.server.ts'
import { deleteOldNotes } from './payment/commands/agree-fee.server.ts'
import { closeFamilyCheckouts } from './payment/commands/close-family-checkouts.server.ts'
import { followPayments, followSubscription } from './payment/commands/follow-payments.server.ts'

/** Deletes old drafts, student cards and notes about agreed fees every night. Times are in UTC. */
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
  // A page that the family opened before may ask for a higher price. One that is being paid cannot be closed.
  const settled = async (given: unknown) => {
    const { objectId } = ofPayment.parse(given)
    await follow(objectId)
    const closed = await closeFamilyCheckouts({ ...ports, pages: NO_PAGES }, objectId)
    // graphile-worker repeats the job with back-off.
    if (!closed.ok && closed.reason === 'PROVIDER_DOWN') throw new Error(PROVIDER_SILENT)
  }
  return {
    'registrations:follow': followPayment,
    'payment.settled:registration': settled,
    'payment.settled:subscription': settled,
    'payment.returned:registration': followPayment,
    'payment.returned:subscription': followPayment,
    'subscription.changed': (given) =>
      followSubscription({ ...ports, pages: NO_PAGES }, ofSubscription.parse(given)),
    async 'registrations:forget'() {
      const drafts = await deleteOldDrafts(ports)
      const cards = await deleteOldCards(ports)
      const notes = await deleteOldNotes(ports)
      if (drafts + cards + notes > 0)
        ports.log.info({ drafts, cards, notes }, 'old drafts, student cards and notes deleted')
    },
  }
}
