import type { EventPage } from '../features/events/queries/events.server.ts'
import { clubIso } from '../kernel/dates.ts'
import { clubLocale } from '../kernel/locale.ts'
import { poundsOf } from '../kernel/money.ts'
import { imageAddress } from '../ui/primitives/picture.tsx'

type Site = { club: string; origin: string; description: string }

/** Whether search engines may index an event: upcoming public ones. Birthdays are private; guests get the link. */
export const isIndexed = ({ startsAt, membersOnly, birthday }: EventPage, now: Date): boolean =>
  startsAt > now && !membersOnly && !birthday

/** Builds schema.org's Event. Without a venue it has no location. */
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
  priceCurrency: clubLocale().currency,
  availability: 'https://schema.org/InStock',
  url,
})
