import { and, sql } from 'drizzle-orm'
import { folded } from '../../../../kernel/text.ts'
import { meantBy, patternsNear, wordsOf } from '../model/spelling.ts'
import { LEAST_SEARCH } from '../model.ts'
import type { ItemFilters } from '../schema.ts'
import { storeItems } from '../table.server.ts'
import { type ItemsFound, type ListReads, pageOf } from './browse.server.ts'

/** What a search found; `meant` are the words that it looked for instead of misspelt ones. */
export type SearchFound = ItemsFound & { meant?: string }

const NOTHING: SearchFound = { items: [], found: 0, first: 0, pages: 0 }

/**
 * One page of the items that a search finds: those that hold all words, the last one as far as it is typed. When
 * there are none, those that hold the words of titles that were probably meant. Fewer than three characters find
 * nothing. [STO-008, STO-009]
 */
export async function searchItems(ctx: ListReads, typed: string, filters: ItemFilters): Promise<SearchFound> {
  const words = typed.length < LEAST_SEARCH ? [] : wordsOf(typed)
  if (words.length === 0) return NOTHING
  const exact = await pageOf(ctx, 'words', { words: `${allOf(words)}:*` }, filters)
  const meant = exact.found > 0 ? undefined : await meantInTitles(ctx, words)
  if (!meant) return exact
  const found = await pageOf(ctx, 'words', { words: meant.map(anyOf).join(' & ') }, filters)
  return { ...found, meant: meant.map((near) => near.join(' or ')).join(' ') }
}

/** They are quoted: nothing in them is an operator. */
const quoted = (word: string): string => `'${word}'`
const allOf = (words: readonly string[]): string => words.map(quoted).join(' & ')
const anyOf = (words: readonly string[]): string =>
  `(${words.map((word) => `${quoted(word)}:*`).join(' | ')})`

/**
 * For each word what was meant by it, going by the words of titles; undefined when all are spelt like those, or one
 * like none.
 */
async function meantInTitles({ db }: ListReads, words: readonly string[]): Promise<string[][] | undefined> {
  const patterns = words.flatMap(patternsNear)
  const titles = await db
    .select({ title: storeItems.titleKey })
    .from(storeItems)
    .where(and(storeItems.active, sql`${storeItems.titleKey} like any(${sql.param(patterns)}::text[])`))
  const known = [...new Set(titles.flatMap(({ title }) => wordsOf(title ?? '')))]
  const meant = words.map((word) => meantBy(word, known))
  const changed = meant.some((near, place) => near.length > 0 && near[0] !== folded(words[place] ?? ''))
  return changed && meant.every((near) => near.length > 0) ? meant : undefined
}
