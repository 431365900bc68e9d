import { desc, eq, sql } from 'drizzle-orm'
import { matchEvents } from '../../src/features/games/live/table.server.ts'
import { saveReport } from '../../src/features/games/reports/commands/save-report.server.ts'
import { games } from '../../src/features/games/table.server.ts'
import { albums } from '../../src/features/photos/table.server.ts'
import { teams } from '../../src/features/teams/table.server.ts'
import type { Ctx } from '../../src/platform/context.ts'

const REPORTS = [
  {
    team: 'women-1',
    album: 'Women 1 against Cambridge',
    text: 'A slow start: after ten minutes we were four goals behind, and every fast break went the other way.\n\nThen the defence moved up, the keeper saved three seven-metre throws in a row, and at half time we were only two goals behind. The last quarter of an hour was ours.\n\nThank you to everybody who came with drums. The photos are of our home game the week before.',
  },
  {
    team: 'men-1',
    album: 'London Cup, day one',
    text: 'Sixty minutes at full speed. The wings were open all afternoon and used it.\n\nTwo players had their first game for the team. Welcome!',
  },
] as const

/** Creates the coaches' reports of the last recorded game of each first team, with an album. */
export async function seedReports(ctx: Ctx): Promise<void> {
  for (const { team, album, text } of REPORTS) {
    const [game] = await ctx.db
      .select({ id: games.id })
      .from(games)
      .innerJoin(teams, eq(teams.id, games.teamId))
      .where(
        sql`${teams.slug} = ${team} and exists (select from ${matchEvents} where ${matchEvents.gameId} = ${games.id})`,
      )
      .orderBy(desc(games.startsAt))
      .limit(1)
    const [found] = await ctx.db.select({ id: albums.id }).from(albums).where(eq(albums.title, album))
    if (game) await saveReport(ctx, game.id, { version: 0, text, album: found?.id ?? '' })
  }
}
