/** Queues work and runs it in order of arrival. */
export type ConcurrencyLimit = <T>(work: () => Promise<T>) => Promise<T>

/** Creates a queue that runs at most `atOnce` pieces of memory-intensive work at a time in this process. */
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
