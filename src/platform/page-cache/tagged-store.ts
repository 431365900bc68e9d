export type Kept = { readonly tags: readonly string[]; readonly expiresAt: number; readonly size: number }

/**
 * Stores complete responses by tag and drops them when a tag is written. A response that was started before a write to
 * one of its tags is refused.
 */
export class TaggedStore<T extends Kept> {
  readonly #kept = new Map<string, T>()
  readonly #keysByTag = new Map<string, Set<string>>()
  readonly #droppedAt = new Map<string, number>()
  readonly #most: { readonly count: number; readonly bytes: number }
  #generation = 0
  #clearedAt = 0
  #bytes = 0
  #serving = true

  constructor(most: { count: number; bytes: number }) {
    this.#most = most
  }

  get(key: string, now: number): T | undefined {
    const found = this.#serving ? this.#kept.get(key) : undefined
    if (!found || found.expiresAt > now) return found
    this.#remove(key)
    return undefined
  }

  /** Call before generating a response and pass the result to `put`. */
  begin(): number {
    return this.#generation
  }

  /** Stores a response. Returns false if one of its tags was written since `begin`. */
  put(key: string, value: T, generation: number): boolean {
    if (this.isOvertaken(value.tags, generation)) return false
    this.#remove(key)
    this.#kept.set(key, value)
    this.#bytes += value.size
    for (const tag of value.tags) this.#keysOf(tag).add(key)
    this.#trim()
    return true
  }

  isOvertaken(tags: readonly string[], generation: number): boolean {
    if (!this.#serving || this.#clearedAt > generation) return true
    return tags.some((tag) => (this.#droppedAt.get(tag) ?? 0) > generation)
  }

  drop(tags: Iterable<string>): void {
    this.#generation += 1
    for (const tag of tags) {
      this.#droppedAt.set(tag, this.#generation)
      for (const key of this.#keysByTag.get(tag) ?? []) this.#remove(key)
    }
    if (this.#droppedAt.size > 20_000) this.clear()
  }

  clear(): void {
    this.#generation += 1
    this.#clearedAt = this.#generation
    this.#kept.clear()
    this.#keysByTag.clear()
    this.#droppedAt.clear()
    this.#bytes = 0
  }

  /** Empties the store and serves nothing while other nodes' writes cannot be received. */
  suspend(): void {
    this.#serving = false
    this.clear()
  }

  resume(): void {
    this.clear()
    this.#serving = true
  }

  get size(): number {
    return this.#kept.size
  }

  #keysOf(tag: string): Set<string> {
    const keys = this.#keysByTag.get(tag) ?? new Set()
    this.#keysByTag.set(tag, keys)
    return keys
  }

  #remove(key: string): void {
    const found = this.#kept.get(key)
    if (!found) return
    this.#kept.delete(key)
    this.#bytes -= found.size
    for (const tag of found.tags) {
      const keys = this.#keysByTag.get(tag)
      keys?.delete(key)
      if (keys?.size === 0) this.#keysByTag.delete(tag)
    }
  }

  #trim(): void {
    for (const key of this.#kept.keys()) {
      if (this.#kept.size <= this.#most.count && this.#bytes <= this.#most.bytes) return
      this.#remove(key)
    }
  }
}
