import { like, or } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { nthSlug } from '../../src/kernel/text.ts'
import type { Tx } from '../../src/platform/database/database.ts'

/** Returns the wanted slug, or its first free numbered form. */
export async function freeSlug(tx: Tx, column: PgColumn, wanted: string): Promise<string> {
  return firstFreeSlug(await takenSlugs(tx, column, [wanted]), wanted)
}

/** Returns the slugs in use that begin with one of the wanted ones. */
export async function takenSlugs(tx: Tx, column: PgColumn, wanted: readonly string[]): Promise<Set<string>> {
  const rows = await tx
    .select({ slug: column })
    .from(column.table)
    .where(or(...wanted.map((slug) => like(column, `${slug}%`))))
  return new Set(rows.map((row) => String(row.slug)))
}

/** Returns the wanted slug, or its first numbered form that is not in `taken`. */
export function firstFreeSlug(taken: ReadonlySet<string>, wanted: string): string {
  let n = 1
  while (taken.has(nthSlug(wanted, n))) n += 1
  return nthSlug(wanted, n)
}
