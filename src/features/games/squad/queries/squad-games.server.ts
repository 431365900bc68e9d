import { and, asc, eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm'
import { coachedTeams } from '../../../../kernel/actor.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { teams } from '../../../teams/table.server.ts'
import { oursIn } from '../../model/game.ts'
import { games } from '../../table.server.ts'
import { opponentsOf } from '../model/squad.ts'
import { gameAnswers, gameCallUps } from '../table.server.ts'

const DAY_MS = 86_400_000
/** From a fortnight ago, for reports, to two months ahead. */
const [DAYS_BACK, DAYS_AHEAD] = [14, 60]
const MOST = 200

export type SquadGameLine = Awaited<ReturnType<typeof squadGames>>[number]

/** Lists the games of the caller's teams around today, soonest first, each with the state of its squad. */
export async function squadGames(ctx: Pick<Ctx, 'db' | 'clock' | 'club' | 'actor'>) {
  const own = coachedTeams(ctx.actor)
  const now = ctx.clock.now().getTime()
  const squad = (where: SQL) => sql<number>`(select count(*)::int from ${gameCallUps}
    where ${gameCallUps.gameId} = ${games.id} and ${where})`
  const found = await ctx.db
    .select({
      id: games.id,
      homeTeam: games.homeTeam,
      awayTeam: games.awayTeam,
      status: games.status,
      homeScore: games.homeScore,
      awayScore: games.awayScore,
      startsAt: games.startsAt,
      venue: games.venue,
      team: teams.name,
      leagueNames: teams.leagueNames,
      available: sql<number>`(select count(*)::int from ${gameAnswers}
        where ${gameAnswers.gameId} = ${games.id} and ${gameAnswers.answer} = 'available')`,
      squad: squad(sql`true`),
      confirmed: squad(sql`${gameCallUps.answer} = 'confirmed'`),
      declined: squad(sql`${gameCallUps.answer} = 'declined'`),
    })
    .from(games)
    .innerJoin(teams, eq(teams.id, games.teamId))
    .where(
      and(
        gte(games.startsAt, new Date(now - DAYS_BACK * DAY_MS)),
        lt(games.startsAt, new Date(now + DAYS_AHEAD * DAY_MS)),
        own === 'all'
          ? undefined
          : inArray(
              games.teamId,
              own.map(({ id }) => id),
            ),
      ),
    )
    .orderBy(asc(games.startsAt), asc(games.id))
    .limit(MOST)
  return found.flatMap(({ leagueNames, ...game }) => {
    const ours = oursIn(game, { ofClub: ctx.club.teamNames, ofTeam: [game.team, ...leagueNames] })
    return ours ? [{ ...game, ours, opponents: opponentsOf({ ...game, ours }) }] : []
  })
}
