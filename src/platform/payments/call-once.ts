import type { Stripe } from 'stripe'
import { callProvider, type ProviderResult } from './payments.ts'

/** How many stored failures one call skips. */
const MAX_SKIPPED = 5

/**
 * Calls the provider for something that must happen once. The idempotency key makes a retry after a lost response
 * return the original result. The provider also stores its own failures (5xx) under the key for a day, so a stored
 * failure is skipped by trying the next key. A call that moves money therefore first searches for what an earlier
 * attempt may have done, under any key. `call` decides how a refusal is worded. Source:
 * docs.stripe.com/api/idempotent_requests.
 */
export function callOnce<T>(
  needs: Parameters<typeof callProvider>[0],
  key: string,
  work: (stripe: Stripe, once: { idempotencyKey: string }) => Promise<T>,
  call = callProvider,
): Promise<ProviderResult<T>> {
  return call(needs, async (stripe) => {
    for (let skipped = 0; ; skipped += 1) {
      try {
        const idempotencyKey = skipped === 0 ? key : `${key}:${skipped + 1}`
        return await work(stripe, { idempotencyKey })
      } catch (error) {
        if (skipped === MAX_SKIPPED || !isKeptFailure(error)) throw error
      }
    }
  })
}

function isKeptFailure(error: unknown): boolean {
  if (!(error instanceof Error) || !('statusCode' in error) || !('headers' in error)) return false
  const { statusCode, headers } = error as { statusCode: unknown; headers: unknown } // as checked above
  if (typeof statusCode !== 'number' || statusCode < 500) return false
  return typeof headers === 'object' && headers !== null && 'idempotent-replayed' in headers
}
