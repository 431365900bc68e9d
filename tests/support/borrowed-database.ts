import pg from 'pg'
import type { Db } from '../../src/platform/database/database.ts'
import { createDatabase } from './fresh-database.ts'
import { KeptConnections } from './kept-connections.ts'

/** A database with more data than this is dropped, which is faster than emptying it. */
const MAX_DELETED = 500

type Kept = {
  url: string
  drop: () => Promise<void>
  keeper: pg.Client
  connections: KeptConnections
  schema: string
  /** Resets every sequence to the migrated state. */
  reset: string
}

/** The empty databases of this worker that are not in use. */
const free: Kept[] = []

/**
 * A migrated, empty database for one test until it returns it. Creating one takes longer than most tests, so it
 * is emptied and reused, unless the test has changed its schema or filled it.
 */
export async function borrowDatabase(): Promise<{ url: string; connect(): Db; giveBack(): Promise<void> }> {
  const kept = free.pop() ?? (await keep())
  return { url: kept.url, connect: () => kept.connections.lend(), giveBack: () => giveBack(kept) }
}

async function keep(): Promise<Kept> {
  const { url, drop } = await createDatabase()
  const keeper = new pg.Client({ connectionString: url })
  // The server stops last and need not wait for its workers.
  keeper.on('error', () => {})
  await keeper.connect()
  ;(keeper as unknown as { unref(): void }).unref() // missing from its types
  // Disables triggers that refuse deletions, and foreign keys, so that tables can be emptied in any order.
  await keeper.query('set session_replication_role = replica')
  const connections = new KeptConnections(url)
  return { url, drop, keeper, connections, schema: await schemaOf(keeper), reset: await resetting(keeper) }
}

async function giveBack(kept: Kept): Promise<void> {
  if (await isEmptied(kept)) {
    free.push(kept)
    return
  }
  await kept.connections.close()
  await kept.keeper.end()
  await kept.drop()
}

async function isEmptied({ keeper, connections, schema, reset }: Kept): Promise<boolean> {
  const staying = await connections.reset()
  await keeper.query(
    `select pg_terminate_backend(pid, 5000) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and pid <> all($1)`,
    [staying],
  )
  if ((await schemaOf(keeper)) !== schema) return false
  const used = await usedTables(keeper)
  await keeper.query(reset)
  if (used.length === 0) return true
  const answers = await keeper.query(used.map((table) => `delete from ${table}`).join(';'))
  // Several statements have several results.
  const results = [answers].flat() as pg.QueryResult[]
  // Without this, new rows would reuse freed space, and a test would read them in a different order than it wrote
  // them. It also returns the space, so that the table counts as unused.
  await keeper.query(`vacuum (skip_database_stats) ${used.join(', ')}`)
  return results.reduce((sum, { rowCount }) => sum + (rowCount ?? 0), 0) <= MAX_DELETED
}

/** The tables that take space on disk. Only the list of migrations has rows in a migrated database. */
async function usedTables(keeper: pg.Client): Promise<string[]> {
  const { rows } = await keeper.query<{ name: string }>(`select oid::regclass as name from pg_class
    where oid >= 16384 and relkind = 'r' and relname !~ 'migrations$' and relnamespace <> 'pg_toast'::regnamespace
      and pg_relation_size(oid) > 0`)
  return rows.map(({ name }) => name)
}

/** Changes with every table, constraint, trigger or function. */
async function schemaOf(keeper: pg.Client): Promise<string> {
  const { rows } = await keeper.query<{ schema: string }>(`select concat_ws(' ',
    (select count(*) || ':' || sum(xmin::text::bigint) from pg_class where oid >= 16384),
    (select count(*) || ':' || sum(xmin::text::bigint) from pg_attribute where attrelid >= 16384),
    (select count(*) || ':' || sum(xmin::text::bigint) from pg_constraint where oid >= 16384),
    (select count(*) || ':' || sum(xmin::text::bigint) from pg_trigger),
    (select count(*) || ':' || sum(xmin::text::bigint) from pg_proc where oid >= 16384)) as schema`)
  return rows[0]?.schema ?? ''
}

async function resetting(keeper: pg.Client): Promise<string> {
  const { rows } = await keeper.query<{ name: string }>(
    `select format('%s, %s', seqrelid, seqstart) as name from pg_sequence`,
  )
  return rows.map(({ name }) => `select setval(${name}, false)`).join(';')
}
