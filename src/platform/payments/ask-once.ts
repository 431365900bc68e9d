import type { Stripe } from 'stripe'
import { type Asked, ask } from './payments.ts'

/** How many failures that the provider keeps are passed by in one question. */
const MOST_PASSED = 5

/**
 * Asks for something that must happen once: asked again with its key, because an answer was lost, the provider finds
 * what was done. A failure of its own (5xx) the provider keeps under the key for a day too: such a kept failure is
 * passed by with the next key. What the provider may have done before it failed, or under a key that it has forgotten
 * since, a question that moves money looks for first. `asking` is whose words a refusal has. Source:
 * docs.stripe.com/api/idempotent_requests.
 */
export function askOnce<T>(
  needs: Parameters<typeof ask>[0],
  key: string,
  question: (stripe: Stripe, once: { idempotencyKey: string }) => Promise<T>,
  asking = ask,
): Promise<Asked<T>> {
  return asking(needs, async (stripe) => {
    for (let passed = 0; ; passed += 1) {
      try {
        const idempotencyKey = passed === 0 ? key : `${key}:${passed + 1}`
        return await question(stripe, { idempotencyKey })
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
