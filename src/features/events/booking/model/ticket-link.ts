import { readSignedLink, signLink } from '../../../../platform/links/signed-link.ts'
import { paths } from '../../../../web/paths.ts'

const PURPOSE = 'ticket'
const AFTER_MS = 30 * 86_400_000

type Event = { startsAt: Date }

const validUntil = ({ startsAt }: Event): Date => new Date(startsAt.getTime() + AFTER_MS)

/** Returns the path of a booking's page, which works without a login until 30 days after the event. */
export function ticketPath(secret: string, bookingId: string, event: Event): string {
  const until = validUntil(event)
  return `${paths.tickets}?token=${encodeURIComponent(signLink(secret, PURPOSE, [bookingId], until))}`
}

/** Whether the path of a booking's page still works. */
export const isTicketPathValid = (event: Event, now: Date): boolean => validUntil(event) > now

/** Returns the booking of a token; undefined if it is invalid, expired or of another purpose. */
export const readTicketLink = (secret: string, token: string, now: Date): string | undefined =>
  readSignedLink(secret, PURPOSE, token, now)?.[0]
