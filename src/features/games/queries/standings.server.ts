import { and, desc, eq, exists, inArray, type SQL, sql } from 'drizzle-orm'
import type { Ctx } from '../../../platform/context.ts'
import { teams } from '../../teams/table.server.ts'
import { type CompetitionRules, isOurs } from '../model/game.ts'
import { isComplete, type Standing, standingsFrom } from '../model/standings.ts'
import { competitions, games } from '../table.server.ts'
import { resultColumns } from './games.server.ts'

type Reads = Pick<Ctx, 'db' | 'pages' | 'club'>

/** The table of a team: calculated from results if there are any, else the text that staff wrote. */
export type TeamStandings = {
  team: { id: string; name: string; slug: string }
  /** The competition's name, season and rules; null without results. */
  competition: { name: string; season: string; rules: CompetitionRules; complete: boolean } | null
  rows: (Standing & { ours: boolean })[]
  /** Sanitised HTML for a team without results; '' if there is none. */
  fixturesHtml: string
}

/** Finds the table of a team; undefined for an unknown team. */
export async function standingsOf(ctx: Reads, teamId: string): Promise<TeamStandings | undefined> {
  const [standings] = await standingsWhere(ctx, eq(teams.id, teamId))
  return standings
}

/** Lists the tables of the active teams that show one, in the order of the teams. */
export const standingsForHome = (ctx: Reads): Promise<TeamStandings[]> =>
  standingsWhere(ctx, and(eq(teams.active, true), eq(teams.showStandings, true)))

async function standingsWhere({ db, pages, club }: Reads, where: SQL | undefined) {
  pages.read('games', 'teams')
  const hasResults = db
    .select({ one: sql`1` })
    .from(games)
    .where(and(eq(games.competitionId, competitions.id), inArray(games.status, ['played', 'forfeit'])))
  const newest = db
    .selectDistinctOn([competitions.teamId])
    .from(competitions)
    .where(exists(hasResults))
    .orderBy(competitions.teamId, desc(competitions.season), desc(competitions.id))
    .as('newest')
  const found = await db
    .select({
      team: { id: teams.id, name: teams.name, slug: teams.slug },
      fixturesHtml: teams.fixturesHtml,
      leagueNames: teams.leagueNames,
      competitionId: newest.id,
      name: newest.name,
      season: newest.season,
      rules: newest.rules,
    })
    .from(teams)
    .leftJoin(newest, eq(newest.teamId, teams.id))
    .where(where)
    .orderBy(teams.position, teams.name)
  const ids = found.flatMap((line) => line.competitionId ?? [])
  const results = await db
    .select({ competitionId: games.competitionId, ...resultColumns })
    .from(games)
    .where(inArray(games.competitionId, ids))
  const byCompetition = Map.groupBy(results, (result) => result.competitionId)
  return found.map(
    ({ team, fixturesHtml, leagueNames, competitionId, name, season, rules }): TeamStandings => {
      if (!competitionId || !name || !season || !rules)
        return { team, competition: null, rows: [], fixturesHtml }
      const own = byCompetition.get(competitionId) ?? []
      const competition = { name, season, rules, complete: isComplete(own) }
      const rows = standingsFrom(own, rules).map((row) => ({
        ...row,
        ours: isOurs(row.team, [...club.teamNames, team.name, ...leagueNames]),
      }))
      return { team, competition, rows, fixturesHtml }
    },
  )
}
