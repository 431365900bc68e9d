import { createHash } from 'node:crypto'
import { ApiError, invalidRequest } from './errors.ts'
import type { SandboxState } from './state.ts'

const KEPT_SECONDS = 24 * 60 * 60
const MAX_KEY_LENGTH = 255

export type Kept = { status: number; body: string }

/**
 * Stripe's idempotency rules: the response to the first request with a key is stored for a day and returned to
 * repeats.
 * A different request with the same key is refused, and so is a repeat while the first is still running.
 * Source: docs.stripe.com/api/idempotent_requests.
 */
export class Idempotency {
  readonly #state: SandboxState
  /** Maps each key to the request that holds it. */
  readonly #running = new Map<string, string>()

  constructor(state: SandboxState) {
    this.#state = state
  }

  /**
   * Returns the stored response, or undefined when the request must run. Throws on misuse of the key. `holder` keeps
   * the key until it calls `end`.
   */
  begin(key: string, request: string, holder: string): Kept | undefined {
    if (key.length > MAX_KEY_LENGTH) {
      throw invalidRequest(`Idempotency-Key must be at most ${MAX_KEY_LENGTH} characters.`)
    }
    const kept = this.#state.store.get('kept_answer', key)
    const fresh = kept && kept.at > this.#state.today() - KEPT_SECONDS ? kept : undefined
    if (fresh && fresh.request !== digest(request)) throw misuse(key)
    if (this.#running.has(key)) throw inUse(key)
    if (!fresh) this.#running.set(key, holder)
    return fresh
  }

  end(key: string, holder: string) {
    if (this.#running.get(key) === holder) this.#running.delete(key)
  }

  /** Stores the response. Must run in the same change as the work, so that both are committed together. */
  keep(key: string, request: string, { status, body }: Kept) {
    this.#state.store.put('kept_answer', {
      id: key,
      request: digest(request),
      status,
      body,
      at: this.#state.today(),
    })
  }

  /** Deletes responses older than a day. */
  prune() {
    const { store } = this.#state
    const oldest = this.#state.today() - KEPT_SECONDS
    store.atomically(() => {
      for (const { id, at } of store.all('kept_answer')) if (at <= oldest) store.delete('kept_answer', id)
    })
  }
}

const digest = (request: string) => createHash('sha256').update(request).digest('base64url')

function misuse(key: string) {
  return new ApiError(400, {
    message:
      'Keys for idempotent requests can only be used with the same parameters they were first used with. ' +
      `Try using a key other than '${key}' if you meant to execute a different request.`,
    type: 'idempotency_error',
  })
}

function inUse(key: string) {
  return new ApiError(409, {
    code: 'idempotency_key_in_use',
    doc_url: 'https://stripe.com/docs/error-codes/idempotency-key-in-use',
    message:
      `There is currently another in-progress request using this Idempotent Key (that probably means you submitted ` +
      `twice, and the other request is still going through): ${key}. Please try again later.`,
    type: 'idempotency_error',
  })
}
