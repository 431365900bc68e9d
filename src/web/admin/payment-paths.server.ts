import type { Payment } from '../../features/billing/payments/queries/ledger.server.ts'
import { eventSlugs } from '../../features/events/queries/events.server.ts'
import { hasRole } from '../../kernel/actor.ts'
import type { Ctx } from '../../platform/context.ts'
import { adminPaths } from '../admin-paths.ts'
import { paths } from '../paths.ts'
import { bookingPaths } from './booking-paths.server.ts'
import { registrationPath } from './record-paths.ts'

type Paid = Pick<Payment, 'id' | 'purpose' | 'objectId'> & {
  subscriptionId: string | null
  receiptUrl: string
}

/** Returns the admin pages of what was paid for, by payment id, as far as the user may open them. */
export async function objectPaths(
  ctx: Pick<Ctx, 'db' | 'actor'>,
  payments: readonly Paid[],
): Promise<ReadonlyMap<string, string>> {
  const events = payments.filter(({ purpose }) => purpose === 'event')
  const slugs = await eventSlugs(
    ctx,
    events.map(({ objectId }) => objectId),
  )
  const organised = await bookingPaths(
    ctx,
    payments.flatMap(({ purpose, objectId }) => (purpose === 'booking' ? objectId : [])),
  )
  const pathOf = ({ purpose, objectId, subscriptionId, receiptUrl }: Paid): string | undefined => {
    const slug = slugs.get(objectId)
    switch (purpose) {
      case 'event':
        return slug && paths.event(slug)
      case 'booking':
        return organised.get(objectId)
      case 'registration':
        return registrationPath(ctx.actor, objectId)
      case 'subscription':
        return subscriptionId ? `${adminPaths.subscriptions}?q=${subscriptionId}` : undefined
      case 'order':
        return hasRole(ctx.actor, 'shop') ? adminPaths.order(objectId) : undefined
      case 'invoice':
        return receiptUrl || undefined
    }
  }
  return new Map(
    payments.flatMap((payment) => {
      const path = pathOf(payment)
      return path ? [[payment.id, path] as const] : []
    }),
  )
}
