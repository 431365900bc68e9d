import './booking-list.css'
import { Form } from 'react-router'
import { formatPence } from '../../../../kernel/money.ts'
import { listWords } from '../../../../kernel/text.ts'
import { RadioField } from '../../../../ui/forms/field.tsx'
import { DateTimeText } from '../../../../ui/primitives/date-text.tsx'
import { BOOKING_WORDS, canCancel } from '../model/booking.ts'
import type { GivenAnswer } from '../queries/answers.server.ts'
import type { BookingRow } from '../queries/booking-rows.server.ts'

type Props = { bookings: readonly BookingRow[]; busy: boolean }

/** Bookings with the people in them, each with a form to cancel it. */
export const BookingList = ({ bookings, busy }: Props) =>
  bookings.length === 0 ? (
    <p className="muted">No bookings found.</p>
  ) : (
    <ul className="booking-list">
      {bookings.map((booking) => (
        <li key={booking.id}>
          <Line booking={booking} />
          {canCancel(booking.status) && <Cancel booking={booking} busy={busy} />}
        </li>
      ))}
    </ul>
  )

function Line({
  booking: { name, email, status, amount, refunded, createdAt, tickets, answers },
}: {
  booking: BookingRow
}) {
  const { tone, text } = BOOKING_WORDS[status]
  const types = [...Map.groupBy(tickets, ({ type }) => type)].map(
    ([type, same]) => `${same.length} × ${type}`,
  )
  return (
    <>
      <p className="row gap-2">
        <b>{name || 'Erased'}</b>
        <span className="badge" data-tone={tone}>
          {text}
        </span>
      </p>
      <p>
        {types.join(', ')}: {listWords(tickets.map((ticket) => ticket.name || 'erased'))}
      </p>
      <p className="small muted">
        {email && (
          <>
            <a href={`mailto:${email}`}>{email}</a>,{' '}
          </>
        )}
        {amount > 0 ? formatPence(amount) : 'free'}
        {refunded ? `, ${formatPence(refunded)} refunded` : ''}, <DateTimeText at={createdAt} />
      </p>
      <Answers tickets={tickets} ofBooking={answers} />
    </>
  )
}

type AnswersProps = { tickets: BookingRow['tickets']; ofBooking: readonly GivenAnswer[] }

/** The answers to the questions of the event, with the person that each is about. */
function Answers({ tickets, ofBooking }: AnswersProps) {
  const lines = [
    ...tickets.flatMap(({ name, answers }) => answers.map((answer) => ({ ...answer, about: name }))),
    ...ofBooking.map((answer) => ({ ...answer, about: '' })),
  ]
  if (lines.length === 0) return null
  return (
    <ul className="booking-answers small">
      {lines.map(({ questionId, ticketId, about, label, text }) => (
        <li key={`${questionId} ${ticketId}`}>
          <span className="muted">{[about, label].filter(Boolean).join(': ')}</span> {text}
        </li>
      ))}
    </ul>
  )
}

const CHOICES = [
  { value: 'rule', label: 'Refund by the rule of this event' },
  { value: 'all', label: 'Refund everything' },
  { value: 'none', label: 'Refund nothing' },
]

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
          <RadioField name="refund" label="Refund" options={CHOICES} value="rule" />
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
