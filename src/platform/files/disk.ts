import { mkdir, opendir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { NoRoom } from '../../kernel/errors.ts'
import { newId } from '../../kernel/ids.ts'
import type { FileStore } from './store.ts'

/** Stores files in a folder on this machine. A file appears either complete or not at all. */
export function diskFiles(folder: string): FileStore {
  const root = resolve(folder)
  const pathOf = (key: string) => {
    const path = resolve(root, key)
    if (!path.startsWith(root + sep)) throw new RangeError(`a file key leaves its folder: ${key}`)
    return path
  }
  return {
    async put(key, bytes) {
      const path = pathOf(key)
      const unfinished = join(dirname(path), `.${newId()}`)
      try {
        await mkdir(dirname(path), { recursive: true })
        await writeFile(unfinished, bytes)
        await rename(unfinished, path)
      } catch (error) {
        await rm(unfinished, { force: true })
        throw isFull(error) ? new NoRoom() : error
      }
    },
    async get(key) {
      try {
        return await readFile(pathOf(key))
      } catch (error) {
        if (isMissing(error)) return undefined
        throw error
      }
    },
    async *keys(prefix) {
      yield* keysBelow(root, prefix)
    },
    async *ids() {
      try {
        for await (const entry of await opendir(root)) yield entry.name
      } catch (error) {
        if (!isMissing(error)) throw error
      }
    },
    async remove(prefix) {
      await rm(prefix ? pathOf(prefix) : root, { recursive: true, force: true })
    },
  }
}

/** Lists the files below a folder as paths relative to `root`, without unfinished ones. */
async function* keysBelow(root: string, prefix: string): AsyncGenerator<string> {
  const folder = join(root, prefix)
  const found = await readdir(folder, { recursive: true, withFileTypes: true }).catch((error: unknown) => {
    if (isMissing(error)) return []
    throw error
  })
  for (const entry of found)
    if (entry.isFile() && !entry.name.startsWith('.'))
      yield relative(root, join(entry.parentPath, entry.name)).split(sep).join('/')
}

/** A full disk, an exceeded quota, or a file that is too long. */
const isFull = (error: unknown) =>
  ['ENOSPC', 'EDQUOT', 'EFBIG'].includes((error as NodeJS.ErrnoException).code ?? '')

// Every node:fs error has a code. A key that is a folder, or a path below a file, was never stored.
const isMissing = (error: unknown) =>
  ['ENOENT', 'ENOTDIR', 'EISDIR'].includes((error as NodeJS.ErrnoException).code ?? '')
