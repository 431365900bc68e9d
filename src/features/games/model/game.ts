import { clubDay } from '../../../kernel/dates.ts'
import { seasonName } from '../../../kernel/season.ts'

/** How a competition awards points and ranks, as data. */
export type CompetitionRules = {
  points: { win: number; draw: number; loss: number; forfeit: number }
  /** Criteria in order while the competition runs, and once it is complete. */
  running: Criterion[]
  final: Criterion[]
  /** The score credited for a forfeit; null: none. */
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
 * Three points for a win, two for a draw, one for a game lost on court and none for one that was not played: English
 * leagues. A league report of the federation of 5 February 2018 gives both teams of a draw two points, and its schools'
 * guide has 3-2-1 with difference, goals, direct games. For seniors the order after points is not published, so it is
 * data here and each competition may carry another.
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

/** Queued when a game may have moved: its squad is then notified. */
export const GAME_CHANGED_JOB = 'games:changed'

/** What a table needs to know of a game. */
export type Result = {
  homeTeam: string
  awayTeam: string
  status: GameStatus
  homeScore: number | null
  awayScore: number | null
  forfeitedBy: Side | null
}

/** One game as pages show it. */
export type Game = Result & {
  id: string
  /** Our team in whose league it is: name and address part; null for a game that fits no team yet. */
  team: { name: string; slug: string } | null
  competition: string | null
  startsAt: Date
  venue: string
  round: number | null
  /** Which of the two names is ours; null for a game of two other clubs. */
  ours: Side | null
  /** Rises with each real change: calendars follow it. */
  version: number
  updatedAt: Date
}

/** What stands beside a game: our team as its own page spells it. [resolutions D07] */
export const gameLabel = (game: Pick<Game, 'team'>): string => game.team?.name ?? ''

const bare = (name: string) => name.trim().toLowerCase()

/** Whether a name in a fixture list is the club's, by its configured names. */
export const isOurs = (name: string, names: readonly string[]): boolean =>
  names.map(bare).includes(bare(name))

/**
 * Which side of a game is ours: a club game has one. Of two sides of ours, the one under a name of the game's own team,
 * or else home. [TEA-014]
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
 * The team of a game by its own name, or the names under which only that team plays; undefined unless it is exactly
 * one.
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

/** Win, draw or loss from our side; undefined without a result or without us. */
export function outcomeForUs(game: Game): 'W' | 'D' | 'L' | undefined {
  if (!game.ours) return undefined
  if (game.status === 'forfeit') return game.forfeitedBy === game.ours ? 'L' : 'W'
  if (game.status !== 'played' || game.homeScore === null || game.awayScore === null) return undefined
  const lead = (game.homeScore - game.awayScore) * (game.ours === 'home' ? 1 : -1)
  return lead > 0 ? 'W' : lead < 0 ? 'L' : 'D'
}

/**
 * A played game from our side: outcome, our goals before theirs, and the opponent ("at" away from home). Undefined
 * without a score or without us.
 */
export function resultForUs(game: Game) {
  const outcome = outcomeForUs(game)
  if (!outcome || game.status !== 'played') return undefined
  const { homeScore, awayScore, homeTeam, awayTeam } = game
  return game.ours === 'home'
    ? { outcome, score: `${homeScore}–${awayScore}`, opponent: `v ${awayTeam}` }
    : { outcome, score: `${awayScore}–${homeScore}`, opponent: `at ${homeTeam}` }
}

/** The season that an instant belongs to, by the month from 1 to 12 in which seasons begin: 2026/27. */
export const seasonAt = (instant: Date, startMonth: number): string =>
  seasonName(clubDay(instant), startMonth)

/** Games of each season, in the order they are handed in. */
export const bySeason = <G extends { startsAt: Date }>(
  games: readonly G[],
  startMonth: number,
): [season: string, games: G[]][] => [...Map.groupBy(games, ({ startsAt }) => seasonAt(startsAt, startMonth))]

/**
 * Games, handed in newest first, as one looks for them: ours that are coming, soonest first, ours that were, newest
 * first, and those of other clubs as they came. [TEA-009]
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
