import { games } from '../../src/features/games/table.server.ts'
import { teams } from '../../src/features/teams/table.server.ts'
import type { Ctx } from '../../src/platform/context.ts'
import { touch, transact } from '../../src/platform/database/transact.ts'

export type GameRow = typeof games.$inferSelect
export type GameFacts = Partial<typeof games.$inferInsert>

/** Adds a game of the club: at home against Olympia in a week by default. With scores it has been played. */
export async function aGame(ctx: Ctx, given: GameFacts = {}): Promise<GameRow> {
  const [game] = await someGames(ctx, [given])
  if (!game) throw new Error('the game was not added')
  return game
}

/** Adds several games in the given order. The team is the one whose legacy id equals the type. */
export async function someGames(ctx: Ctx, given: readonly GameFacts[]): Promise<GameRow[]> {
  const teamOfType = await teamsByType(ctx)
  const inAWeek = new Date(ctx.clock.now().getTime() + 7 * 86_400_000)
  const filled = given.map((facts) => ({
    type: 1,
    startsAt: inAWeek,
    homeTeam: ctx.club.name,
    awayTeam: 'Olympia',
    venue: 'Brentford Hall',
    status: typeof facts.homeScore === 'number' ? ('played' as const) : ('scheduled' as const),
    teamId: teamOfType.get(facts.type ?? 1) ?? null,
    ...facts,
  }))
  return transact(ctx, async (tx) => {
    const added = await tx.insert(games).values(filled).returning()
    await touch(tx, 'games')
    return added
  })
}

async function teamsByType({ db }: Ctx): Promise<Map<number | null, string>> {
  const known = await db.select({ id: teams.id, type: teams.legacyId }).from(teams)
  return new Map(known.map((team) => [team.type, team.id]))
}
