import { type SQL, sql } from 'drizzle-orm'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Log } from '../log/log.ts'

/**
 * For reads and for starting transactions. Not assignable to Tx, so a helper that must run in a transaction takes a Tx.
 */
export type Db = NodePgDatabase & { readonly $client: pg.Pool }
/** Inside a transaction. */
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0]

const INT8 = 20
const DATE = 1082

/**
 * Replaces pg's parsers: whole numbers beyond 2^53 would lose digits silently, and a `date` would become local
 * midnight.
 */
function installParsers() {
  pg.types.setTypeParser(INT8, (text) => {
    const value = Number(text)
    if (!Number.isSafeInteger(value)) throw new RangeError(`not a safe integer: ${text}`)
    return value
  })
  pg.types.setTypeParser(DATE, (text) => text)
}

const STATEMENT_MS = 15_000

/**
 * Opens a pool of up to `max` connections. Statements are cancelled after `statementMs`. `onConnect` prepares each new
 * connection before its first use.
 */
export function openDatabase(
  url: string,
  log: Log,
  max = 20,
  statementMs = STATEMENT_MS,
  onConnect?: (client: pg.ClientBase) => Promise<unknown>,
): Db {
  installParsers()
  const pool = new pg.Pool({
    connectionString: url,
    max,
    statement_timeout: statementMs,
    // Prepared statements accumulate on a connection, so connections are replaced regularly.
    maxLifetimeSeconds: 3600,
    application_name: 'sevenmetre',
    ...(onConnect && { onConnect }),
  })
  // Without a listener, the error event of a lost connection would end the process.
  pool.on('error', (error) => log.warn({ reason: error.message }, 'an idle database connection was lost'))
  pool.on('connect', (client) =>
    client.on('error', (error) => log.warn({ reason: error.message }, 'a database connection broke')),
  )
  return drizzle(pool) as Db // drizzle's own return type names the client `Pool | undefined`
}

/** Runs a handwritten query and returns its rows. Timestamps are returned as text. */
export async function rows<T extends Record<string, unknown>>(db: Db | Tx, query: SQL): Promise<T[]> {
  const answer = await db.execute(query)
  return answer.rows as T[] // the caller wrote the query and knows its columns
}

/** Whether the database responds. */
export async function isReady(db: Db): Promise<boolean> {
  try {
    await db.execute(sql`select 1`)
    return true
  } catch {
    return false // the caller reports "not ready"; the pool has logged the reason
  }
}
