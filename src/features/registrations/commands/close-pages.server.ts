import { refused } from '../../../kernel/outcome.ts'
import { closeCheckout } from '../../billing/commands/close-checkout.server.ts'

/** A card page is open that has to be closed first. */
export const PAGE_OPEN = 'PAGE_OPEN'
/** Somebody opens page after page. */
const MOST_TRIES = 3

export type FeePurpose = 'registration' | 'subscription'
export const FEE_PURPOSES: readonly FeePurpose[] = ['registration', 'subscription']

/**
 * Does to a registration what no card page may outlive: it goes to somebody, from somebody, out of sight. `deed` looks
 * for an open page while it holds the registration, in which nobody opens another, and answers PAGE_OPEN: then the page
 * is closed, without a lock while the provider is asked, and it is tried again. Money that came in between stands in
 * the ledger. Refuses while the provider does not answer.
 */
export async function withPagesClosed<T>(
  ctx: Parameters<typeof closeCheckout>[0],
  registrationId: string,
  purposes: readonly FeePurpose[],
  deed: () => Promise<T | typeof PAGE_OPEN>,
): Promise<T | { ok: false; reason: 'PROVIDER_DOWN' }> {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const became = await deed()
    if (became !== PAGE_OPEN) return became
    for (const purpose of purposes) {
      const closed = await closeCheckout(ctx, purpose, registrationId)
      if (!closed.ok && closed.reason === 'PROVIDER_DOWN') return refused('PROVIDER_DOWN')
    }
  }
  return refused('PROVIDER_DOWN')
}
