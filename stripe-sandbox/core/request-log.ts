import type { Form } from './form.ts'

/** A request the app sent, for tests that check which calls were made. */
export type LoggedRequest = {
  id: string
  method: string
  path: string
  params: Form
  idempotencyKey: string | null
  apiVersion: string | null
  /** Null while the request is running, 0 when the connection was cut. */
  status: number | null
  isReplay: boolean
}

const MOST = 10_000

export class RequestLog {
  #entries: LoggedRequest[] = []

  add(entry: LoggedRequest): LoggedRequest {
    this.#entries.push(entry)
    if (this.#entries.length > MOST) this.#entries.shift()
    return entry
  }

  /** Returns the requests oldest first. */
  all(): LoggedRequest[] {
    return this.#entries
  }

  clear() {
    this.#entries = []
  }
}
