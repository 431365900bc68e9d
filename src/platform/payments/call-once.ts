import type { Stripe } from 'stripe'
import { callProvider, type ProviderResult } from './payments.ts'

/** How many kept failures one call passes. */
const MOST_PASSED = 5

/**
 * Calls the provider for something that must happen once: a repeated call with the same key, because an answer was
 * lost, finds what was done. The provider keeps a failure of its own (5xx) under the key for a day too: the next key
 * passes it. A call that moves money looks first for what the provider may have done before it failed, or under a key
 * that it has forgotten. `call` decides which words a refusal has. Source: docs.stripe.com/api/idempotent_requests.
 */
export function callOnce<T>(
  needs: Parameters<typeof callProvider>[0],
  key: string,
  work: (stripe: Stripe, once: { idempotencyKey: string }) => Promise<T>,
  call = callProvider,
): Promise<ProviderResult<T>> {
  return call(needs, async (stripe) => {
    for (let passed = 0; ; passed += 1) {
      try {
        const idempotencyKey = passed === 0 ? key : `${key}:${passed + 1}`
        return await work(stripe, { idempotencyKey })
      } catch (error) {
        if (passed === MOST_PASSED || !isKeptFailure(error)) throw error
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
