import { ENGLAND } from '../../src/features/games/model/game.ts'
import { competitions } from '../../src/features/games/table.server.ts'
import type { Ctx } from '../../src/platform/context.ts'
import { touch, transact } from '../../src/platform/database/transact.ts'

type Facts = Partial<Omit<typeof competitions.$inferInsert, 'teamId'>> & { team?: { id: string } }

/** Adds a competition: Premier League 2025/26 under English rules, without a team, by default. */
export async function aCompetition(ctx: Ctx, { team, ...given }: Facts = {}) {
  return transact(ctx, async (tx) => {
    const [competition] = await tx
      .insert(competitions)
      .values({
        name: 'Premier League',
        season: '2025/26',
        rules: ENGLAND,
        teamId: team?.id ?? null,
        ...given,
      })
      .returning()
    if (!competition) throw new Error('the competition was not added')
    await touch(tx, 'competitions', 'games')
    return competition
  })
}
