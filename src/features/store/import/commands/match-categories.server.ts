import { newId } from '../../../../kernel/ids.ts'
import type { Db, Tx } from '../../../../platform/database/database.ts'
import { storeCategories } from '../../catalog/table.server.ts'
import type { ImportPlan } from '../model/import-plan.ts'
import { nameFrom, type SupplierCategory } from '../model/supplier-list.ts'

type NewCategory = { id: string; slug: string; name: string }

/** Ids of the store's categories by the supplier's slugs, and the categories to create, in the supplier's order. */
export type CategoryMatches = { ids: ReadonlyMap<string, string>; missing: NewCategory[] }

/** Matches the supplier's categories of a plan with the store's: by slug, else by name, else a new one is planned. */
export async function matchCategories(
  db: Db | Tx,
  { added, changed }: ImportPlan,
  named: readonly SupplierCategory[],
): Promise<CategoryMatches> {
  const needed = new Set([
    ...added.map(({ categorySlug }) => categorySlug),
    ...changed.filter(({ setsCategory }) => setsCategory).map(({ item }) => item.categorySlug),
  ])
  const known = await db
    .select({ id: storeCategories.id, name: storeCategories.name, slug: storeCategories.slug })
    .from(storeCategories)
  const missing: NewCategory[] = []
  const ids = new Map<string, string>()
  for (const { slug, name } of inOrder(needed, named)) {
    const all = [...known, ...missing]
    const found =
      all.find((category) => category.slug === slug) ??
      all.find((category) => category.name.toLowerCase() === name.toLowerCase())
    const category = found ?? { id: newId(), slug, name }
    if (!found) missing.push(category)
    ids.set(slug, category.id)
  }
  return { ids, missing }
}

const inOrder = (needed: ReadonlySet<string>, named: readonly SupplierCategory[]): SupplierCategory[] => [
  ...named.filter(({ slug }) => needed.has(slug)),
  ...[...needed]
    .filter((slug) => !named.some((category) => category.slug === slug))
    .map((slug) => ({ slug, name: nameFrom(slug) })),
]
