import { eq } from 'drizzle-orm'
import { folded } from '../../../../kernel/text.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { LEAST_SEARCH } from '../model/item.ts'
import { suggestWords, wordsOf } from '../model/spelling.ts'
import type { ItemFilters } from '../schema.ts'
import { storeItems } from '../table.server.ts'
import { type ItemsFound, type ListReads, listItems } from './browse.server.ts'

/** A page of search results. `meant` holds the suggested words that replaced misspelt ones. */
export type SearchFound = ItemsFound & { meant?: string }

const NOTHING: SearchFound = { items: [], found: 0, first: 0, pages: 0 }

/**
 * Searches items that contain all words; the last word may be incomplete. Without a result it searches for suggested
 * words instead. `readTitleWords` returns `titleWords` and is only called then. Fewer than three characters find
 * nothing.
 */
export async function searchItems(
  ctx: ListReads,
  typed: string,
  filters: ItemFilters,
  readTitleWords: () => Promise<readonly string[]>,
): Promise<SearchFound> {
  const words = typed.length < LEAST_SEARCH ? [] : wordsOf(typed)
  if (words.length === 0) return NOTHING
  const exact = { words: `${allOf(words)}:*` }
  const found = await listItems(ctx, 'words', exact, filters)
  if (found.found > 0 || (await hasUnfilteredResults(ctx, exact, filters))) return found
  const meant = suggestFor(await readTitleWords(), words)
  if (!meant) return found
  const instead = await listItems(ctx, 'words', { words: meant.map(anyOf).join(' & ') }, filters)
  return { ...instead, meant: meant.map((near) => near.join(' or ')).join(' ') }
}

/** Whether the words have results without filters on the first page: then they are not misspelt. */
async function hasUnfilteredResults(
  ctx: ListReads,
  words: { words: string },
  filters: ItemFilters,
): Promise<boolean> {
  const { size, gender, offers, page } = filters
  if (!size && !gender && !offers && page === 1) return false
  return (await listItems(ctx, 'words', words, { page: 1 })).found > 0
}

/** Quotes a word, so that it cannot be an operator of the query. */
const quoted = (word: string): string => `'${word}'`
const allOf = (words: readonly string[]): string => words.map(quoted).join(' & ')
const anyOf = (words: readonly string[]): string =>
  `(${words.map((word) => `${quoted(word)}:*`).join(' | ')})`

/** All words in titles of items for sale, folded, in no order. The same for all readers, so pages share them. */
export async function titleWords({ db, pages }: Pick<Ctx, 'db' | 'pages'>): Promise<string[]> {
  pages.read('storeitems')
  const titles = await db
    .select({ title: storeItems.titleKey })
    .from(storeItems)
    .where(eq(storeItems.active, true))
  return [...new Set(titles.flatMap(({ title }) => wordsOf(title ?? '')))]
}

/** Suggestions for each word. Undefined when all words are known, or when one has no suggestion. */
function suggestFor(known: readonly string[], words: readonly string[]): string[][] | undefined {
  const meant: string[][] = []
  for (const word of words) {
    const near = suggestWords(word, known)
    if (near.length === 0) return undefined
    meant.push(near)
  }
  const changed = meant.some((near, place) => near[0] !== folded(words[place] ?? ''))
  return changed ? meant : undefined
}
