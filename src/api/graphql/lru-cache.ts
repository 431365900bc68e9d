const MOST = 100
const LONGEST_KEY = 2000

/** Keeps the latest hundred values whose keys are short. */
export function lruCache<T>(): { get(key: string): T | undefined; set(key: string, value: T): void } {
  const kept = new Map<string, T>()
  return {
    get: (key) => kept.get(key),
    set(key, value) {
      if (key.length > LONGEST_KEY) return
      kept.delete(key)
      kept.set(key, value)
      const [oldest] = kept.keys()
      if (kept.size > MOST && oldest !== undefined) kept.delete(oldest)
    },
  }
}
