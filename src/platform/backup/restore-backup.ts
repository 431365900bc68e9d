import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import pg from 'pg'
import { openDatabase } from '../database/database.ts'
import { migrateFrom, migrationsOf } from '../database/migrate.ts'
import { makeFolder } from '../files/make-folder.ts'
import { migrateJobs } from '../jobs/jobs.ts'
import type { Log } from '../log/log.ts'
import { checkBackup } from './check-backup.ts'
import { copyNew, filesBelow } from './copy-files.ts'
import { loadDatabase } from './load-database.ts'
import { BackupError, KEPT, type Manifest } from './manifest.ts'
import { isEmpty, removeTables } from './tables.ts'

type Target = { databaseUrl: string; dataDir: string; root: string; log: Log }

/**
 * Restores a backup into an empty database and data folder, or with `replace` over existing data. The whole backup is
 * verified before anything changes. A backup of an earlier version is restored with its own schema; the next start
 * migrates it.
 */
export async function restoreBackup(folder: string, target: Target, replace: boolean): Promise<Manifest> {
  const saved = await checkBackup(folder)
  const migrations = migrationsFor(saved, migrationsOf(target.root))
  const client = new pg.Client({
    connectionString: target.databaseUrl,
    application_name: 'sevenmetre restore',
  })
  await client.connect()
  try {
    await expectUnused(client)
    if (!replace) await expectEmpty(client, target.dataDir)
    const files = await copyBesideData(folder, target.dataDir)
    await removeTables(client)
    await migrate(target, migrations)
    await loadDatabase(client, folder, saved)
    await files.putInPlace()
    return saved
  } finally {
    await client.end()
    rmSync(migrations, { recursive: true, force: true })
  }
}

/**
 * Creates a folder with the migrations that the backed-up database had run. Refuses a backup with migrations that this
 * version does not know.
 */
function migrationsFor(saved: Manifest, from: string): string {
  const known = readMigrationFiles({ migrationsFolder: from }).map(({ hash }) => hash)
  if (saved.migrations.some((hash, at) => known[at] !== hash)) {
    throw new BackupError(
      `The backup has a schema that this version does not know: restore it with the version that made it (${saved.app}), then update.`,
    )
  }
  const folder = mkdtempSync(join(tmpdir(), 'sevenmetre-migrations-'))
  cpSync(from, folder, { recursive: true })
  const path = join(folder, 'meta/_journal.json')
  const journal = JSON.parse(readFileSync(path, 'utf8'))
  writeFileSync(
    path,
    JSON.stringify({ ...journal, entries: journal.entries.slice(0, saved.migrations.length) }),
  )
  return folder
}

async function migrate({ databaseUrl, log }: Target, migrations: string): Promise<void> {
  const db = openDatabase(databaseUrl, log, 2)
  try {
    await migrateFrom(db, migrations)
    await migrateJobs(db)
  } finally {
    await db.$client.end()
  }
}

async function expectUnused(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query(
    `select from pg_stat_activity where datname = current_database() and application_name = 'sevenmetre' limit 1`,
  )
  if (rowCount) throw new BackupError('A running site uses this database: stop it on every machine first.')
}

async function expectEmpty(client: pg.Client, dataDir: string): Promise<void> {
  const held = (await Promise.all(KEPT.map((path) => filesBelow(dataDir, path)))).flat()
  if (held.length === 0 && (await isEmpty(client))) return
  const what = held.length > 0 ? `DATA_DIR ${dataDir}` : 'The database'
  throw new BackupError(
    `${what} is not empty: restore into an empty one, or add --replace to delete what is in it.`,
  )
}

/** Copies the files to a temporary folder, from which they are moved once the database is complete. */
async function copyBesideData(folder: string, dataDir: string) {
  const beside = join(dataDir, '.restored')
  rmSync(beside, { recursive: true, force: true })
  makeFolder(dataDir)
  mkdirSync(beside, { mode: 0o700 })
  for (const path of KEPT) await copyNew(folder, beside, path)
  return {
    async putInPlace() {
      for (const path of KEPT) {
        await rm(join(dataDir, path), { recursive: true, force: true })
        if (existsSync(join(beside, path))) await rename(join(beside, path), join(dataDir, path))
      }
      await rm(beside, { recursive: true })
    },
  }
}
