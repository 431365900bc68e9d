import { z } from 'zod'
import type { Delivery } from '../tables.ts'
import type { Event } from '../types.ts'
import { signatureOf } from './signature.ts'
import type { SandboxState } from './state.ts'

/** Seconds before each retry. Stripe retries for three days; the first retries come sooner here. */
const BACK_OFF = [2, 10, 60, 300, 1800, 7200, 21_600, 43_200, 86_400]
const RESPONSE_TIMEOUT_MS = 10_000
const LONGEST_WAIT_MS = 60_000

/** How events are delivered. For tests only: by default each is sent once, in order, one at a time. */
export const deliverySchema = z.strictObject({
  /** Holds all deliveries while true. */
  paused: z.boolean().default(false),
  copies: z.int().min(1).max(50).default(1),
  order: z.enum(['created', 'reversed', 'random']).default('created'),
  concurrency: z.int().min(1).max(50).default(1),
  delayMs: z.int().min(0).default(0),
  /** The number of delivery attempts to drop before they reach the app. */
  lose: z.int().min(0).default(0),
})
export type DeliveryMode = z.infer<typeof deliverySchema>

export type Sending = { signature?: 'good' | 'forged'; ageSeconds?: number }

/** Sends signed events to the endpoints and retries until each is accepted with a 2xx. */
export class Webhooks {
  readonly #state: SandboxState
  readonly #render: (answer: object) => string
  #mode: DeliveryMode = deliverySchema.parse({})
  #running: Promise<void> | undefined
  #timer: NodeJS.Timeout | undefined
  readonly #stopping = new AbortController()

  constructor(state: SandboxState, render: (answer: object) => string) {
    this.#state = state
    this.#render = render
  }

  configure(mode: DeliveryMode) {
    this.#mode = { ...mode }
    this.wake()
  }

  /** Starts sending due events unless it is already running. */
  wake() {
    if (this.#running || this.#isStopped()) return
    this.#running = this.#work().finally(() => {
      this.#running = undefined
      if (!this.#isStopped() && this.#due().length > 0) this.wake()
      else this.#wait()
    })
  }

  /** Resolves when nothing is due. With `retries`, failed deliveries are retried once immediately. */
  async drained({ retries = false } = {}) {
    if (retries) this.#retryNow()
    this.wake()
    while (this.#running) await this.#running
    const open = this.#state.store.all('delivery').filter(({ next_at: next }) => next !== null)
    return { waiting: open.length }
  }

  /** Sends one event now, regardless of its deliveries, and returns the app's status code. */
  async send(
    event: Event,
    endpointId: string,
    { signature = 'good', ageSeconds = 0 }: Sending = {},
  ): Promise<number> {
    const endpoint = this.#state.find('webhook_endpoint', endpointId)
    const body = this.#render(event)
    const secret = signature === 'good' ? (endpoint.secret ?? '') : 'whsec_forged'
    try {
      const response = await fetch(endpoint.url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
          'stripe-signature': signatureOf(body, secret, this.#state.today() - ageSeconds),
        },
        body,
        redirect: 'manual',
        signal: AbortSignal.any([AbortSignal.timeout(RESPONSE_TIMEOUT_MS), this.#stopping.signal]),
      })
      await response.arrayBuffer()
      return response.status
    } catch {
      return 0
    }
  }

  async stop() {
    this.#stopping.abort()
    clearTimeout(this.#timer)
    await this.#running
  }

  async #work() {
    // Stripe usually answers the request before it sends the event.
    await new Promise((resolve) => setImmediate(resolve))
    const queue = this.#due().flatMap((delivery) => Array.from({ length: this.#mode.copies }, () => delivery))
    if (this.#mode.order === 'reversed') queue.reverse()
    if (this.#mode.order === 'random') shuffle(queue)
    const sendNext = async (): Promise<void> => {
      const delivery = queue.shift()
      if (!delivery || this.#isStopped() || this.#mode.paused) return
      await this.#deliver(delivery)
      return sendNext()
    }
    await Promise.all(Array.from({ length: this.#mode.concurrency }, sendNext))
  }

  #isStopped(): boolean {
    return this.#stopping.signal.aborted
  }

  #due(): Delivery[] {
    if (this.#mode.paused) return []
    const now = this.#state.now()
    return this.#state.store.all('delivery').filter(({ next_at: next }) => next !== null && next <= now)
  }

  async #deliver({ id, event: eventId, endpoint }: Delivery) {
    const { store } = this.#state
    const event = store.get('event', eventId)
    if (!event || !store.get('webhook_endpoint', endpoint)) {
      store.atomically(() => store.delete('delivery', id))
      return
    }
    if (this.#mode.delayMs > 0) await new Promise((resolve) => setTimeout(resolve, this.#mode.delayMs))
    const isLost = this.#mode.lose > 0
    if (isLost) this.#mode.lose -= 1
    const status = isLost ? 0 : await this.send(event, endpoint)
    if (!this.#isStopped()) store.atomically(() => this.#settle(id, status))
  }

  /** Copies of a delivery may finish in any order. A later failure must not overwrite a success. */
  #settle(id: string, status: number) {
    const { store } = this.#state
    const delivery = store.get('delivery', id)
    if (!delivery || delivery.next_at === null) return
    const event = store.get('event', delivery.event)
    if (status >= 200 && status < 300) {
      store.delete('delivery', id)
      if (event) store.patch('event', event.id, { pending_webhooks: event.pending_webhooks - 1 })
      return
    }
    const wait = BACK_OFF[delivery.attempts]
    const next = wait === undefined ? null : this.#state.now() + wait
    store.patch('delivery', id, { attempts: delivery.attempts + 1, status, next_at: next })
  }

  #retryNow() {
    const { store } = this.#state
    store.atomically(() => {
      for (const { id, next_at: next } of store.all('delivery')) {
        if (next !== null) store.patch('delivery', id, { next_at: this.#state.now() })
      }
    })
  }

  #wait() {
    clearTimeout(this.#timer)
    if (this.#isStopped() || this.#mode.paused) return
    const moments = this.#state.store.all('delivery').flatMap(({ next_at: next }) => next ?? [])
    if (moments.length === 0) return
    const ms = Math.max(1000, (Math.min(...moments) - this.#state.now()) * 1000)
    this.#timer = setTimeout(() => this.wake(), Math.min(ms, LONGEST_WAIT_MS))
    this.#timer.unref()
  }
}

function shuffle(queue: Delivery[]) {
  for (let index = queue.length - 1; index > 0; index -= 1) {
    const other = Math.floor(Math.random() * (index + 1))
    const moved = queue[index]
    const swapped = queue[other]
    if (moved && swapped) [queue[index], queue[other]] = [swapped, moved]
  }
}
