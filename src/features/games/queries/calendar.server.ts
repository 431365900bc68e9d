import { unreachable } from '../../../kernel/outcome.ts'
import { type CalendarItem, makeCalendar } from '../../../platform/calendar/make-calendar.ts'
import { type Game, type GameStatus, gameLabel } from '../model/game.ts'

/** Two halves of 30 minutes, half-time and stoppages. */
const GAME_MINUTES = 90

/** Makes the iCalendar feed of games. A cancelled game stays in it, marked as cancelled. */
export const calendarFeed = (games: readonly Game[], name: string, pageUrl: string): string =>
  makeCalendar(
    name,
    games.map((game) => gameItem(game, pageUrl)),
  )

/** Makes the calendar item of a game. */
export const gameItem = (game: Game, url: string): CalendarItem => ({
  ...timesOfGame(game),
  summary: gameSummary(game),
  description: descriptionOf(game),
  location: game.venue,
  url,
})

type Timed = Pick<Game, 'id' | 'version' | 'updatedAt' | 'startsAt' | 'status'>

/** Returns the id, version, times and status of a calendar item. */
export const timesOfGame = ({ id, version, updatedAt, startsAt, status }: Timed) => ({
  id,
  sequence: version - 1,
  changedAt: updatedAt,
  startsAt,
  endsAt: new Date(startsAt.getTime() + GAME_MINUTES * 60_000),
  status: statusOf(status),
})

/** The title of a game in a calendar: both teams, and whether it is postponed or cancelled. */
export function gameSummary(game: Pick<Game, 'homeTeam' | 'awayTeam' | 'status'>): string {
  const teams = `${game.homeTeam} – ${game.awayTeam}`
  if (game.status === 'postponed') return `Postponed: ${teams}`
  if (game.status === 'cancelled') return `Cancelled: ${teams}`
  return teams
}

function descriptionOf(game: Game): string {
  const round = game.round === null ? '' : `round ${game.round}`
  const result = game.status === 'played' ? `result ${game.homeScore}–${game.awayScore}` : ''
  return [gameLabel(game), game.competition, round, result].filter(Boolean).join(', ')
}

function statusOf(status: GameStatus): NonNullable<CalendarItem['status']> {
  switch (status) {
    case 'cancelled':
      return 'cancelled'
    case 'postponed':
      return 'tentative'
    case 'scheduled':
    case 'played':
    case 'forfeit':
      return 'confirmed'
    default:
      return unreachable(status)
  }
}
