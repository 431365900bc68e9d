import { inArray } from 'drizzle-orm'
import { bornAt, isId } from '../../kernel/ids.ts'
import type { Ports } from '../context.ts'
import { files } from './table.server.ts'

type Needs = Pick<Ports, 'db' | 'files'>

const DAY_MS = 24 * 60 * 60 * 1000
const BATCH = 500

/** Writes a new file's bytes and its database row. If either fails (full disk, lost database), both are removed. */
export async function keepOrSweep(
  ctx: Pick<Ports, 'files'>,
  id: string,
  write: () => Promise<void>,
): Promise<void> {
  try {
    await write()
  } catch (error) {
    await ctx.files.remove(`${id}/`).catch(() => {}) // removeOrphans retries it tomorrow
    throw error
  }
}

/**
 * Removes the bytes of files without a database row, from interrupted uploads and deleted files. Skips files younger
 * than a day, by the time in their id, because their row may not be written yet. Returns how many were removed.
 */
export async function removeOrphans(ports: Needs & Pick<Ports, 'clock'>): Promise<number> {
  const limit = ports.clock.now().getTime() - DAY_MS
  let removed = 0
  let batch: string[] = []
  for await (const id of ports.files.ids()) {
    if (!isId(id) || bornAt(id).getTime() > limit) continue
    batch.push(id)
    if (batch.length < BATCH) continue
    removed += await sweep(ports, batch)
    batch = []
  }
  return removed + (await sweep(ports, batch))
}

async function sweep({ db, files: store }: Needs, ids: string[]): Promise<number> {
  if (ids.length === 0) return 0
  const known = await db.select({ id: files.id }).from(files).where(inArray(files.id, ids))
  const kept = new Set(known.map((file) => file.id))
  const orphans = ids.filter((id) => !kept.has(id))
  for (const id of orphans) await store.remove(`${id}/`)
  return orphans.length
}
