import './own-bookings.css'
import type { ReactNode } from 'react'
import { formatPence } from '../../../../kernel/money.ts'
import { listWords } from '../../../../kernel/text.ts'
import { FixtureTimeText } from '../../../../ui/primitives/date-text.tsx'
import { BOOKING_WORDS, type BookingStatus, canCancel } from '../model/booking.ts'
import type { ListedBooking } from '../queries/own-bookings.server.ts'

type Props = {
  bookings: readonly ListedBooking[]
  isPast: boolean
  /** The link to the calendar file of an event. */
  toCalendar: (event: ListedBooking['event']) => ReactNode
}

/** The reader's bookings, each with a link to its tickets, where they can be changed and cancelled. */
export const OwnBookings = ({ bookings, ...shown }: Props) => (
  <ul className="own-bookings">
    {bookings.map((booking) => (
      <Line key={booking.id} booking={booking} {...shown} />
    ))}
  </ul>
)

type LineProps = Omit<Props, 'bookings'> & { booking: ListedBooking }

function Line({ booking, isPast, toCalendar }: LineProps) {
  const { event, status, amount, names, path } = booking
  const { tone, text } = BOOKING_WORDS[status]
  return (
    <li className="card own-booking">
      <div className="row between">
        <h3 className="heading-3">{event.name}</h3>
        <span className="badge" data-tone={tone}>
          {text}
        </span>
      </div>
      <p>
        <FixtureTimeText at={event.startsAt} />
        {event.venue && `, ${event.venue}`}
      </p>
      <p className="small muted">
        {names.length > 0 && `For ${listWords(names)}`}
        {status === 'booked' && amount > 0 && `, ${formatPence(amount)}`}
      </p>
      {path && (isPast ? status === 'booked' : canCancel(status)) && (
        <p className="row gap-2">
          <a className={isPast ? 'button secondary compact' : 'button compact'} href={path}>
            {LINKS[status]}
            <span className="visually-hidden"> for {event.name}</span>
          </a>
          {!isPast && status === 'booked' && toCalendar(event)}
        </p>
      )}
    </li>
  )
}

const LINKS: Readonly<Record<BookingStatus, string>> = {
  booked: 'Open tickets',
  held: 'Pay now',
  offered: 'Take the place',
  waiting: 'Open booking',
  expired: 'Open booking',
  cancelled: 'Open booking',
}
