import type { StockFacts } from '../../catalog/model/item.ts'
import { ONE_SIZE } from '../../catalog/model/size-words.ts'
import type { SupplierItem } from './supplier-list.ts'

/** An item as the store has it, as far as an import looks at it. */
export type StoredItem = {
  id: string
  itemId: string
  title: string
  colours: string
  sizesText: string
  description: string
  technology: readonly string[]
  categoryId: string | null
  sizes: readonly (StockFacts & { size: string })[]
}

/** What an import would write into a field: what stands there now, and what will. */
export type FieldChange = { field: string; before: string; after: string }

export type ItemChange = {
  id: string
  item: SupplierItem
  fields: FieldChange[]
  /** All sizes afterwards, in their order. */
  sizes: readonly string[]
  /** The item has no category yet and gets the supplier's. */
  setsCategory: boolean
}

export type ImportPlan = { added: SupplierItem[]; changed: ItemChange[]; unchanged: number }

const TEXTS = { title: 'title', colours: 'colours', sizesText: 'sizes', description: 'description' } as const

/**
 * What of the supplier's list is new to the store, what differs and what does not. Prices, stock, the club's own
 * titles, pictures and print are not the supplier's and are never touched; nor is a category that an item has.
 */
export function planImport(items: readonly SupplierItem[], stored: readonly StoredItem[]): ImportPlan {
  const known = new Map(stored.map((item) => [item.itemId, item]))
  const added: SupplierItem[] = []
  const changed: ItemChange[] = []
  for (const item of items) {
    const before = known.get(item.itemId)
    if (!before) {
      added.push(item.sizes.length > 0 ? item : { ...item, sizes: [ONE_SIZE] })
      continue
    }
    const change = compareItem(keepMissing(item, before), before)
    if (change.fields.length > 0) changed.push(change)
  }
  return { added, changed, unchanged: items.length - added.length - changed.length }
}

/** A row that does not say something leaves it as it is: the supplier's rows are often incomplete. */
const keepMissing = (item: SupplierItem, before: StoredItem): SupplierItem => ({
  ...item,
  title: item.title || before.title,
  colours: item.colours || before.colours,
  sizesText: item.sizesText || before.sizesText,
  description: item.description || before.description,
  technology: item.technology.length > 0 ? item.technology : [...before.technology],
  sizes: item.sizes.length > 0 ? item.sizes : before.sizes.map(({ size }) => size),
})

function compareItem(item: SupplierItem, before: StoredItem): ItemChange {
  const sizes = sizesAfter(item.sizes, before.sizes)
  const setsCategory = before.categoryId === null
  const pairs: [string, string, string][] = [
    ...Object.entries(TEXTS).map(([name, field]): [string, string, string] => {
      const key = name as keyof typeof TEXTS // Object.entries forgets that the keys are those of TEXTS
      return [field, before[key], item[key]]
    }),
    ['technology', before.technology.join(', '), item.technology.join(', ')],
    ['sizes to choose', before.sizes.map(({ size }) => size).join(', '), sizes.join(', ')],
    ['category', '', setsCategory ? item.categorySlug : ''],
  ]
  const fields = pairs
    .filter(([, old, now]) => old !== now)
    .map(([field, old, now]) => ({ field, before: old, after: now }))
  return { id: before.id, item, fields, sizes, setsCategory }
}

/** The supplier's sizes in their order, then those that he dropped and of which somebody counts pieces or availabilities. */
function sizesAfter(wanted: readonly string[], stored: StoredItem['sizes']): string[] {
  const kept = stored.filter(
    ({ size, stock, availability }) => (stock ?? availability) !== null && !wanted.includes(size),
  )
  return [...wanted, ...kept.map(({ size }) => size)]
}
