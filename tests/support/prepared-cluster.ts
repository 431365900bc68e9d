import { createHash } from 'node:crypto'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { join } from 'node:path'
import { prepareSettings } from '../../src/features/club/commands/prepare-settings.server.ts'
import { openDatabase } from '../../src/platform/database/database.ts'
import { migrateDatabase } from '../../src/platform/database/migrate.ts'
import { startEmbedded } from '../../src/platform/embedded-postgres/embedded.ts'
import { migrateJobs } from '../../src/platform/jobs/jobs.ts'
import { openLog } from '../../src/platform/log/log.ts'

const ROOT = join(import.meta.dirname, '../..')
const KEPT = join(ROOT, '.data/test/prepared')
/** Files that create the database, or name the packages of PostgreSQL and of the jobs. */
const SOURCES_OF_DATABASE = [
  'src/platform/embedded-postgres/cluster.ts',
  'package.json',
  'tests/support/prepared-cluster.ts',
]

/**
 * Puts a migrated database with only a published club into a data folder for the next start. Creating one takes four
 * times the processor time of starting it. Tests of the creation itself leave their folder empty.
 */
export async function placeCluster(dataDir: string): Promise<void> {
  if (existsSync(join(dataDir, 'pg'))) return
  mkdirSync(dataDir, { recursive: true })
  cpSync(join(await preparedFolder(), 'pg'), join(dataDir, 'pg'), { recursive: true })
  // PostgreSQL refuses a folder that others may read, and a copied folder has the default mode.
  chmodSync(join(dataDir, 'pg'), 0o700)
}

/** Created once and kept for later runs. */
async function preparedFolder(): Promise<string> {
  const folder = join(KEPT, nameOfContents())
  if (existsSync(folder)) return folder
  mkdirSync(KEPT, { recursive: true })
  const unfinished = mkdtempSync(join(KEPT, 'new-'))
  const database = await startEmbedded(unfinished)
  const db = openDatabase(database.url, openLog('error'))
  await migrateDatabase(db, ROOT)
  await migrateJobs(db)
  await prepareSettings({ db, clock: { now: () => new Date() } }, { isPublished: true })
  await db.$client.end()
  await database.stop()
  keep(unfinished, folder)
  return folder
}

/** Two workers may create one at the same time; the first is kept. */
function keep(unfinished: string, folder: string): void {
  try {
    renameSync(unfinished, folder)
  } catch (error) {
    rmSync(unfinished, { recursive: true })
    if (!existsSync(folder)) throw error
  }
}

/** The contents of the database. The names of migrations are enough, because migrations never change. */
function nameOfContents(): string {
  const migrations = readdirSync(join(ROOT, 'db/migrations'), { recursive: true }).join()
  const sources = SOURCES_OF_DATABASE.map((path) => readFileSync(join(ROOT, path), 'utf8'))
  return createHash('sha256')
    .update([migrations, ...sources].join())
    .digest('hex')
    .slice(0, 16)
}
