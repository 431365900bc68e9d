import { games } from '../../../src/features/games/table.server.ts'
import type { Ctx } from '../../../src/platform/context.ts'
import { touch, transact } from '../../../src/platform/database/transact.ts'

export type GameRow = typeof games.$inferSelect
export type GameFacts = Partial<typeof games.$inferInsert>

/** A game of ours, at home against Olympia in a week, unless you say otherwise. With scores it is a played one. */
export async function aGame(ctx: Ctx, given: GameFacts = {}): Promise<GameRow> {
  const [game] = await someGames(ctx, [given])
  if (!game) throw new Error('the game was not added')
  return game
}

/** Many games at once, in the order given. */
export async function someGames(ctx: Ctx, given: readonly GameFacts[]): Promise<GameRow[]> {
  const inAWeek = new Date(ctx.clock.now().getTime() + 7 * 86_400_000)
  const filled = given.map((facts) => ({
    type: 1,
    startsAt: inAWeek,
    homeTeam: ctx.config.club.name,
    awayTeam: 'Olympia',
    venue: 'Brentford Hall',
    status: typeof facts.homeScore === 'number' ? ('played' as const) : ('scheduled' as const),
    ...facts,
  }))
  return transact(ctx, async (tx) => {
    const added = await tx.insert(games).values(filled).returning()
    await touch(tx, 'games')
    return added
  })
}
