import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import pg from 'pg'
import { projectRoot } from '../../src/platform/config/config.ts'
import type { Db } from '../../src/platform/database/database.ts'
import { migrateFrom, migrationsOf } from '../../src/platform/database/migrate.ts'

export type Rows = Readonly<Record<string, unknown>>[]

/** The rows of the demo club's database as written by a released version, by table. */
export function releasedRows(version: string): Record<string, Rows> {
  const file = join(import.meta.dirname, `../released/${version}.json.gz`)
  return JSON.parse(gunzipSync(readFileSync(file)).toString())
}

/** Gives an empty database the schema of the first `count` migrations and the rows of a released version. */
export async function restoreReleased(db: Db, count: number, rows: Record<string, Rows>): Promise<void> {
  await migrateFrom(db, firstMigrations(count))
  const client = new pg.Client(db.$client.options)
  await client.connect()
  try {
    // Triggers and foreign keys are disabled, because the tables are restored in alphabetical order.
    await client.query('set session_replication_role = replica')
    for (const [table, of] of Object.entries(rows)) await insert(client, table, of)
  } finally {
    await client.end()
  }
}

async function insert(client: pg.Client, table: string, rows: Rows): Promise<void> {
  const columns = Object.keys(rows[0] ?? {}).map(pg.escapeIdentifier)
  if (columns.length === 0) return
  await client.query(
    `insert into ${pg.escapeIdentifier(table)} (${columns}) overriding system value select ${columns}
     from jsonb_populate_recordset(null::${pg.escapeIdentifier(table)}, $1)`,
    [JSON.stringify(rows)],
  )
}

/** A folder with only the oldest migrations, as in a released version. */
function firstMigrations(count: number): string {
  const from = migrationsOf(projectRoot())
  const folder = mkdtempSync(join(tmpdir(), 'migrations-'))
  const journal = JSON.parse(readFileSync(join(from, 'meta/_journal.json'), 'utf8'))
  const entries: { tag: string }[] = journal.entries.slice(0, count)
  mkdirSync(join(folder, 'meta'))
  writeFileSync(join(folder, 'meta/_journal.json'), JSON.stringify({ ...journal, entries }))
  for (const { tag } of entries) copyFileSync(join(from, `${tag}.sql`), join(folder, `${tag}.sql`))
  return folder
}
