import { storeCategories } from '../../src/features/store/catalog/table.server.ts'
import { newId } from '../../src/kernel/ids.ts'
import { slugOf } from '../../src/kernel/text.ts'
import type { Ctx } from '../../src/platform/context.ts'
import { touchEntry, transact } from '../../src/platform/database/transact.ts'

/** Adds a store category: "Training tops" without a picture by default. */
export async function aStoreCategory(ctx: Ctx, given: Partial<typeof storeCategories.$inferInsert> = {}) {
  const id = given.id ?? newId()
  const name = given.name ?? 'Training tops'
  return transact(ctx, async (tx) => {
    const [category] = await tx
      .insert(storeCategories)
      .values({ slug: slugOf(name, id), ...given, id, name })
      .returning()
    if (!category) throw new Error('the category was not added')
    await touchEntry(tx, 'storecategories', id)
    return category
  })
}
