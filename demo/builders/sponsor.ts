import { sponsors } from '../../src/features/content/table.server.ts'
import type { Ctx } from '../../src/platform/context.ts'
import { touchEntry, transact } from '../../src/platform/database/transact.ts'

/** Adds a sponsor, without a logo by default. */
export async function aSponsor(ctx: Ctx, given: Partial<typeof sponsors.$inferInsert> = {}) {
  return transact(ctx, async (tx) => {
    const [sponsor] = await tx
      .insert(sponsors)
      .values({ name: 'Thames Physio', ...given })
      .returning()
    if (!sponsor) throw new Error('the sponsor was not added')
    await touchEntry(tx, 'sponsors', sponsor.id)
    return sponsor
  })
}
