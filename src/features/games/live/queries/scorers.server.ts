import { and, asc, desc, eq, gte, inArray, lt, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { VISITOR } from '../../../../kernel/actor.ts'
import { addDays, clubDay, clubInstant } from '../../../../kernel/dates.ts'
import { seasonName, seasonOf } from '../../../../kernel/season.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { hasPageFor, shownName, sightIn } from '../../../members/queries/visibility.server.ts'
import { members } from '../../../members/table.server.ts'
import { teams } from '../../../teams/table.server.ts'
import { oursIn } from '../../model/game.ts'
import { gameCallUps } from '../../squad/table.server.ts'
import { games } from '../../table.server.ts'
import { matchEvents } from '../table.server.ts'

type Reads = Pick<Ctx, 'db' | 'pages' | 'clock' | 'club'>

/** The maximum number of scorers in a list. */
const MOST = 10

export type SeasonScorers = {
  /** '2026/27' */
  season: string
  scorers: { id: string; name: string; goals: number; games: number }[]
}

/**
 * Lists the top scorers of a team in the season of an instant, from the recorded events of played games. The list is
 * public, so it contains only players who agreed to be listed, and minors by first name.
 */
export async function scorersOfSeason(
  ctx: Reads,
  { teamId, at }: { teamId: string; at: Date },
): Promise<SeasonScorers> {
  ctx.pages.read('games', 'teams', 'members')
  const day = clubDay(at)
  const season = seasonName(day, ctx.club.seasonStartMonth)
  const ours = await sidesOfSeason(ctx, teamId, seasonOf(day, ctx.club.seasonStartMonth))
  return { season, scorers: await scorersIn(ctx, ours) }
}

type Sides = { home: string[]; away: string[] }

/** Selects the played games of a team in a season, with our side. */
async function sidesOfSeason(
  { db, club }: Reads,
  teamId: string,
  { from, until }: ReturnType<typeof seasonOf>,
): Promise<Sides> {
  const found = await db
    .select({
      id: games.id,
      homeTeam: games.homeTeam,
      awayTeam: games.awayTeam,
      team: teams.name,
      leagueNames: teams.leagueNames,
    })
    .from(games)
    .innerJoin(teams, eq(teams.id, games.teamId))
    .where(
      and(
        eq(games.teamId, teamId),
        eq(games.status, 'played'),
        gte(games.startsAt, clubInstant(from, '00:00')),
        lt(games.startsAt, clubInstant(addDays(until, 1), '00:00')),
      ),
    )
  const sides: Sides = { home: [], away: [] }
  for (const game of found) {
    const ours = oursIn(game, { ofClub: club.teamNames, ofTeam: [game.team, ...game.leagueNames] })
    if (ours) sides[ours].push(game.id)
  }
  return sides
}

async function scorersIn({ db, clock }: Reads, { home, away }: Sides): Promise<SeasonScorers['scorers']> {
  if (home.length + away.length === 0) return []
  const sight = sightIn({ actor: VISITOR, clock })
  const undo = alias(matchEvents, 'undo')
  const goals = sql<number>`count(*)::int`
  return db
    .select({
      id: members.id,
      name: shownName(sight),
      goals,
      games: sql<number>`count(distinct ${matchEvents.gameId})::int`,
    })
    .from(matchEvents)
    .innerJoin(
      gameCallUps,
      and(eq(gameCallUps.gameId, matchEvents.gameId), eq(gameCallUps.shirtNumber, matchEvents.shirtNumber)),
    )
    .innerJoin(members, eq(members.id, gameCallUps.memberId))
    .leftJoin(undo, and(eq(undo.gameId, matchEvents.gameId), eq(undo.undoes, matchEvents.id)))
    .where(
      and(
        inArray(matchEvents.kind, ['goal', 'seven-metre-scored']),
        or(
          and(inArray(matchEvents.gameId, home), eq(matchEvents.side, 'home')),
          and(inArray(matchEvents.gameId, away), eq(matchEvents.side, 'away')),
        ),
        sql`${undo.id} is null`,
        hasPageFor(sight),
      ),
    )
    .groupBy(members.id)
    .orderBy(desc(goals), asc(members.nameKey), asc(members.id))
    .limit(MOST)
}
