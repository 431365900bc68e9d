import { and, like, ne } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { nthSlug, slugOf } from '../../kernel/text.ts'
import type { Tx } from '../database/database.ts'
import { isTaken } from './conflicts.ts'
import type { ContentType, EntryInput, ScalarField } from './content-type.ts'

const TRIES = 5

/** The slug of a write: its column and the wanted text. */
export type Slug = { name: string; column: PgColumn; wanted: string }

/**
 * The slug that a write sets: the given one, or one made from its source when a new entry has none or an empty one is
 * given. Undefined: it stays as it is.
 */
export function slugFor(entry: ContentType, draft: EntryInput, making: boolean): Slug | undefined {
  const found = Object.entries(entry.fields).find(
    (pair): pair is [string, ScalarField] => pair[1].kind === 'slug',
  )
  const column = found?.[1].column
  if (!found || !column) return undefined
  const [name, { from = '' }] = found
  const given = draft[name]
  if (given) return { name, column, wanted: String(given) }
  if (!making && given === undefined) return undefined
  const source = draft[from]
  if (!making && source === undefined) return undefined
  return { name, column, wanted: slugOf(String(source ?? ''), entry.single) }
}

/**
 * Runs `write` with the wanted slug, or with the first free numbered variant. The unique index decides: when another
 * write takes the slug in between, the next one is tried, a few times.
 */
export async function withSlug<T>(
  tx: Tx,
  { column, wanted }: Slug,
  own: { column: PgColumn; id: string },
  write: (tx: Tx, slug: string) => Promise<T>,
): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    const slug = await freeSlug(tx, column, wanted, own)
    try {
      return await tx.transaction((savepoint) => write(savepoint, slug))
    } catch (error) {
      if (tries === TRIES || !isTaken(error, column)) throw error
    }
  }
}

/** The wanted slug, or its first numbered variant that no entry but `own` has at this moment. */
export async function freeSlug(
  tx: Tx,
  column: PgColumn,
  wanted: string,
  own: { column: PgColumn; id: string },
): Promise<string> {
  const kin = like(column, `${wanted.replace(/[\\%_]/g, '\\$&')}%`)
  const found = await tx
    .select({ slug: column })
    .from(column.table)
    .where(and(kin, ne(own.column, own.id)))
  const taken = new Set(found.map((row) => row.slug))
  let n = 1
  while (taken.has(nthSlug(wanted, n))) n += 1
  return nthSlug(wanted, n)
}
