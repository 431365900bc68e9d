import { and, eq, notInArray, sql } from 'drizzle-orm'
import { newId } from '../../../../kernel/ids.ts'
import { audit } from '../../../../platform/audit/audit.ts'
import type { Ctx } from '../../../../platform/context.ts'
import type { Tx } from '../../../../platform/database/database.ts'
import { touch } from '../../../../platform/database/transact.ts'
import { storeCategories, storeItems, storeStock } from '../../catalog/table.server.ts'
import type { ImportPlan, ItemChange } from '../model/import-plan.ts'
import type { SupplierItem } from '../model/supplier-list.ts'
import type { CategoryMatches } from './match-categories.server.ts'

/** Rows in one statement, far below the limit of parameters. */
const AT_A_TIME = 500

/** Locks the catalogue, so that no item changes between the comparison and the import. */
export const lockCatalogue = (tx: Tx) =>
  tx.execute(sql`lock table ${storeCategories}, ${storeItems}, ${storeStock} in share row exclusive mode`)

/**
 * Writes a planned import in the caller's transaction. A plan without changes writes nothing, not even an audit row.
 */
export async function writeImport(
  tx: Tx,
  ctx: Pick<Ctx, 'actor' | 'clock'>,
  { plan: { added, changed }, matches }: { plan: ImportPlan; matches: CategoryMatches },
): Promise<void> {
  if (added.length + changed.length === 0) return
  const now = ctx.clock.now()
  await addCategories(tx, matches.missing, now)
  const ids = await addItems(tx, added, matches, now)
  for (const change of changed) await changeItem(tx, change, matches, now)
  await audit(tx, ctx, {
    action: 'storeitems.import',
    subject: 'storeitems',
    facts: { added: added.length, changed: changed.length, categories: matches.missing.length },
  })
  const items = [...ids, ...changed.map(({ id }) => id)].map((id) => `storeitems/${id}`)
  await touch(tx, 'storeitems', 'storecategories', ...items)
}

async function addCategories(tx: Tx, missing: CategoryMatches['missing'], now: Date): Promise<void> {
  if (missing.length === 0) return
  const [last] = await tx
    .select({ position: sql<number>`coalesce(max(${storeCategories.position}), -1)` })
    .from(storeCategories)
  const first = (last?.position ?? -1) + 1
  await tx.insert(storeCategories).values(
    missing.map((category, place) => ({
      ...category,
      position: first + place,
      createdAt: now,
      updatedAt: now,
    })),
  )
}

/** Adds new items without price and stock. They are not for sale until staff put them on sale. */
async function addItems(
  tx: Tx,
  added: readonly SupplierItem[],
  { ids }: CategoryMatches,
  now: Date,
): Promise<string[]> {
  const made = added.map((item) => ({ id: newId(), item }))
  for (const some of inParts(made, AT_A_TIME)) {
    await tx.insert(storeItems).values(
      some.map(({ id, item: { sizes: _sizes, categorySlug, pictures: _pictures, ...item } }) => ({
        ...item,
        id,
        active: false,
        categoryId: ids.get(categorySlug) ?? null,
        createdAt: now,
        updatedAt: now,
      })),
    )
  }
  const sizes = made.flatMap(({ id, item }) =>
    item.sizes.map((size, position) => ({ itemId: id, size, position })),
  )
  for (const some of inParts(sizes, AT_A_TIME)) await tx.insert(storeStock).values(some)
  return made.map(({ id }) => id)
}

/** Updates an item. Sizes that stay keep their stock and availability. */
async function changeItem(
  tx: Tx,
  { id, item, sizes, setsCategory }: ItemChange,
  { ids }: CategoryMatches,
  now: Date,
): Promise<void> {
  const { title, colours, sizesText, description, technology } = item
  await tx
    .update(storeItems)
    .set({
      ...{ title, colours, sizesText, description, technology },
      ...(setsCategory && { categoryId: ids.get(item.categorySlug) ?? null }),
      updatedAt: now,
      version: sql`${storeItems.version} + 1`,
    })
    .where(eq(storeItems.id, id))
  await tx.delete(storeStock).where(and(eq(storeStock.itemId, id), notInArray(storeStock.size, [...sizes])))
  await tx
    .insert(storeStock)
    .values(sizes.map((size, position) => ({ itemId: id, size, position })))
    .onConflictDoUpdate({
      target: [storeStock.itemId, storeStock.size],
      set: { position: sql`excluded.position` },
    })
}

function inParts<T>(all: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(all.length / size) }, (_, part) =>
    all.slice(part * size, (part + 1) * size),
  )
}
