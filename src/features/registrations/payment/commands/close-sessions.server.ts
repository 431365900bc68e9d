import { refused } from '../../../../kernel/outcome.ts'
import { closeCheckout } from '../../../billing/checkout/commands/checkout-session.server.ts'
import { closeSubscriptionCheckouts } from '../../../billing/checkout/commands/single-subscription.server.ts'

/** Checkout sessions that have to be closed first: of a registration, or of its member's other registrations. */
export class OpenCheckouts {
  readonly registrationId: string
  readonly othersOf: string | undefined
  constructor(registrationId: string, othersOf?: string) {
    this.registrationId = registrationId
    this.othersOf = othersOf
  }
}

/** Sessions may be opened again and again. */
const MOST_TRIES = 3

/**
 * Changes a registration in a way that no checkout session may outlive: it is assigned, unlinked or removed. `change`
 * looks for open sessions while it holds the registration, and answers which: then they are closed, without a lock
 * while the provider is asked, and it is tried again. Money that came in between stands in the ledger. Refuses while
 * the provider does not answer.
 */
export async function withCheckoutsClosed<T>(
  ctx: Parameters<typeof closeCheckout>[0],
  change: () => Promise<T | OpenCheckouts>,
): Promise<T | { ok: false; reason: 'PROVIDER_DOWN' }> {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const became = await change()
    if (!(became instanceof OpenCheckouts)) return became
    const { registrationId, othersOf } = became
    const closed = othersOf
      ? await closeSubscriptionCheckouts(ctx, othersOf, registrationId)
      : await closeCheckout(ctx, registrationId)
    if (!closed.ok && closed.reason === 'PROVIDER_DOWN') return refused('PROVIDER_DOWN')
  }
  return refused('PROVIDER_DOWN')
}
