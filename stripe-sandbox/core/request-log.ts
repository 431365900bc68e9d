import type { Form } from './form.ts'

/** What the app sent, as tests read it: the provider was asked for this and nothing else. */
export type LoggedRequest = {
  id: string
  method: string
  path: string
  params: Form
  idempotencyKey: string | null
  apiVersion: string | null
  /** Null while it runs, 0 when the connection was cut. */
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

  /** Oldest first. */
  all(): LoggedRequest[] {
    return this.#entries
  }

  clear() {
    this.#entries = []
  }
}
