import { refused } from '../../../../kernel/outcome.ts'
import type { CloseCheckout } from '../../../billing/checkout/commands/checkout-session.server.ts'

/** Returned by a change that cannot be made until its open checkout sessions are closed. */
export type OpenCheckout = { close: () => Promise<CloseCheckout> }

/** A new session may be opened between two attempts. */
const MAX_TRIES = 3

/**
 * Assigns, unlinks or removes a registration after closing its open checkout sessions. `change` takes a row lock on
 * the registration; if it finds open sessions, it changes nothing and returns how to close them. They are closed
 * without a lock, because that calls the provider, and then `change` runs again. A payment that arrives in between is
 * in the ledger. Refuses with PROVIDER_DOWN if the provider does not answer.
 */
export async function withCheckoutsClosed<T extends object>(
  change: () => Promise<T | OpenCheckout>,
): Promise<T | { ok: false; reason: 'PROVIDER_DOWN' }> {
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const result = await change()
    if (!('close' in result)) return result
    const closed = await result.close()
    if (!closed.ok && closed.reason === 'PROVIDER_DOWN') return refused('PROVIDER_DOWN')
  }
  return refused('PROVIDER_DOWN')
}
