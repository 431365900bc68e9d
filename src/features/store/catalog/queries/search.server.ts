import { eq } from 'drizzle-orm'
import { folded } from '../../../../kernel/text.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { LEAST_SEARCH } from '../model/item.ts'
import { suggestWords, wordsOf } from '../model/spelling.ts'
import type { ItemFilters } from '../schema.ts'
import { storeItems } from '../table.server.ts'
import { type ItemsFound, type ListReads, listItems } from './browse.server.ts'

/** What a search found; `meant` are the words that it looked for instead of misspelt ones. */
export type SearchFound = ItemsFound & { meant?: string }

const NOTHING: SearchFound = { items: [], found: 0, first: 0, pages: 0 }

/**
 * One page of the items that a search finds: those that hold all words, the last one as far as it is typed. When no
 * item does, those that hold the words that were probably meant; `readTitleWords` answers `titleWords` and is asked
 * only then. Fewer than three characters find nothing. [STO-008, STO-009]
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

/** Whether what a filter or a page beyond the last has left out is there: then it was spelt rightly. */
async function hasUnfilteredResults(
  ctx: ListReads,
  words: { words: string },
  filters: ItemFilters,
): Promise<boolean> {
  const { size, gender, offers, page } = filters
  if (!size && !gender && !offers && page === 1) return false
  return (await listItems(ctx, 'words', words, { page: 1 })).found > 0
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
