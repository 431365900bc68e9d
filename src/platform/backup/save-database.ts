import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { fileOf, type Manifest, type SavedTable, TABLES } from './manifest.ts'
import { quoted, sequencesIn, type Table, tablesIn, word } from './tables.ts'

type Saved = Pick<Manifest, 'postgres' | 'migrations' | 'tables' | 'sequences'>

/** Exports every table into a folder from one snapshot, without blocking other connections. */
export async function saveDatabase(client: pg.Client, folder: string): Promise<Saved> {
  await mkdir(join(folder, TABLES), { recursive: true })
  await client.query('begin isolation level repeatable read read only')
  const tables: SavedTable[] = []
  for (const table of await tablesIn(client))
    tables.push({ ...table, rows: await save(client, table, folder) })
  const sequences = await sequencesIn(client)
  const migrated = await client.query<{ hash: string }>(
    'select hash from drizzle.__drizzle_migrations order by id',
  )
  const version = await client.query<{ server_version: string }>('show server_version')
  await client.query('commit')
  return {
    tables,
    sequences,
    migrations: migrated.rows.map(({ hash }) => hash),
    postgres: version.rows[0]?.server_version ?? '',
  }
}

async function save(client: pg.Client, table: Table, folder: string): Promise<number> {
  const copied = client.query(copyTo(`copy ${quoted(table)} (${table.columns.map(word)}) to stdout`))
  await pipeline(copied, createGzip(), createWriteStream(join(folder, fileOf(table)), { mode: 0o600 }))
  return copied.rowCount
}
