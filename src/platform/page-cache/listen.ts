import pg from 'pg'
import type { Log } from '../log/log.ts'
import type { PageCache } from './page-cache.ts'

const RECONNECT_MS = 1000

/**
 * Listens to the writes of all nodes and drops the affected pages. While the connection is down the cache serves
 * nothing, because it cannot know what has changed. Returns a function that stops listening.
 */
export function listenForWrites(
  databaseUrl: string,
  cache: PageCache,
  log: Log,
): { ready: Promise<void>; stop(): Promise<void> } {
  let client: pg.Client | undefined
  let timer: NodeJS.Timeout | undefined
  let stopped = false

  async function connect(): Promise<void> {
    const next = new pg.Client({
      connectionString: databaseUrl,
      application_name: 'sevenmetre-pages',
      keepAlive: true,
    })
    next.on('error', (error) => lost(next, error))
    next.on('end', () => lost(next))
    next.on('notification', ({ payload = '' }) => cache.drop([payload]))
    client = next
    await next.connect()
    await next.query('listen page_tags')
    cache.resume()
  }

  function lost(which: pg.Client, error?: Error) {
    if (stopped || which !== client) return
    client = undefined
    cache.suspend()
    log.warn({ err: error }, 'the page cache lost its database connection and pauses')
    timer = setTimeout(again, RECONNECT_MS)
  }

  function again() {
    connect().catch((error) => {
      const failed = client
      if (failed) lost(failed, error)
    })
  }

  return {
    ready: connect(),
    async stop() {
      stopped = true
      clearTimeout(timer)
      await client?.end()
    },
  }
}
