import type { Tables } from '../tables.ts'
import type { Event, Resource } from '../types.ts'
import { API_VERSION } from '../version.ts'
import { noSuch } from './errors.ts'
import { newId } from './ids.ts'
import type { Store, Table } from './store.ts'

/** The request that caused an event; null for a scheduled action. */
export type Cause = { id: string; idempotencyKey: string | null } | null

/** The sandbox's state, shared by all calls and pages: the objects, the sandbox's clock and the events. */
export class SandboxState {
  readonly store: Store
  readonly #clock: () => Date
  cause: Cause = null
  #moment: number | undefined

  constructor(store: Store, clock: () => Date) {
    this.store = store
    this.#clock = clock
  }

  /** The current time of the host's clock, in seconds. Webhook signatures use it. */
  today(): number {
    return Math.floor(this.#clock().getTime() / 1000)
  }

  /** The current time of the sandbox's clock in seconds. Tests can move it forward. */
  now(): number {
    if (this.#moment !== undefined) return this.#moment
    return this.today() + (this.store.get('setting', 'clock_ahead')?.value ?? 0)
  }

  /** Runs `work` at a past time, so that late renewals keep their intervals. */
  asOf(moment: number, work: () => void) {
    this.#moment = moment
    try {
      work()
    } finally {
      this.#moment = undefined
    }
  }

  /** Returns the row, or throws Stripe's 404 naming the parameter that held the id. */
  find<T extends Table>(table: T, id: string, param?: string): Tables[T] {
    const row = this.store.get(table, id)
    if (!row) throw noSuch(NOUNS[table] ?? table, id, param)
    return row
  }

  /** Schedules the action `what` for the object `about` at time `at`, replacing an earlier one for the same object. */
  schedule(what: string, about: string, at: number) {
    this.store.put('due', { id: `${what} ${about}`, what, about, at })
  }

  unschedule(what: string, about: string) {
    this.store.delete('due', `${what} ${about}`)
  }

  /** Records an event and one delivery for each endpoint subscribed to its type. */
  emit(type: string, object: object, previous?: object): Event {
    const listening = this.store
      .all('webhook_endpoint')
      .filter(({ status, enabled_events: types }) => status === 'enabled' && listensTo(types, type))
    const event = this.store.put('event', {
      id: newId('evt'),
      object: 'event',
      api_version: API_VERSION,
      created: this.now(),
      // A stored row is a JSON object. Its type only lacks the index signature.
      data: { object: object as Resource, ...(previous && { previous_attributes: previous as Resource }) },
      livemode: false,
      pending_webhooks: listening.length,
      request: this.cause
        ? { id: this.cause.id, idempotency_key: this.cause.idempotencyKey }
        : { id: null, idempotency_key: null },
      type,
    })
    for (const { id } of listening) this.#queue(event.id, id)
    return event
  }

  #queue(event: string, endpoint: string) {
    const id = `${event} ${endpoint}`
    this.store.put('delivery', { id, event, endpoint, attempts: 0, next_at: this.now(), status: null })
  }
}

const listensTo = (types: string[], type: string) => types.includes('*') || types.includes(type)

/** The names used in refusals where they differ from the table name. */
const NOUNS: Partial<Record<Table, string>> = {
  'checkout.session': 'checkout.session',
  payment_method: 'PaymentMethod',
  webhook_endpoint: 'webhook endpoint',
}
