/**
 * What one answer was made of. Queries name what they read; the page cache files the finished page under those
 * names and drops it when a command writes one of them. An answer is kept only when a route asks for it.
 */
export type PageTags = {
  /** Names something this answer was made of: 'posts', 'posts/<id>'. */
  read(...tags: string[]): void
  /**
   * Allows the cache to keep this answer for so many seconds, under its address with these query names at most. The
   * shortest duration wins; an address with other query names is answered but not cached.
   */
  keep(seconds: number, queryNames?: readonly string[]): void
  /** Drops kept pages at once on this node. Commands call it through `transact`. */
  drop(tags: Iterable<string>): void
}

export type CollectedTags = PageTags & {
  readonly tags: ReadonlySet<string>
  readonly keepSeconds: number | undefined
  readonly queryNames: ReadonlySet<string>
}

/**
 * Collects the tags of one request. `drop` removes pages from the cache of this node. Changing values are plain
 * properties: V8 keeps a getter of an object literal, with all it references, until a full collection.
 * [docs/decisions/0052]
 */
export function collectTags(drop: (tags: Iterable<string>) => void): CollectedTags {
  const tags = new Set<string>()
  const queryNames = new Set<string>()
  const collected = {
    tags,
    queryNames,
    keepSeconds: undefined as number | undefined,
    read: (...names: string[]) => {
      for (const name of names) tags.add(name)
    },
    keep: (seconds: number, names: readonly string[] = []) => {
      for (const name of names) queryNames.add(name)
      collected.keepSeconds = Math.min(seconds, collected.keepSeconds ?? seconds)
    },
    drop,
  }
  return collected
}

/** For work outside a request (jobs, seed): remembers nothing. */
export const NO_PAGES: PageTags = { read: () => {}, keep: () => {}, drop: () => {} }
