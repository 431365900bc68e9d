import { refused } from '../../../../kernel/outcome.ts'
import type { CloseCheckout } from '../../../billing/checkout/commands/checkout-session.server.ts'

/** What a change answers while a checkout session is open that must be closed first. */
export type OpenCheckout = { close: () => Promise<CloseCheckout> }

/** Sessions may be opened again and again. */
const MOST_TRIES = 3

/**
 * Changes a registration in a way that no checkout session may outlive: it is assigned, unlinked or removed. `change`
 * looks for open sessions while it holds the registration, and answers how to close them: that is done without a lock
 * while the provider is asked, and it is tried again. Money that came in between stands in the ledger. Refuses while
 * the provider does not answer.
 */
export async function withCheckoutsClosed<T extends object>(
  change: () => Promise<T | OpenCheckout>,
): Promise<T | { ok: false; reason: 'PROVIDER_DOWN' }> {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const became = await change()
    if (!('close' in became)) return became
    const closed = await became.close()
    if (!closed.ok && closed.reason === 'PROVIDER_DOWN') return refused('PROVIDER_DOWN')
  }
  return refused('PROVIDER_DOWN')
}
