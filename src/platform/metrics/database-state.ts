import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { type Db, rows } from '../database/database.ts'
import { migrationsOf } from '../database/migrate.ts'

export type DatabaseState = {
  version: string
  bytes: number
  /** The number of migrations that have run, and the number that this version has. */
  migrations: number
  knownMigrations: number
  /** The connections of this process. */
  connections: { open: number; idle: number; waiting: number }
}

/** Reads the state of the database for the admin area's status page. */
export async function databaseState(db: Db, root: string): Promise<DatabaseState> {
  const [facts] = await rows<{ version: string; bytes: number; migrations: number }>(
    db,
    sql`select current_setting('server_version') as version, pg_database_size(current_database()) as bytes,
      count(*) as migrations from drizzle.__drizzle_migrations`,
  )
  const { totalCount, idleCount, waitingCount } = db.$client
  return {
    version: facts?.version ?? '',
    bytes: facts?.bytes ?? 0,
    migrations: facts?.migrations ?? 0,
    knownMigrations: countMigrations(root),
    connections: { open: totalCount, idle: idleCount, waiting: waitingCount },
  }
}

function countMigrations(root: string): number {
  const journal = readFileSync(join(migrationsOf(root), 'meta/_journal.json'), 'utf8')
  return (JSON.parse(journal) as { entries: unknown[] }).entries.length // written by drizzle-kit
}
