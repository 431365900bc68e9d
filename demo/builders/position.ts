import { positions } from '../../src/features/volunteering/table.server.ts'
import type { Ctx } from '../../src/platform/context.ts'
import { touchEntry, transact } from '../../src/platform/database/transact.ts'

export type Position = typeof positions.$inferSelect

/** Adds a volunteer position: Head coach, fixed, with one open seat per team by default. */
export async function aPosition(
  ctx: Ctx,
  given: Partial<typeof positions.$inferInsert> = {},
): Promise<Position> {
  return transact(ctx, async (tx) => {
    const [position] = await tx
      .insert(positions)
      .values({ name: 'Head coach', category: 'Teams', ...given })
      .returning()
    if (!position) throw new Error('the position was not added')
    await touchEntry(tx, 'volunteers', position.id)
    return position
  })
}
