import { createHash } from 'node:crypto'
import { constants, createReadStream } from 'node:fs'
import { copyFile, lstat, mkdir, open, readdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'

/**
 * Lists all files below a folder as sorted paths relative to `root`. For a file, returns its own path. Empty if nothing
 * exists there.
 */
export async function filesBelow(root: string, path = ''): Promise<string[]> {
  const found = await lstat(join(root, path)).catch(missing)
  if (found === undefined) return []
  if (found.isFile()) return [path]
  if (!found.isDirectory()) return []
  const names = await readdir(join(root, path)).catch(missing)
  const below: string[] = []
  for (const name of (names ?? []).toSorted()) below.push(...(await filesBelow(root, join(path, name))))
  return below
}

/** Copies the files that the target lacks. A file that is deleted during the copy is skipped. */
export async function copyNew(from: string, to: string, path: string): Promise<void> {
  for (const file of await filesBelow(from, path)) {
    if (isUnfinished(file)) continue
    await mkdir(dirname(join(to, file)), { recursive: true })
    await copyFile(
      join(from, file),
      join(to, file),
      constants.COPYFILE_EXCL | constants.COPYFILE_FICLONE,
    ).catch(goneOrThere)
  }
}

/** Flushes a file to disk and returns its SHA-256 checksum. */
export async function settledSum(path: string): Promise<string> {
  const sum = await sumOf(path)
  const file = await open(path, 'r')
  await file.sync()
  await file.close()
  return sum
}

/** The SHA-256 of a file, in hexadecimal. */
export async function sumOf(path: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}

/** The file store writes to a name with a leading dot and renames the file when it is complete. */
const isUnfinished = (path: string) => path.split('/').at(-1)?.startsWith('.') === true

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code // node:fs throws nothing else

function missing(error: unknown): undefined {
  if (codeOf(error) !== 'ENOENT') throw error
}

function goneOrThere(error: unknown): void {
  if (codeOf(error) !== 'ENOENT' && codeOf(error) !== 'EEXIST') throw error
}
