import { eq } from 'drizzle-orm'
import { folded } from '../../../../kernel/text.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { meantBy, wordsOf } from '../model/spelling.ts'
import { LEAST_SEARCH } from '../model.ts'
import type { ItemFilters } from '../schema.ts'
import { storeItems } from '../table.server.ts'
import { type ItemsFound, type ListReads, pageOf } from './browse.server.ts'

/** What a search found; `meant` are the words that it looked for instead of misspelt ones. */
export type SearchFound = ItemsFound & { meant?: string }

const NOTHING: SearchFound = { items: [], found: 0, first: 0, pages: 0 }

/**
 * One page of the items that a search finds: those that hold all words, the last one as far as it is typed. When
 * there are none, those that hold the words that were probably meant, of those of `titleWords`. Fewer than three
 * characters find nothing. [STO-008, STO-009]
 */
export async function searchItems(
  ctx: ListReads,
  typed: string,
  filters: ItemFilters,
  known: () => Promise<readonly string[]>,
): Promise<SearchFound> {
  const words = typed.length < LEAST_SEARCH ? [] : wordsOf(typed)
  if (words.length === 0) return NOTHING
  const exact = await pageOf(ctx, 'words', { words: `${allOf(words)}:*` }, filters)
  const meant = exact.found > 0 ? undefined : meantAmong(await known(), words)
  if (!meant) return exact
  const found = await pageOf(ctx, 'words', { words: meant.map(anyOf).join(' & ') }, filters)
  return { ...found, meant: meant.map((near) => near.join(' or ')).join(' ') }
}

/** They are quoted: nothing in them is an operator. */
const quoted = (word: string): string => `'${word}'`
const allOf = (words: readonly string[]): string => words.map(quoted).join(' & ')
const anyOf = (words: readonly string[]): string =>
  `(${words.map((word) => `${quoted(word)}:*`).join(' | ')})`

/** All words of titles that can be found, folded, in no order. The same for all readers: pages share them. */
export async function titleWords({ db, pages }: Pick<Ctx, 'db' | 'pages'>): Promise<string[]> {
  pages.read('storeitems')
  const titles = await db
    .select({ title: storeItems.titleKey })
    .from(storeItems)
    .where(eq(storeItems.active, true))
  return [...new Set(titles.flatMap(({ title }) => wordsOf(title ?? '')))]
}

/** For each word what was meant by it; undefined when all are spelt like known ones, or one like none. */
function meantAmong(known: readonly string[], words: readonly string[]): string[][] | undefined {
  const meant = words.map((word) => meantBy(word, known))
  const changed = meant.some((near, place) => near.length > 0 && near[0] !== folded(words[place] ?? ''))
  return changed && meant.every((near) => near.length > 0) ? meant : undefined
}
