import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

/** A problem with a backup that the operator must fix. The message is one sentence that says what to do. */
export class BackupError extends Error {
  override name = 'BackupError'
}

/** The names inside a backup folder: the manifest, the checksums of all files, and the folder of the tables. */
export const MANIFEST = 'backup.json'
export const SUMS = 'SHA256SUMS'
export const TABLES = 'database'
/** The parts of DATA_DIR that are backed up beside the database. */
export const KEPT = ['files', 'stripe-sandbox', 'secret'] as const

const FORMAT = 1
const NAME = /^sevenmetre-\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}Z$/

const table = z.object({
  schema: z.string(),
  name: z.string(),
  columns: z.array(z.string()),
  rows: z.int(),
})
const sequence = z.object({ schema: z.string(), name: z.string(), value: z.int() })
const manifest = z.object({
  format: z.literal(FORMAT),
  createdAt: z.iso.datetime(),
  app: z.string(),
  postgres: z.string(),
  /** The hashes of the migrations that had run, oldest first. */
  migrations: z.array(z.string()),
  tables: z.array(table),
  sequences: z.array(sequence),
  bytes: z.int(),
})

export type Manifest = z.infer<typeof manifest>
export type SavedTable = z.infer<typeof table>
export type SavedSequence = z.infer<typeof sequence>

/** Names a backup after its time, so that names sort chronologically. */
export const backupName = (at: Date): string =>
  `sevenmetre-${at.toISOString().slice(0, 19).replaceAll(':', '-')}Z`

/** The path of a table inside a backup. */
export const fileOf = ({ schema, name }: Pick<SavedTable, 'schema' | 'name'>): string =>
  `${TABLES}/${schema}.${name}.copy.gz`

/** Reads the manifest of a backup. Throws BackupError if the folder is not a backup. */
export function readManifest(folder: string): Manifest {
  try {
    return manifest.parse(JSON.parse(readFileSync(join(folder, MANIFEST), 'utf8')))
  } catch (cause) {
    throw new BackupError(
      `${folder} is not a complete backup of Sevenmetre: name a folder that npm run backup created.`,
      {
        cause,
      },
    )
  }
}

/** The text of a manifest file. */
export const writtenAs = (facts: Omit<Manifest, 'format'>): string =>
  `${JSON.stringify({ format: FORMAT, ...facts }, undefined, 2)}\n`

/** Lists the complete backups in a folder, oldest first. Unfinished backups have other names. */
export function backupsIn(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter((name) => NAME.test(name))
      .toSorted()
  } catch {
    return [] // no backup has been made yet
  }
}

/** Finds the newest complete backup in a folder, dated by its name, and counts the backups. */
export function lastBackup(folder: string): {
  many: number
  last: { at: Date; bytes: number | undefined } | undefined
} {
  const names = backupsIn(folder)
  const newest = names.at(-1)
  if (newest === undefined) return { many: 0, last: undefined }
  const at = new Date(newest.slice('sevenmetre-'.length).replace(/T(\d\d)-(\d\d)-/, 'T$1:$2:'))
  try {
    return { many: names.length, last: { at, bytes: readManifest(join(folder, newest)).bytes } }
  } catch {
    return { many: names.length, last: { at, bytes: undefined } }
  }
}
