import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { type Db, rows } from '../database/database.ts'
import { migrationsOf } from '../database/migrate.ts'

export type DatabaseState = {
  version: string
  bytes: number
  /** The newest that has run. */
  migration: string
  migrations: number
  /** Of this process. */
  connections: { open: number; idle: number; waiting: number }
}

export async function databaseState(db: Db, root: string): Promise<DatabaseState> {
  const [facts] = await rows<{ version: string; bytes: number; migrations: number; newest: number }>(
    db,
    sql`select current_setting('server_version') as version, pg_database_size(current_database()) as bytes,
      count(*) as migrations, max(created_at) as newest from drizzle.__drizzle_migrations`,
  )
  const { totalCount, idleCount, waitingCount } = db.$client
  return {
    version: facts?.version ?? '',
    bytes: facts?.bytes ?? 0,
    migration: nameOf(root, facts?.newest),
    migrations: facts?.migrations ?? 0,
    connections: { open: totalCount, idle: idleCount, waiting: waitingCount },
  }
}

/** The database knows when a migration was written, and the folder its name. */
function nameOf(root: string, when: number | undefined): string {
  const journal = readFileSync(join(migrationsOf(root), 'meta/_journal.json'), 'utf8')
  const { entries } = JSON.parse(journal) as { entries: { when: number; tag: string }[] } // written by drizzle-kit
  return entries.find((entry) => entry.when === when)?.tag ?? 'of a later version'
}
