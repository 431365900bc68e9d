import { instalmentSplits, sumOfPence } from '../../model.ts'
import type { OpenItem } from './open-item.ts'

/** A family with more open items than this is not searched: 8 items have 247 sums of two or more. */
const MAX_ITEMS = 8

/**
 * Returns what two or more open items of one family, or their next instalments, add up to: the sets of items by their
 * sum in pence, each set once for a sum, those of all items of a family first.
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
  const summed = bySize.flatMap((items) => sumsOf(items).map((sum) => ({ items, sum })))
  return new Map(
    [...Map.groupBy(summed, ({ sum }) => sum)].map(([sum, some]) => [sum, some.map(({ items }) => items)]),
  )
}

/** All that is open, the next instalment of each, the next two of each, and so on. */
const sumsOf = (items: readonly OpenItem[]): number[] => [
  ...new Set([sumOf(items), ...instalmentSplits(items).map((amounts) => sumOfPence(amounts))]),
]

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
