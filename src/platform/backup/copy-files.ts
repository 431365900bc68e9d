import { createHash } from 'node:crypto'
import { constants, createReadStream } from 'node:fs'
import { copyFile, lstat, mkdir, open, readdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'

/** Every file below a folder, or the file itself, by its path from `root`, sorted. What is not there has none. */
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

/** Copies what is not copied yet. A file that goes while this runs was deleted, and is left out. */
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

/** The sum of a file, which is on the disk when this answers. */
export async function settledSum(path: string): Promise<string> {
  const sum = await sumOf(path)
  const file = await open(path, 'r')
  await file.sync()
  await file.close()
  return sum
}

export async function sumOf(path: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}

/** Files appear under a name with a dot first, and get theirs when they are whole. */
const isUnfinished = (path: string) => path.split('/').at(-1)?.startsWith('.') === true

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code // node:fs throws nothing else

function missing(error: unknown): undefined {
  if (codeOf(error) !== 'ENOENT') throw error
}

function goneOrThere(error: unknown): void {
  if (codeOf(error) !== 'ENOENT' && codeOf(error) !== 'EEXIST') throw error
}
