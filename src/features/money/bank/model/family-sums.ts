import type { OpenItem } from './open-item.ts'

/** A family with more open items than this is not searched: 8 items have 247 sums of two or more. */
const MAX_ITEMS = 8

/**
 * Returns what two or more open items of one family add up to: the sets of items by their sum in pence, each set once,
 * those of all items of a family first.
 */
export function familySums(items: readonly OpenItem[]): Map<number, OpenItem[][]> {
  const sets = new Map<string, OpenItem[]>()
  for (const family of familiesOf(items))
    for (const some of subsetsOf(family))
      sets.set(
        some
          .map(({ sourceId }) => sourceId)
          .sort()
          .join(),
        some,
      )
  const bySize = [...sets.values()].sort((a, b) => b.length - a.length)
  return Map.groupBy(bySize, sumOf)
}

/** What is open of several items together, in pence. */
export const sumOf = (items: readonly OpenItem[]): number => items.reduce((sum, { open }) => sum + open, 0)

function familiesOf(items: readonly OpenItem[]): OpenItem[][] {
  const keyed = items.flatMap((item) => [...new Set(item.families)].map((key) => ({ key, item })))
  return [...Map.groupBy(keyed, ({ key }) => key).values()]
    .map((family) => family.map(({ item }) => item))
    .filter(({ length }) => length >= 2 && length <= MAX_ITEMS)
}

function subsetsOf(items: readonly OpenItem[]): OpenItem[][] {
  const sets: OpenItem[][] = [[]]
  for (const item of items) sets.push(...sets.map((set) => [...set, item]))
  return sets.filter(({ length }) => length >= 2)
}
