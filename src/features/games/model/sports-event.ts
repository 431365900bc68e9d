import type { Game } from '../model.ts'

const STATES = {
  scheduled: 'EventScheduled',
  postponed: 'EventPostponed',
  cancelled: 'EventCancelled',
  played: 'EventScheduled',
  forfeit: 'EventCancelled',
} as const

/** Games in the words of schema.org, for search engines. */
export const sportsEvents = (games: readonly Game[]) => ({
  '@context': 'https://schema.org',
  '@graph': games.map((game) => ({
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
