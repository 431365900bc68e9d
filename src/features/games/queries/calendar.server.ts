import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import { unreachable } from '../../../kernel/outcome.ts'
import { type Game, type GameStatus, gameLabel } from '../model/game.ts'

/** Two halves of 30 minutes, the break, and the minutes when the clock stands. */
const GAME_MINUTES = 90
/** A hint that most calendars ignore; a shorter interval would change nothing. */
const REFRESH_SECONDS = 3600

/**
 * Games as an iCalendar feed. Each keeps its UID for good; times are UTC; DTSTAMP, SEQUENCE and LAST-MODIFIED move
 * only when the game changed, so the same games make the same bytes; a cancelled game stays and says so.
 */
export function calendarFeed(games: readonly Game[], name: string, pageUrl: string): string {
  const calendar = ical({
    name,
    prodId: { company: 'Sevenmetre', product: 'Games', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: REFRESH_SECONDS,
  })
  for (const game of games) {
    calendar.createEvent({
      id: game.id,
      sequence: game.version - 1,
      stamp: game.updatedAt,
      lastModified: game.updatedAt,
      start: game.startsAt,
      end: new Date(game.startsAt.getTime() + GAME_MINUTES * 60_000),
      summary: summaryOf(game),
      description: descriptionOf(game),
      location: game.venue || null,
      status: statusOf(game.status),
      url: pageUrl,
    })
  }
  return calendar.toString()
}

function summaryOf(game: Game): string {
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

function statusOf(status: GameStatus): ICalEventStatus {
  switch (status) {
    case 'cancelled':
      return ICalEventStatus.CANCELLED
    case 'postponed':
      return ICalEventStatus.TENTATIVE
    case 'scheduled':
    case 'played':
    case 'forfeit':
      return ICalEventStatus.CONFIRMED
    default:
      return unreachable(status)
  }
}
