import { and, asc, desc, eq, exists, gte, inArray, lt, or, type SQL, sql } from 'drizzle-orm'
import { addDays, clubDay, clubInstant } from '../../../kernel/dates.ts'
import { isId } from '../../../kernel/ids.ts'
import type { Ctx } from '../../../platform/context.ts'
import { teams } from '../../teams/table.server.ts'
import { type Game, oursIn } from '../model/game.ts'
import { competitions, games } from '../table.server.ts'

export type Reads = Pick<Ctx, 'db' | 'pages' | 'clock' | 'club'>

/** The default number of games in a list. */
const LIMIT = 100
/** The number of games in the widget. */
const WIDGET = 5
/** Enough for a season of every team. */
const WHOLE_SEASON = 500
/** Enough for two months of a club with ten teams. */
const PAGE_SIZE = 60
/** How long a result is listed among the latest. */
const LATEST_DAYS = 28
/** How long a game stays in the feed. Calendar apps delete what a feed no longer contains. */
const FEED_DAYS = 400

export type GamesFilter = {
  /** The maximum number of games. */
  limit?: number
  /** The number of games to skip. */
  offset?: number
  /** Only games of our own teams. The default. */
  clubOnly?: boolean
  /** Only games of the team with this slug. */
  team?: string | undefined
}

/** Lists upcoming games, soonest first, including postponed and cancelled ones. Five by default. */
export function upcomingGames(ctx: Reads, filter: GamesFilter = {}): Promise<Game[]> {
  return gamesWhere(
    ctx,
    and(gte(games.startsAt, ctx.clock.now()), inArray(games.status, ['scheduled', 'postponed', 'cancelled'])),
    asc(games.startsAt),
    { limit: WIDGET, ...filter },
  )
}

/**
 * Returns one page of the upcoming games, from page 1, and whether there are more. Pages keep the response small in a
 * long season.
 */
export async function upcomingGamesPage(
  ctx: Reads,
  { page, team }: { page: number; team?: string | undefined },
) {
  const offset = (page - 1) * PAGE_SIZE
  const found = await upcomingGames(ctx, { team, offset, limit: PAGE_SIZE + 1 })
  return { games: found.slice(0, PAGE_SIZE), hasMore: found.length > PAGE_SIZE }
}

/** Finds the next game that will be played, of the club or of one of its teams; undefined if there is none. */
export async function nextGame(ctx: Reads, { team }: { team?: string } = {}): Promise<Game | undefined> {
  const [game] = await gamesWhere(ctx, isToBePlayed(ctx), asc(games.startsAt), { limit: 1, team })
  return game
}

/**
 * Lists the club's games of today in chronological order, whether played or not. Postponed and cancelled games are left
 * out.
 */
export function gamesOfToday(ctx: Reads): Promise<Game[]> {
  const today = clubDay(ctx.clock.now())
  const isToday = and(
    gte(games.startsAt, clubInstant(today, '00:00')),
    lt(games.startsAt, clubInstant(addDays(today, 1), '00:00')),
    inArray(games.status, ['scheduled', 'played']),
  )
  return gamesWhere(ctx, isToday, asc(games.startsAt), {})
}

/** Finds the next game of each team that has one. */
export function nextGames(ctx: Reads): Promise<Game[]> {
  const soonest = ctx.db
    .selectDistinctOn([games.teamId], { id: games.id })
    .from(games)
    .innerJoin(teams, eq(teams.id, games.teamId))
    .where(and(isToBePlayed(ctx), isClubGame(ctx)))
    .orderBy(games.teamId, asc(games.startsAt), asc(games.id))
  return gamesWhere(ctx, inArray(games.id, soonest), asc(games.startsAt), {})
}

const isToBePlayed = ({ clock }: Pick<Ctx, 'clock'>): SQL | undefined =>
  and(gte(games.startsAt, clock.now()), eq(games.status, 'scheduled'))

/** Lists the past games of the last four weeks, newest first: results, forfeits, and games that did not take place. */
export function latestResults(ctx: Reads, filter: GamesFilter = {}): Promise<Game[]> {
  const where = and(lt(games.startsAt, ctx.clock.now()), gte(games.startsAt, daysAgo(ctx, LATEST_DAYS)))
  return gamesWhere(ctx, where, desc(games.startsAt), filter)
}

/** Lists the games of the calendar feed: those of the last year and all upcoming ones, including cancelled ones. */
export function calendarGames(
  ctx: Reads,
  { team, hall }: { team?: string | undefined; hall?: string } = {},
): Promise<Game[]> {
  const where = and(
    gte(games.startsAt, daysAgo(ctx, FEED_DAYS)),
    // Fixture lists give a hall with or without its address.
    hall === undefined ? undefined : sql`starts_with(lower(${games.venue}), lower(${hall}))`,
  )
  return gamesWhere(ctx, where, asc(games.startsAt), { limit: WHOLE_SEASON, team })
}

