import './booking-list.css'
import { Form } from 'react-router'
import { formatPence, type Pence } from '../../../../kernel/money.ts'
import { FormIds, RadioField } from '../../../../ui/forms/field.tsx'
import { DateTimeText } from '../../../../ui/primitives/date-text.tsx'
import { BOOKING_WORDS, canCancel } from '../model/booking.ts'
import type { BookingRow } from '../queries/booking-rows.server.ts'
import { BookedTickets } from './booked-tickets.tsx'
import { REFUND_OPTIONS } from './refund-options.ts'

/** What was paid; what it costs before that. */
const priceOf = (paid: Pence | null, amount: Pence): string =>
  (paid ?? amount) > 0 ? `${formatPence(paid ?? amount)}${paid ? ' paid' : ''}` : 'free'

type Props = { bookings: readonly BookingRow[]; busy: boolean }

/** Bookings with the people in them, each with a form to cancel it. */
export const BookingList = ({ bookings, busy }: Props) =>
  bookings.length === 0 ? (
    <p className="muted">No bookings found.</p>
  ) : (
    <ul className="booking-list">
      {bookings.map((booking) => (
        <li key={booking.id} id={`booking-${booking.id}`}>
          <Line booking={booking} />
          <BookedTickets booking={booking} busy={busy} />
          {canCancel(booking.status) && (
            <FormIds form={booking.id}>
              <Cancel booking={booking} busy={busy} />
            </FormIds>
          )}
        </li>
      ))}
    </ul>
  )

function Line({
  booking: { name, email, status, amount, paid, rest, refunded, createdAt },
}: {
  booking: BookingRow
}) {
  const { tone, text } = BOOKING_WORDS[status]
  return (
    <>
      <p className="row gap-2">
        <b>{name || 'Erased'}</b>
        <span className="badge" data-tone={tone}>
          {text}
        </span>
      </p>
      <p className="small muted">
        {email && (
          <>
            <a href={`mailto:${email}`}>{email}</a>,{' '}
          </>
        )}
        {priceOf(paid, amount)}
        {rest > 0 && `, ${formatPence(rest)} to pay`}
        {refunded ? `, ${formatPence(refunded)} refunded` : ''}, <DateTimeText at={createdAt} />
      </p>
    </>
  )
}

function Cancel({ booking: { id, name, amount, status }, busy }: { booking: BookingRow; busy: boolean }) {
  const isPaid = status === 'booked' && amount > 0
  return (
    <details>
      <summary>
        Cancel<span className="visually-hidden"> the booking of {name}</span>
      </summary>
      <Form method="post" className="stack-small margin-top-2">
        <input type="hidden" name="id" value={id} />
        {isPaid ? (
          <RadioField name="refund" label="Refund" options={REFUND_OPTIONS} value="rule" />
        ) : (
          <input type="hidden" name="refund" value="none" />
        )}
        <p className="small muted">They get an e-mail immediately.</p>
        <button className="button secondary compact" type="submit" name="do" value="cancel" disabled={busy}>
          Cancel the booking
        </button>
      </Form>
    </details>
  )
}
