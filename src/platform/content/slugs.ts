import { and, like, ne } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { nthSlug, slugOf } from '../../kernel/text.ts'
import type { Tx } from '../database/database.ts'
import { isTaken } from './conflicts.ts'
import type { ContentType, EntryInput, ScalarField } from './content-type.ts'

const TRIES = 5

/** The slug to write: its field, its column and the wanted text. */
export type Slug = { name: string; column: PgColumn; wanted: string }

/**
 * Returns the slug to write: the given one, or one generated from its source field if it is empty or a new entry has
 * none. Returns undefined to leave the slug unchanged.
 */
export function slugFor(contentType: ContentType, draft: EntryInput, making: boolean): Slug | undefined {
  const found = Object.entries(contentType.fields).find(
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
  return { name, column, wanted: slugOf(String(source ?? ''), contentType.single) }
}

/**
 * Runs `write` with the wanted slug or the first free numbered variant. Races are decided by the unique index: if
 * another write takes the slug first, the next variant is tried, up to a few times.
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

/** Returns the wanted slug, or its first numbered variant, that no entry other than `own` currently has. */
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
