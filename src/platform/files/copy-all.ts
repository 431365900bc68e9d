import type { FileStore } from './store.ts'

/**
 * Copies the files that `to` lacks. Removes nothing, so it can be interrupted, repeated and run beside the site.
 * Returns how many files were copied and how many were already present.
 */
export async function copyAll(from: FileStore, to: FileStore): Promise<{ copied: number; present: number }> {
  const count = { copied: 0, present: 0 }
  for await (const id of from.ids()) {
    const there = await keysOf(to, `${id}/`)
    for (const key of await keysOf(from, `${id}/`)) {
      if (there.has(key)) count.present += 1
      else if (await copy(from, to, key)) count.copied += 1
    }
  }
  return count
}

async function copy(from: FileStore, to: FileStore, key: string): Promise<boolean> {
  const bytes = await from.get(key)
  // Skips a file that was deleted in the meantime.
  if (bytes) await to.put(key, bytes)
  return bytes !== undefined
}

async function keysOf(store: FileStore, prefix: string): Promise<Set<string>> {
  const keys = new Set<string>()
  for await (const key of store.keys(prefix)) keys.add(key)
  return keys
}
