/**
 * Collects the sources of one response. Queries tag what they read; the page cache stores the page under these tags and
 * drops it when a command writes one of them. Nothing is cached unless the route calls `keep`.
 */
export type PageTags = {
  /** Tags this response with sources: 'posts', 'posts/<id>'. */
  read(...tags: string[]): void
  /**
   * Allows the cache to store this response for a number of seconds, under its path with at most these query
   * parameters. The shortest duration applies; a request with other query parameters is not cached.
   */
  keep(seconds: number, queryNames?: readonly string[]): void
  /** Drops cached pages immediately on this node. Commands call it through `transact`. */
  drop(tags: Iterable<string>): void
}

export type CollectedTags = PageTags & {
  readonly tags: ReadonlySet<string>
  readonly keepSeconds: number | undefined
  readonly queryNames: ReadonlySet<string>
}

/**
 * Creates the tag collector of one request. `drop` removes pages from this node's cache. Changing values are plain
 * properties, because V8 keeps a getter of an object literal, and everything it references, until a full collection.
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

/** Ignores all tags, for work outside a request (jobs, demo data). */
export const NO_PAGES: PageTags = { read: () => {}, keep: () => {}, drop: () => {} }
