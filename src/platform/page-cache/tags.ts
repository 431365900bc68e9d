/**
 * The sources of one answer. Queries tag what they read; the page cache stores the finished page under these tags and
 * drops it when a command writes one of them. An answer is cached only when its route requests it.
 */
export type PageTags = {
  /** Tags this answer with a source: 'posts', 'posts/<id>'. */
  read(...tags: string[]): void
  /**
   * Allows the cache to keep this answer for so many seconds, under its address with these query names at most. The
   * shortest duration wins; an address with other query names is answered but not cached.
   */
  keep(seconds: number, queryNames?: readonly string[]): void
  /** Drops cached pages at once on this node. Commands call it through `transact`. */
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

/** For work outside a request (jobs, demo data): records nothing. */
export const NO_PAGES: PageTags = { read: () => {}, keep: () => {}, drop: () => {} }
