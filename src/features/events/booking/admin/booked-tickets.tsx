import './booked-tickets.css'
import { Form } from 'react-router'
import { FormIds, RadioField, TextField } from '../../../../ui/forms/field.tsx'
import type { GivenAnswer } from '../queries/answers.server.ts'
import type { BookingRow, BookingRowTicket } from '../queries/booking-rows.server.ts'
import { REFUND_OPTIONS } from './refund-options.ts'

type Props = { booking: BookingRow; busy: boolean }

/** The people of a booking with their answers, each with forms to change the name and to cancel the ticket. */
export const BookedTickets = ({ booking, busy }: Props) => (
  <ul className="booked-tickets">
    {booking.tickets.map((ticket) => (
      <li key={ticket.id}>
        <p>
          {ticket.cancelledAt ? <s>{ticket.name || 'Erased'}</s> : ticket.name || 'Erased'}{' '}
          <span className="muted ticket-kind">
            {ticket.type}
            {ticket.cancelledAt && ', cancelled'}
          </span>
        </p>
        <Answers given={ticket.answers} />
        {booking.status === 'booked' && !ticket.cancelledAt && (
          <FormIds form={ticket.id}>
            <ChangeTicket ticket={ticket} isOnly={activeIn(booking) === 1} busy={busy} />
          </FormIds>
        )}
      </li>
    ))}
    {booking.answers.length > 0 && (
      <li>
        <Answers given={booking.answers} />
      </li>
    )}
  </ul>
)

const activeIn = ({ tickets }: BookingRow): number => tickets.filter(({ cancelledAt }) => !cancelledAt).length

const Answers = ({ given }: { given: readonly GivenAnswer[] }) =>
  given.map(({ questionId, label, text }) => (
    <p className="small" key={questionId}>
      <span className="muted">{label}</span> {text}
    </p>
  ))

type ChangeProps = { ticket: BookingRowTicket; isOnly: boolean; busy: boolean }

function ChangeTicket({ ticket: { id, name, price }, isOnly, busy }: ChangeProps) {
  return (
    <details className="small">
      <summary>
        Change<span className="visually-hidden"> the ticket of {name}</span>
      </summary>
      <div className="stack margin-top-2">
        <Form method="post" className="stack-small">
          <input type="hidden" name="ticket" value={id} />
          <TextField name="name" label="Name" autoComplete="off" maxLength={80} defaultValue={name} />
          <button className="button secondary compact" type="submit" name="do" value="rename" disabled={busy}>
            Save name
          </button>
        </Form>
        {!isOnly && (
          <Form method="post" className="stack-small">
            <input type="hidden" name="ticket" value={id} />
            {price > 0 ? (
              <RadioField name="refund" label="Refund" options={REFUND_OPTIONS} value="rule" />
            ) : (
              <input type="hidden" name="refund" value="none" />
            )}
            <button
              className="button secondary compact"
              type="submit"
              name="do"
              value="cancel-ticket"
              disabled={busy}
            >
              Cancel this ticket
            </button>
          </Form>
        )}
      </div>
    </details>
  )
}