const daysAgo = ({ clock }: Pick<Ctx, 'clock'>, days: number) =>
  new Date(clock.now().getTime() - days * 86_400_000)

/** Lists the latest 100 games in a team's leagues, including those between other clubs. */
export function gamesOfTeam(ctx: Reads, teamId: string): Promise<Game[]> {
  return gamesWhere(ctx, eq(games.teamId, teamId), desc(games.startsAt), { limit: LIMIT, clubOnly: false })
}

export type GamePage = NonNullable<Awaited<ReturnType<typeof findGame>>>

/** Finds a game by id, and whether it is a youth game; undefined for an unknown one. */
export async function findGame(ctx: Reads, id: string) {
  if (!isId(id)) return undefined
  ctx.pages.read(`games/${id}`)
  const [game] = await gamesWhere(ctx, eq(games.id, id), asc(games.startsAt), { limit: 1, clubOnly: false })
  if (!game) return undefined
  const [of] = await ctx.db
    .select({ teamId: games.teamId, isYouth: teams.youth })
    .from(games)
    .leftJoin(teams, eq(teams.id, games.teamId))
    .where(eq(games.id, id))
  return { ...game, teamId: of?.teamId ?? null, isYouth: of?.isYouth ?? false }
}

/** Lists the active teams that have games, in their order, to filter the list. */
export async function teamsWithGames(ctx: Reads) {
  ctx.pages.read('games', 'teams')
  const any = ctx.db.select({ one: sql`1` }).from(games).where(eq(games.teamId, teams.id))
  return ctx.db
    .select({ name: teams.name, slug: teams.slug })
    .from(teams)
    .where(and(eq(teams.active, true), exists(any)))
    .orderBy(asc(teams.position), asc(teams.name))
}

/** Finds the team with this slug, or undefined. */
export async function findGamesTeam(ctx: Reads, slug: string) {
  ctx.pages.read('teams')
  const [team] = await ctx.db
    .select({ name: teams.name, slug: teams.slug })
    .from(teams)
    .where(eq(teams.slug, slug))
  return team
}

async function gamesWhere(ctx: Reads, where: SQL | undefined, order: SQL, filter: GamesFilter) {
  const { limit = LIMIT, offset = 0, clubOnly = true, team } = filter
  ctx.pages.read('games', 'teams')
  const found = await ctx.db
    .select(columns)
    .from(games)
    .leftJoin(teams, eq(teams.id, games.teamId))
    .leftJoin(competitions, eq(competitions.id, games.competitionId))
    .where(and(where, clubOnly ? isClubGame(ctx) : undefined, team ? eq(teams.slug, team) : undefined))
    .orderBy(order, asc(games.id))
    .limit(limit)
    .offset(offset)
  return found.map(({ leagueNames, ...game }) => ({
    ...game,
    ours: oursIn(game, { ofClub: ctx.club.teamNames, ofTeam: namesOf(game.team, leagueNames) }),
  }))
}

const namesOf = (team: { name: string } | null, leagueNames: readonly string[] | null) =>
  team ? [team.name, ...(leagueNames ?? [])] : []

export const resultColumns = {
  homeTeam: games.homeTeam,
  awayTeam: games.awayTeam,
  status: games.status,
  homeScore: games.homeScore,
  awayScore: games.awayScore,
  forfeitedBy: games.forfeitedBy,
}

const columns = {
  ...resultColumns,
  id: games.id,
  team: { name: teams.name, slug: teams.slug },
  leagueNames: teams.leagueNames,
  competition: competitions.name,
  startsAt: games.startsAt,
  venue: games.venue,
  round: games.round,
  version: games.version,
  updatedAt: games.updatedAt,
}

/** Matches games in which one side is ours. The same rule as `oursIn`; the query must join the team. */
function isClubGame({ club }: Pick<Ctx, 'club'>): SQL | undefined {
  const names = club.teamNames.map((name) => name.trim().toLowerCase())
  const bare = (column: typeof games.homeTeam | typeof games.awayTeam) => sql`lower(btrim(${column}))`
  const ofTeam = sql`exists (select from jsonb_array_elements_text(${teams.leagueNames}) league(name)
    where lower(btrim(league.name)) in (${bare(games.homeTeam)}, ${bare(games.awayTeam)}))`
  const isNamed = sql`lower(btrim(${teams.name})) in (${bare(games.homeTeam)}, ${bare(games.awayTeam)})`
  return or(inArray(bare(games.homeTeam), names), inArray(bare(games.awayTeam), names), ofTeam, isNamed)
}
