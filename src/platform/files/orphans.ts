import { inArray } from 'drizzle-orm'
import { bornAt, isId } from '../../kernel/ids.ts'
import type { Ports } from '../context.ts'
import { files } from './table.server.ts'

type Needs = Pick<Ports, 'db' | 'files'>

const DAY_MS = 24 * 60 * 60 * 1000
const BATCH = 500

/** Writes bytes and row of a new file; when either fails (a full disk, a lost database) nothing remains. */
export async function keepOrSweep(
  ctx: Pick<Ports, 'files'>,
  id: string,
  write: () => Promise<void>,
): Promise<void> {
  try {
    await write()
  } catch (error) {
    await ctx.files.remove(`${id}/`).catch(() => {}) // removeOrphans tries again tomorrow
    throw error
  }
}

/**
 * Removes the bytes of files without a row: of interrupted uploads and deleted files. An id contains its creation time;
 * files younger than a day may still get their row. Answers how many were removed.
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
