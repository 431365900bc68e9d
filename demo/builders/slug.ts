import { like, or } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { nthSlug } from '../../src/kernel/text.ts'
import type { Tx } from '../../src/platform/database/database.ts'

/** The wanted address, or the first numbered form of it that nobody has. */
export async function freeSlug(tx: Tx, column: PgColumn, wanted: string): Promise<string> {
  return firstFreeSlug(await takenSlugs(tx, column, [wanted]), wanted)
}

/** The addresses in use that begin with one of the wanted ones. */
export async function takenSlugs(tx: Tx, column: PgColumn, wanted: readonly string[]): Promise<Set<string>> {
  const rows = await tx
    .select({ slug: column })
    .from(column.table)
    .where(or(...wanted.map((slug) => like(column, `${slug}%`))))
  return new Set(rows.map((row) => String(row.slug)))
}

/** The wanted address, or the first numbered form of it that is not taken. */
export function firstFreeSlug(taken: ReadonlySet<string>, wanted: string): string {
  let n = 1
  while (taken.has(nthSlug(wanted, n))) n += 1
  return nthSlug(wanted, n)
}
