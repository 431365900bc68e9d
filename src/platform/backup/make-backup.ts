import { mkdirSync } from 'node:fs'
import { readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { makeFolder } from '../files/make-folder.ts'
import { copyNew, filesBelow, settledSum } from './copy-files.ts'
import {
  BackupError,
  backupName,
  backupsIn,
  KEPT,
  MANIFEST,
  type Manifest,
  SUMS,
  writtenAs,
} from './manifest.ts'
import { saveDatabase } from './save-database.ts'

const UNFINISHED = '.unfinished-'
const DAY_MS = 24 * 60 * 60 * 1000

type Source = { databaseUrl: string; dataDir: string; app: string; now: Date }

/**
 * Writes database and files into a new dated folder below `into`. The folder gets its final name once it is complete.
 * The site can keep running: files are copied both before and after reading the database, so that every file referenced
 * by a row is included.
 */
export async function makeBackup(
  source: Source,
  into: string,
): Promise<{ folder: string; manifest: Manifest }> {
  const name = backupName(source.now)
  const folder = join(into, name)
  if (backupsIn(into).includes(name))
    throw new BackupError(`${folder} already exists: wait a second and try again.`)
  const unfinished = join(into, `${UNFINISHED}${name}`)
  makeFolder(into)
  await removeUnfinished(into, source.now)
  mkdirSync(unfinished, { mode: 0o700 })
  try {
    const manifest = await write(source, unfinished)
    await rename(unfinished, folder)
    return { folder, manifest }
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true })
    throw error
  }
}

async function write({ databaseUrl, dataDir, app, now }: Source, folder: string): Promise<Manifest> {
  const copyFiles = async () => {
    for (const path of KEPT) await copyNew(dataDir, folder, path)
  }
  await copyFiles()
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'sevenmetre backup' })
  await client.connect()
  const saved = await saveDatabase(client, folder).finally(() => client.end())
  await copyFiles()
  const { sums, bytes } = await settle(folder)
  await writeFile(join(folder, SUMS), sums)
  const facts = { createdAt: now.toISOString(), app, ...saved, bytes }
  await writeFile(join(folder, MANIFEST), writtenAs(facts))
  for (const file of [SUMS, MANIFEST]) await settledSum(join(folder, file))
  return { format: 1, ...facts }
}

/** Flushes all files to disk and returns their checksums in the format of `sha256sum --check`. */
async function settle(folder: string): Promise<{ sums: string; bytes: number }> {
  let [sums, bytes] = ['', 0]
  for (const file of await filesBelow(folder)) {
    sums += `${await settledSum(join(folder, file))}  ${file}\n`
    bytes += (await stat(join(folder, file))).size
  }
  return { sums, bytes }
}

/** Removes all but the newest `keep` backups and returns the names of those removed. */
export async function removeOldBackups(into: string, keep: number): Promise<string[]> {
  const old = backupsIn(into).slice(0, -keep)
  for (const name of old) await rm(join(into, name), { recursive: true, force: true })
  return old
}

/** Removes the remains of interrupted backups. Recent ones are left alone, because they may still be running. */
async function removeUnfinished(into: string, now: Date): Promise<void> {
  const left = (await readdir(into)).filter((name) => name.startsWith(UNFINISHED))
  for (const name of left) {
    const { mtimeMs } = await stat(join(into, name))
    if (now.getTime() - mtimeMs > DAY_MS) await rm(join(into, name), { recursive: true, force: true })
  }
}
