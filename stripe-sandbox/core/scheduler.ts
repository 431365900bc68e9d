import type { SandboxState } from './state.ts'

export type ScheduledAction = (state: SandboxState, about: string) => void

const LONGEST_WAIT_MS = 60_000

/** Runs the actions that are due: expiries, renewals, payment retries. Each is one change, oldest first. */
export class Scheduler {
  readonly #state: SandboxState
  readonly #actions: Record<string, ScheduledAction>
  readonly #afterwards: () => void
  #timer: NodeJS.Timeout | undefined

  constructor(state: SandboxState, actions: Record<string, ScheduledAction>, afterwards: () => void) {
    this.#state = state
    this.#actions = actions
    this.#afterwards = afterwards
  }

  /** Runs everything that is due, then waits for the next action. */
  run() {
    for (let next = this.#next(); next && next.at <= this.#state.now(); next = this.#next()) {
      const { id, what, about, at } = next
      const { store } = this.#state
      this.#state.asOf(at, () =>
        store.atomically(() => {
          store.delete('due', id)
          this.#actions[what]?.(this.#state, about)
        }),
      )
      this.#afterwards()
    }
    this.#wait()
  }

  stop() {
    clearTimeout(this.#timer)
  }

  #next() {
    return this.#state.store
      .all('due')
      .reduce<{ id: string; what: string; about: string; at: number } | undefined>(
        (first, each) => (first && first.at <= each.at ? first : each),
        undefined,
      )
  }

  #wait() {
    clearTimeout(this.#timer)
    const next = this.#next()
    if (!next) return
    const ms = Math.max(1000, (next.at - this.#state.now()) * 1000)
    this.#timer = setTimeout(() => this.run(), Math.min(ms, LONGEST_WAIT_MS))
    this.#timer.unref()
  }
}
