import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { guardAuditLog } from '../audit/append-only.ts'
import { type Db, rows } from './database.ts'
import { expectOwnSchema } from './other-version.ts'

/** An advisory lock, so that two nodes that start at the same time migrate one after the other. */
const MIGRATION_LOCK = 7_000_007

/** A transaction that sends an e-mail through a slow mail server may take ten minutes. */
const PATIENCE_MS = 15 * 60_000
const PAUSE_MS = 1_000
const LOCK_NOT_AVAILABLE = '55P03'

/**
 * Migrates the schema forward. Safe on every start, and on several nodes at once. Refuses a database with migrations of
 * another version.
 */
export const migrateDatabase = (db: Db, root: string): Promise<void> => migrateFrom(db, migrationsOf(root))

/** The folder with the migrations of this version. */
export const migrationsOf = (root: string): string => join(root, 'db/migrations')

/** Runs the migrations of any folder. */
export async function migrateFrom(db: Db, migrationsFolder: string): Promise<void> {
  const lock = new pg.Client(db.$client.options)
  await lock.connect()
  try {
    await lock.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await expectOwnSchema(lock, migrationsFolder)
    // Needed to find members by part of a word. pg_trgm is a trusted extension: the database owner may create it.
    await lock.query('create extension if not exists pg_trgm')
    await migrateBetweenTransactions(lock, migrationsFolder)
    await guardAuditLog(lock)
  } finally {
    await lock.end()
  }
}

/**
 * Migrates as soon as no transaction of another node is in its way. While a statement waits for a table, everybody who
 * reads that table waits behind it, so it gives up after a second and tries again later.
 */
async function migrateBetweenTransactions(client: pg.Client, migrationsFolder: string): Promise<void> {
  await client.query(`set lock_timeout = '1s'`)
  for (const deadline = Date.now() + PATIENCE_MS; ; ) {
    try {
      await migrate(drizzle(client), { migrationsFolder })
      return
    } catch (error) {
      if (!isLocked(error) || Date.now() > deadline) throw error
      await setTimeout(PAUSE_MS)
    }
  }
}

const isLocked = (error: unknown): boolean =>
  error instanceof Error && (('code' in error && error.code === LOCK_NOT_AVAILABLE) || isLocked(error.cause))

/** Whether a site has ever started on this database. */
export async function isMigrated(db: Db): Promise<boolean> {
  const [found] = await rows<{ name: string | null }>(
    db,
    sql`select to_regclass('public.seeds')::text as name`,
  )
  return found?.name != null
}
