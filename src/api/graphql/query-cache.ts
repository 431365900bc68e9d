import { LRUCache } from 'lru-cache'

const MOST = 100
const LONGEST_QUERY = 2000

/** Keeps what was made of the hundred queries that were used last, none of them long. */
export const queryCache = <T extends object>(): LRUCache<string, T> =>
  new LRUCache<string, T>({
    max: MOST,
    maxEntrySize: LONGEST_QUERY,
    // The package refuses a size of 0.
    sizeCalculation: (_, query) => Math.max(1, query.length),
  })
