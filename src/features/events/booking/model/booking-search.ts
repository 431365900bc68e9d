import { folded } from '../../../../kernel/text.ts'
import type { BookingStatus } from './booking.ts'

/** The filters of the organiser's list. */
export const SHOWN = ['booked', 'unpaid', 'waiting', 'ended'] as const
export type Shown = (typeof SHOWN)[number]

export const SHOWN_WORDS: Readonly<Record<Shown, string>> = {
  booked: 'Booked',
  unpaid: 'Not paid yet',
  waiting: 'Waiting list',
  ended: 'Cancelled',
}

const STATUSES: Readonly<Record<Shown, readonly BookingStatus[]>> = {
  booked: ['booked'],
  unpaid: ['held'],
  waiting: ['waiting', 'offered'],
  ended: ['expired', 'cancelled'],
}

type Searched = {
  name: string
  email: string
  status: BookingStatus
  tickets: readonly { name: string; type: string }[]
}

export type BookingSearch = { q: string; show?: Shown | undefined }

/** Returns the bookings in these states that contain each typed word, ignoring case and accents. */
export function searchBookings<T extends Searched>(bookings: readonly T[], { q, show }: BookingSearch): T[] {
  const words = folded(q).split(/\s+/).filter(Boolean)
  return bookings.filter((booking) => {
    const text = folded(textOf(booking))
    return (!show || STATUSES[show].includes(booking.status)) && words.every((word) => text.includes(word))
  })
}

const textOf = ({ name, email, tickets }: Searched): string =>
  [name, email, ...tickets.flatMap((ticket) => [ticket.name, ticket.type])].join(' ')

/** Counts the bookings of each filter. */
export const countShown = (bookings: readonly { status: BookingStatus }[]) =>
  SHOWN.map((show) => ({
    show,
    many: bookings.filter(({ status }) => STATUSES[show].includes(status)).length,
  }))
