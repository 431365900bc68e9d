import { like } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { nthSlug } from '../../../src/kernel/text.ts'
import type { Tx } from '../../../src/platform/database/database.ts'

/** The wanted address, or the first of its numbered kin that nobody has. */
export async function freeSlug(tx: Tx, column: PgColumn, wanted: string): Promise<string> {
  const rows = await tx
    .select({ slug: column })
    .from(column.table)
    .where(like(column, `${wanted}%`))
  const taken = new Set(rows.map((row) => row.slug))
  let n = 1
  while (taken.has(nthSlug(wanted, n))) n += 1
  return nthSlug(wanted, n)
}
