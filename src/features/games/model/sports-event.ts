import type { Game } from './game.ts'

const STATES = {
  scheduled: 'EventScheduled',
  postponed: 'EventPostponed',
  cancelled: 'EventCancelled',
  played: 'EventScheduled',
  forfeit: 'EventCancelled',
} as const

/** Enough for search results; the page lists all games. */
const MOST = 10

/** Describes the first games for search engines, as schema.org SportsEvent. */
export const sportsEvents = (games: readonly Game[]) => ({
  '@graph': games.slice(0, MOST).map((game) => ({
    '@type': 'SportsEvent',
    name: `${game.homeTeam} – ${game.awayTeam}`,
    sport: 'Handball',
    startDate: game.startsAt.toISOString(),
    eventStatus: `https://schema.org/${STATES[game.status]}`,
    homeTeam: { '@type': 'SportsTeam', name: game.homeTeam },
    awayTeam: { '@type': 'SportsTeam', name: game.awayTeam },
    ...(game.venue && { location: { '@type': 'Place', name: game.venue, address: game.venue } }),
  })),
})
