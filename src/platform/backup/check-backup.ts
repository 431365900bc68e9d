import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sumOf } from './copy-files.ts'
import { BackupError, fileOf, type Manifest, readManifest, SUMS } from './manifest.ts'

const LINE = /^([0-9a-f]{64}) {2}(.+)$/

/**
 * Verifies the checksums of a whole backup and returns its manifest. Throws BackupError for a file that was changed.
 */
export async function checkBackup(folder: string): Promise<Manifest> {
  const manifest = readManifest(folder)
  const lines = await readFile(join(folder, SUMS), 'utf8').catch(() => '')
  const sums = new Map(lines.split('\n').flatMap(entryOf))
  for (const table of manifest.tables) if (!sums.has(fileOf(table))) throw damaged(folder, fileOf(table))
  for (const [file, sum] of sums) {
    const found = await sumOf(join(folder, file)).catch(() => undefined)
    if (found !== sum) throw damaged(folder, file)
  }
  return manifest
}

/** A line of sha256sum: checksum, two spaces, file name. */
function entryOf(line: string): [file: string, sum: string][] {
  const [, sum, file] = LINE.exec(line) ?? []
  return sum && file ? [[file, sum]] : []
}

const damaged = (folder: string, file: string) =>
  new BackupError(
    `${folder} is damaged: ${file} differs from what was saved. Nothing was written; use another backup.`,
  )
