import { clubDay, clubInstant, clubTime, weekdayAndTime } from '../../../../kernel/dates.ts'
import { seasonName } from '../../../../kernel/season.ts'
import { folded } from '../../../../kernel/text.ts'
import { type GameStatus, seasonAt } from '../../model/game.ts'
import type { ReadGame, ReadRow } from '../schema.ts'

/** The values of a game that an import can change. */
export type GameFacts = {
  startsAt: Date
  homeTeam: string
  awayTeam: string
  venue: string
  round: number | null
  status: GameStatus
  homeScore: number | null
  awayScore: number | null
  teamId: string | null
  competitionId: string | null
}
export type StoredGame = GameFacts & { id: string; version: number }

export type Change = { field: string; before: string; after: string }
type Planned = { row: number; name: string; isUnmatched: boolean }
export type RowPlan =
  | (Planned & { kind: 'new'; game: GameFacts })
  | (Planned & { kind: 'changed'; id: string; startedAt: Date; game: GameFacts; changes: Change[] })
  | (Planned & { kind: 'same' })
  | { kind: 'wrong'; row: number; name: string; problems: string[] }

type Known = {
  stored: readonly StoredGame[]
  competitionId: string | null
  /** The team to set if the game has none. */
  teamFor: (game: ReadGame) => string | null
  teamName: (id: string | null) => string
  startMonth: number
  now: Date
}

/**
 * Compares the rows with the club's games. A row matches the game of the same home and away team on its day, or else
 * their unplayed game of that season, which has then been moved. Games without a row are not changed.
 */
export function planImport(rows: readonly ({ row: number } & ReadRow)[], known: Known): RowPlan[] {
  const open = Map.groupBy(known.stored, pairOf)
  const found = new Map<number, StoredGame>()
  const take = (row: number, game: ReadGame, isIt: (one: StoredGame) => boolean) => {
    const candidates = open.get(pairOf(game)) ?? []
    const stored = found.has(row) ? undefined : candidates.find(isIt)
    if (!stored) return
    found.set(row, stored)
    open.set(
      pairOf(game),
      candidates.filter((one) => one !== stored),
    )
  }
  const readable = rows.flatMap((one) => (one.ok ? [one] : []))
  for (const { row, game } of readable) take(row, game, ({ startsAt }) => clubDay(startsAt) === game.day)
  for (const { row, game } of readable) {
    const season = seasonName(game.day, known.startMonth)
    take(row, game, (one) => isMovable(one) && seasonAt(one.startsAt, known.startMonth) === season)
  }
  const firstRows = new Map<string, number>()
  return rows.map((one): RowPlan => {
    if (!one.ok) return { kind: 'wrong', row: one.row, name: one.name, problems: one.problems }
    const { row, game } = one
    const key = `${pairOf(game)} ${game.day}`
    const first = firstRows.get(key)
    firstRows.set(key, first ?? row)
    const name = `${game.homeTeam} – ${game.awayTeam}`
    if (first !== undefined)
      return { kind: 'wrong', row, name, problems: [`This repeats the game in row ${first}`] }
    return planRow(row, name, game, found.get(row), known)
  })
}

const isMovable = ({ status }: StoredGame) => status !== 'played' && status !== 'forfeit'
const pairOf = ({ homeTeam, awayTeam }: Pick<GameFacts, 'homeTeam' | 'awayTeam'>) =>
  JSON.stringify([folded(homeTeam.trim()), folded(awayTeam.trim())])
function planRow(
  row: number,
  name: string,
  read: ReadGame,
  stored: StoredGame | undefined,
  known: Known,
): RowPlan {
  const time = read.time || (stored && clubTime(stored.startsAt))
  if (!time && !read.status) return { kind: 'wrong', row, name, problems: ['Time: Enter a time like 15:30'] }
  const startsAt = clubInstant(read.day, time ?? '12:00')
  if (read.homeScore !== null && startsAt > known.now)
    return { kind: 'wrong', row, name, problems: ['Score: This game has not begun'] }
  const game: GameFacts = {
    ...(stored ?? { homeTeam: read.homeTeam, awayTeam: read.awayTeam }),
    startsAt,
    venue: read.venue || (stored?.venue ?? ''),
    round: read.round ?? stored?.round ?? null,
    ...stateOf(read, startsAt, stored),
    teamId: stored?.teamId ?? known.teamFor(read),
    competitionId: stored?.competitionId ?? known.competitionId,
  }
  const planned = { row, name, isUnmatched: game.teamId === null }
  if (!stored) return { ...planned, kind: 'new', game }
  const changes = changesOf(stored, game, known.teamName)
  return changes.length === 0
    ? { ...planned, kind: 'same' }
    : { ...planned, kind: 'changed', id: stored.id, startedAt: stored.startsAt, game, changes }
}

/**
 * Returns the status that a row gives a game. A result is kept if the row has none, and a postponed or cancelled game
 * stays so until the row has another time or a result.
 */
function stateOf(
  { status, homeScore, awayScore }: ReadGame,
  startsAt: Date,
  stored: StoredGame | undefined,
): State {
  const none = { homeScore: null, awayScore: null }
  if (homeScore !== null && awayScore !== null) return { status: 'played', homeScore, awayScore }
  if (stored && !isMovable(stored)) return stateIn(stored)
  if (status) return { status, ...none }
  const isMoved = stored?.startsAt.getTime() !== startsAt.getTime()
  return stored && !isMoved ? stateIn(stored) : { status: 'scheduled', ...none }
}

type State = Pick<GameFacts, 'status' | 'homeScore' | 'awayScore'>
const stateIn = ({ status, homeScore, awayScore }: State): State => ({ status, homeScore, awayScore })

function changesOf(before: GameFacts, after: GameFacts, teamName: Known['teamName']): Change[] {
  const facts = (game: GameFacts): Record<string, string> => ({
    Begins: weekdayAndTime(game.startsAt),
    Venue: game.venue,
    Round: String(game.round ?? ''),
    Status: game.status,
    Score: game.homeScore === null ? '' : `${game.homeScore}–${game.awayScore}`,
    Team: teamName(game.teamId),
    Competition: game.competitionId === null ? '' : 'the chosen one',
  })
  const [old, now] = [facts(before), facts(after)]
  return Object.entries(now).flatMap(([field, value]) =>
    value === old[field] ? [] : [{ field, before: old[field] ?? '', after: value }],
  )
}
