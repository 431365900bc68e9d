import pg from 'pg'
import type { Log } from '../log/log.ts'

const RECONNECT_MS = 1000

/** A cache or stream that reacts to the writes of all nodes. */
export type WriteListener = { drop(tags: Iterable<string>): void; suspend(): void; resume(): void }

/**
 * Listens for the writes of all nodes and passes the changed tags to the page cache and the event streams. While the
 * connection is down, the cache serves nothing, because it would miss writes. Returns a function that stops listening.
 */
export function listenForWrites(
  databaseUrl: string,
  listeners: readonly WriteListener[],
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
    next.on('notification', ({ payload = '' }) => {
      for (const listener of listeners) listener.drop([payload])
    })
    client = next
    await next.connect()
    await next.query('listen page_tags')
    for (const listener of listeners) listener.resume()
  }

  function lost(which: pg.Client, error?: Error) {
    if (stopped || which !== client) return
    client = undefined
    for (const listener of listeners) listener.suspend()
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
