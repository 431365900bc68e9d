import type { World } from './world.ts'

export type Happening = (world: World, about: string) => void

const LONGEST_WAIT_MS = 60_000

/** Does what is due by the sandbox's clock: expiries, renewals, payment retries. One change each, oldest first. */
export class Due {
  readonly #world: World
  readonly #happenings: Record<string, Happening>
  readonly #afterwards: () => void
  #timer: NodeJS.Timeout | undefined

  constructor(world: World, happenings: Record<string, Happening>, afterwards: () => void) {
    this.#world = world
    this.#happenings = happenings
    this.#afterwards = afterwards
  }

  /** Catches up to the clock, then waits for the next moment. */
  run() {
    for (let next = this.#next(); next && next.at <= this.#world.now(); next = this.#next()) {
      const { id, what, about, at } = next
      const { store } = this.#world
      this.#world.asOf(at, () =>
        store.atomically(() => {
          store.delete('due', id)
          this.#happenings[what]?.(this.#world, about)
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
    return this.#world.store
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
    const ms = Math.max(1000, (next.at - this.#world.now()) * 1000)
    this.#timer = setTimeout(() => this.run(), Math.min(ms, LONGEST_WAIT_MS))
    this.#timer.unref()
  }
}
