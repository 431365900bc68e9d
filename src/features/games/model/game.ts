import { clubDay } from '../../../kernel/dates.ts'
import { seasonName } from '../../../kernel/season.ts'

/** How a competition awards points and ranks teams. */
export type CompetitionRules = {
  points: { win: number; draw: number; loss: number; forfeit: number }
  /** The criteria in order, while the competition is running and once it is complete. */
  running: Criterion[]
  final: Criterion[]
  /** The score credited for a forfeit; null for none. */
  forfeitScore: { for: number; against: number } | null
  deductions: { team: string; points: number; reason: string }[]
}

export const CRITERIA = [
  'points',
  'head-to-head-points',
  'head-to-head-difference',
  'head-to-head-goals',
  'difference',
  'goals',
  'name',
] as const
export type Criterion = (typeof CRITERIA)[number]

/**
 * English leagues: three points for a win, two for a draw, one for a lost game, none for a forfeit. A league report of
 * the federation of 5 February 2018 gives both teams of a draw two points, and its schools' guide has 3-2-1 with
 * difference, goals, direct games. The order after points is not published for seniors, so each competition can define
 * its own.
 */
export const ENGLAND: CompetitionRules = {
  points: { win: 3, draw: 2, loss: 1, forfeit: 0 },
  running: ['points', 'difference', 'goals', 'head-to-head-points', 'head-to-head-difference', 'name'],
  final: ['points', 'difference', 'goals', 'head-to-head-points', 'head-to-head-difference', 'name'],
  forfeitScore: null,
  deductions: [],
}

export const GAME_STATUSES = ['scheduled', 'played', 'postponed', 'cancelled', 'forfeit'] as const
export type GameStatus = (typeof GAME_STATUSES)[number]
export type Side = 'home' | 'away'

/** The job that is queued when a game may have changed, to notify its squad. */
export const GAME_CHANGED_JOB = 'games:changed'
/** The job that lets the duties follow the games. */
export const DUTIES_OF_GAMES_JOB = 'duties:generate'

/** The values of a game that a league table is calculated from. */
export type Result = {
  homeTeam: string
  awayTeam: string
  status: GameStatus
  homeScore: number | null
  awayScore: number | null
  forfeitedBy: Side | null
}

/** A game as pages show it. */
export type Game = Result & {
  id: string
  /** The name and slug of our team in this league; null for a game that matches no team yet. */
  team: { name: string; slug: string } | null
  competition: string | null
  startsAt: Date
  venue: string
  round: number | null
  /** Our side; null for a game between two other clubs. */
  ours: Side | null
  /** Increases with each real change, for calendar apps. */
  version: number
  updatedAt: Date
}

/** Labels a game with our team's name, spelt as on its own page. [resolutions D07] */
export const gameLabel = (game: Pick<Game, 'team'>): string => game.team?.name ?? ''

const bare = (name: string) => name.trim().toLowerCase()

/** Whether a name in a fixture list is one of the club's configured names. */
export const isOurs = (name: string, names: readonly string[]): boolean =>
  names.map(bare).includes(bare(name))

/**
 * Returns our side of a game. If both sides are ours, it is the side with a name of the game's team, or else home.
 * [TEA-014]
 */
export function oursIn(
  game: Pick<Result, 'homeTeam' | 'awayTeam'>,
  { ofClub, ofTeam }: { ofClub: readonly string[]; ofTeam: readonly string[] },
): Side | null {
  for (const names of [ofTeam, ofClub]) {
    if (isOurs(game.homeTeam, names)) return 'home'
    if (isOurs(game.awayTeam, names)) return 'away'
  }
  return null
}

/**
 * Finds the team of a game by its name, or by a name that only one team uses. Undefined unless exactly one team
 * matches.
 */
export function teamNamed<T extends { names: readonly string[] }>(
  game: Pick<Result, 'homeTeam' | 'awayTeam'>,
  teams: readonly T[],
): T | undefined {
  const playing = teams.filter(({ names }) =>
    [game.homeTeam, game.awayTeam].some((name) => isOurs(name, names)),
  )
  return playing.length === 1 ? playing[0] : undefined
}

/** Returns win, draw or loss for us; undefined without a result or if we did not play. */
export function outcomeForUs(game: Game): 'W' | 'D' | 'L' | undefined {
  if (!game.ours) return undefined
  if (game.status === 'forfeit') return game.forfeitedBy === game.ours ? 'L' : 'W'
  if (game.status !== 'played' || game.homeScore === null || game.awayScore === null) return undefined
  const lead = (game.homeScore - game.awayScore) * (game.ours === 'home' ? 1 : -1)
  return lead > 0 ? 'W' : lead < 0 ? 'L' : 'D'
}

/**
 * Describes a played game from our side: outcome, score with our goals first, and opponent ("at" for an away game).
 * Undefined without a score or if we did not play.
 */
export function resultForUs(game: Game) {
  const outcome = outcomeForUs(game)
  if (!outcome || game.status !== 'played') return undefined
  const { homeScore, awayScore, homeTeam, awayTeam } = game
  return game.ours === 'home'
    ? { outcome, score: `${homeScore}–${awayScore}`, opponent: `v ${awayTeam}` }
    : { outcome, score: `${awayScore}–${homeScore}`, opponent: `at ${homeTeam}` }
}

/** Returns the season of an instant, such as 2026/27. Seasons begin in the given month, from 1 to 12. */
export const seasonAt = (instant: Date, startMonth: number): string =>
  seasonName(clubDay(instant), startMonth)

/** Groups games by season, in the given order. */
export const bySeason = <G extends { startsAt: Date }>(
  games: readonly G[],
  startMonth: number,
): [season: string, games: G[]][] => [...Map.groupBy(games, ({ startsAt }) => seasonAt(startsAt, startMonth))]

/**
 * Sorts games that are given newest first: our upcoming games (soonest first), our past games (newest first), then
 * those of other clubs in the given order. [TEA-009]
 */
export function comingAndPast<G extends { startsAt: Date; ours: Side | null }>(
  newestFirst: readonly G[],
  now: Date,
) {
  const ours = newestFirst.filter((game) => game.ours)
  return {
    coming: ours.filter((game) => game.startsAt >= now).toReversed(),
    past: ours.filter((game) => game.startsAt < now),
    others: newestFirst.filter((game) => !game.ours),
  }
}
