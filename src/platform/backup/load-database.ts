import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { BackupError, fileOf, type Manifest, type SavedTable } from './manifest.ts'
import { quoted, tablesIn, word } from './tables.ts'

type Constraint = { table: string; name: string; definition: string }

/**
 * Loads the saved rows into a migrated database, all or none. Foreign keys are dropped first and recreated at the end,
 * which validates them. So rows can be loaded in any order, and only the owner's privileges are needed.
 */
export async function loadDatabase(client: pg.Client, folder: string, saved: Manifest): Promise<void> {
  await client.query('begin')
  try {
    const references = await referencesIn(client)
    for (const { table, name } of references)
      await client.query(`alter table ${table} drop constraint ${name}`)
    const tables = (await tablesIn(client)).map(quoted)
    for (const table of tables) await client.query(`alter table ${table} disable trigger user`)
    await client.query(`truncate ${tables}`)
    for (const table of saved.tables) await load(client, table, folder)
    for (const table of tables) await client.query(`alter table ${table} enable trigger user`)
    for (const { table, name, definition } of references)
      await client.query(`alter table ${table} add constraint ${name} ${definition}`)
    for (const sequence of saved.sequences)
      await client.query('select setval($1::regclass, $2)', [quoted(sequence), sequence.value])
    await unlockJobs(client)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
  await client.query('analyze')
}

async function load(client: pg.Client, table: SavedTable, folder: string): Promise<void> {
  const into = client.query(copyFrom(`copy ${quoted(table)} (${table.columns.map(word)}) from stdin`))
  await pipeline(createReadStream(join(folder, fileOf(table))), createGunzip(), into)
  if (into.rowCount === table.rows) return
  throw new BackupError(`${fileOf(table)} holds ${into.rowCount} rows where ${table.rows} were saved.`)
}

async function referencesIn(client: pg.Client): Promise<Constraint[]> {
  const { rows } = await client.query<Constraint>(
    `select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and connamespace::regnamespace::text in ('public', 'graphile_worker')
     order by 1, 2`,
  )
  return rows
}

/** Unlocks the jobs that were running when the backup was made. */
async function unlockJobs(client: pg.Client): Promise<void> {
  for (const table of ['_private_jobs', '_private_job_queues'])
    await client.query(
      `update graphile_worker.${table} set locked_at = null, locked_by = null where locked_at is not null`,
    )
}
