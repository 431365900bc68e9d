import type { StockFacts } from '../../catalog/model/item.ts'
import { ONE_SIZE } from '../../catalog/model/size-words.ts'
import type { SupplierItem } from './supplier-list.ts'

/** The fields of a stored item that an import compares. */
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

/** A field that an import would change. */
export type FieldChange = { field: string; before: string; after: string }

export type ItemChange = {
  id: string
  item: SupplierItem
  fields: FieldChange[]
  /** All sizes after the import, in their order. */
  sizes: readonly string[]
  /** The item has no category yet, so it gets the supplier's. */
  setsCategory: boolean
}

export type ImportPlan = { added: SupplierItem[]; changed: ItemChange[]; unchanged: number }

const TEXTS = { title: 'title', colours: 'colours', sizesText: 'sizes', description: 'description' } as const

/**
 * Compares the supplier's list with the store. The plan never contains prices, stock, the club's own titles, pictures
 * or personalisation, nor a category for an item that has one.
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

/** Keeps the stored value of every field that the row leaves empty: the supplier's rows are often incomplete. */
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
      const key = name as keyof typeof TEXTS // Object.entries loses the type of the keys
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

/** The supplier's sizes in their order, then dropped sizes that still have a stock or availability. */
function sizesAfter(wanted: readonly string[], stored: StoredItem['sizes']): string[] {
  const kept = stored.filter(
    ({ size, stock, availability }) => (stock ?? availability) !== null && !wanted.includes(size),
  )
  return [...wanted, ...kept.map(({ size }) => size)]
}
