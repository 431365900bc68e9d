import { LRUCache } from 'lru-cache'

const MOST = 100
const LONGEST_QUERY = 2000

/**
 * Creates a cache for the results of parsing and validating the hundred most recently used queries. Long queries are
 * not cached.
 */
export const queryCache = <T extends object>(): LRUCache<string, T> =>
  new LRUCache<string, T>({
    max: MOST,
    maxEntrySize: LONGEST_QUERY,
    // lru-cache rejects a size of 0.
    sizeCalculation: (_, query) => Math.max(1, query.length),
  })
