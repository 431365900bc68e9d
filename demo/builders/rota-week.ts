import { rotaWeeks } from '../../src/features/volunteering/table.server.ts'
import type { Ctx } from '../../src/platform/context.ts'
import { touchEntry, transact } from '../../src/platform/database/transact.ts'

export type WeekRow = typeof rotaWeeks.$inferSelect

/** Adds a two-week period of the rota, named after its first day by default. */
export async function aRotaWeek(ctx: Ctx, startsOn: string, name = startsOn): Promise<WeekRow> {
  return transact(ctx, async (tx) => {
    const [week] = await tx.insert(rotaWeeks).values({ startsOn, name }).returning()
    if (!week) throw new Error('the week was not added')
    await touchEntry(tx, 'rotas', week.id)
    return week
  })
}
