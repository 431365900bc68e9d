import type { EventPage } from '../features/events/queries/events.server.ts'
import { clubIso } from '../kernel/dates.ts'
import { poundsOf } from '../kernel/money.ts'
import { imageAddress } from '../ui/primitives/picture.tsx'

type Site = { club: string; origin: string; description: string }

/** An event to come for everybody. A birthday is somebody's own: its page is found by who was sent there. */
export const isIndexed = ({ startsAt, membersOnly, birthday }: EventPage, now: Date): boolean =>
  startsAt > now && !membersOnly && !birthday

/** schema.org's Event. Where the club does not say where it is, a place is not made up. */
export function eventData(
  { name, slug, startsAt, image, details }: EventPage,
  { club, origin, description }: Site,
) {
  const url = `${origin}/events/${slug}`
  return {
    '@type': 'Event',
    name,
    startDate: clubIso(startsAt),
    eventStatus: 'https://schema.org/EventScheduled',
    url,
    description,
    ...(details?.venue && { location: placeOf(details.venue) }),
    ...(image && { image: origin + imageAddress(image, image.variantsPx.at(-1) ?? 'original') }),
    organizer: { '@type': 'SportsClub', name: club, url: origin },
    ...(details && { offers: offerOf(poundsOf(details.price), url) }),
  }
}

const placeOf = (venue: string) => ({ '@type': 'Place', name: venue, address: venue })

const offerOf = (pounds: number, url: string) => ({
  '@type': 'Offer',
  price: pounds,
  priceCurrency: 'GBP',
  availability: 'https://schema.org/InStock',
  url,
})
