import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { type Db, openDatabase } from '../../src/platform/database/database.ts'
import { openLog } from '../../src/platform/log/log.ts'

/** Everything that a session can be left with, except the definitions of tables that it has read. */
const RESET = `rollback; set session authorization default; reset all; close all; unlisten *;
  select pg_advisory_unlock_all(); discard temp; discard sequences`

/**
 * The connections to one test database. They stay open for the next test, because a new connection reads the definition
 * of each table again, which costs PostgreSQL more than the statements of most tests.
 */
export class KeptConnections {
  readonly #url: string
  #pool: pg.Pool | undefined

  constructor(url: string) {
    this.#url = url
  }

  /** A database for one test. After its `end`, it refuses every statement, as a closed pool does. */
  lend(): Db {
    this.#pool ??= openDatabase(this.#url, openLog('error')).$client
    return drizzle(untilItsEnd(this.#pool)) as Db // drizzle's own return type names the client `Pool | undefined`
  }

  /** Returns the processes of the connections that the next test can use. Closes them if one is still in use. */
  async reset(): Promise<number[]> {
    const pool = this.#pool
    if (!pool) return []
    if (pool.idleCount < pool.totalCount || pool.waitingCount > 0) {
      await this.close()
      return []
    }
    const clients = await Promise.all(Array.from({ length: pool.totalCount }, () => pool.connect()))
    const resets = await Promise.allSettled(clients.map((client) => client.query(RESET)))
    // In reverse, so that the next test first gets the connection that was used last. One that the test ended is lost.
    for (const [at, client] of [...clients.entries()].reverse())
      client.release(resets[at]?.status === 'rejected')
    return clients.map((client) => (client as unknown as { processID: number }).processID) // missing from its types
  }

  async close(): Promise<void> {
    await this.#pool?.end()
    this.#pool = undefined
  }
}

/** The pool under a handle that can be ended without closing the connections. */
function untilItsEnd(pool: pg.Pool): pg.Pool {
  let hasEnded = false
  const refuse = () => Promise.reject(new Error('Cannot use a pool after calling end on the pool'))
  return new Proxy(pool, {
    get(target, key) {
      if (key === 'end')
        return async () => {
          hasEnded = true
        }
      if (hasEnded && (key === 'connect' || key === 'query')) return refuse
      const value = Reflect.get(target, key)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}
