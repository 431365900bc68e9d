/** Does work when it is its turn, first come, first served. */
export type ConcurrencyLimit = <T>(work: () => Promise<T>) => Promise<T>

/** Turns for work that takes much memory: at most so many at a time in this process. */
export function concurrencyLimit(atOnce: number): ConcurrencyLimit {
  let busy = 0
  const waiting: (() => void)[] = []
  return async (work) => {
    if (busy < atOnce) busy += 1
    else await new Promise<void>((go) => waiting.push(go))
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else busy -= 1
    }
  }
}
