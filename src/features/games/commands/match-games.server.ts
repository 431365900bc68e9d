import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Ctx } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { touchEntry } from '../../../platform/database/transact.ts'
import { teamNamed } from '../model/game.ts'
import { leagueTeams } from '../queries/unmatched.server.ts'
import { games } from '../table.server.ts'

/** Assigns unmatched games to teams. Runs after a team's number or its names in league tables change. */
export async function matchGames(tx: Tx, { clock }: Pick<Ctx, 'clock'>): Promise<void> {
  const unmatched = await tx
    .select({ id: games.id, type: games.type, homeTeam: games.homeTeam, awayTeam: games.awayTeam })
    .from(games)
    .where(isNull(games.teamId))
  if (unmatched.length === 0) return
  const teams = await leagueTeams(tx)
  for (const game of unmatched) {
    const ofNumber = game.type === null ? undefined : teams.find(({ number }) => number === game.type)
    const team = ofNumber ?? teamNamed(game, teams)
    if (!team) continue
    await tx
      .update(games)
      .set({
        teamId: team.id,
        type: game.type ?? team.number,
        version: sql`${games.version} + 1`,
        updatedAt: clock.now(),
      })
      .where(and(eq(games.id, game.id), isNull(games.teamId)))
    await touchEntry(tx, 'games', game.id)
  }
}
