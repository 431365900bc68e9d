import type { Game } from './game.ts'

const STATES = {
  scheduled: 'EventScheduled',
  postponed: 'EventPostponed',
  cancelled: 'EventCancelled',
  played: 'EventScheduled',
  forfeit: 'EventCancelled',
} as const

/** Enough for who searches; the page itself has them all. */
const MOST = 10

/** The first games in the words of schema.org, for search engines. */
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
