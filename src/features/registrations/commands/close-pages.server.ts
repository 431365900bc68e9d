import type { SQL } from 'drizzle-orm'
import { refused } from '../../../kernel/outcome.ts'
import { closePages } from '../../billing/commands/close-checkout.server.ts'

/** Card pages that are open and have to be closed first. */
export class OpenPages {
  readonly which: SQL | undefined
  constructor(which: SQL | undefined) {
    this.which = which
  }
}

/** Somebody opens page after page. */
const MOST_TRIES = 3

export const FEE_PURPOSES = ['registration', 'subscription'] as const

/**
 * Does to a registration what no card page may outlive: it goes to somebody, from somebody, out of sight. `deed` looks
 * for open pages while it holds the registration, in which nobody opens another, and answers which: then they are
 * closed, without a lock while the provider is asked, and it is tried again. Money that came in between stands in the
 * ledger. Refuses while the provider does not answer.
 */
export async function withPagesClosed<T>(
  ctx: Parameters<typeof closePages>[0],
  deed: () => Promise<T | OpenPages>,
): Promise<T | { ok: false; reason: 'PROVIDER_DOWN' }> {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const became = await deed()
    if (!(became instanceof OpenPages)) return became
    const closed = await closePages(ctx, became.which)
    if (!closed.ok && closed.reason === 'PROVIDER_DOWN') return refused('PROVIDER_DOWN')
  }
  return refused('PROVIDER_DOWN')
}
