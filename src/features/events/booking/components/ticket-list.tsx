import './ticket-list.css'
import { formatPence, type Pence } from '../../../../kernel/money.ts'
import { QrCode } from '../../../../ui/primitives/qr-code.tsx'
import type { BookingView, TicketView } from '../queries/booking.server.ts'

/** The tickets of a booking, each with the code that the organiser scans, and a form to cancel it alone. */
export function TicketList({ booking: { tickets, isPast } }: { booking: BookingView }) {
  const canCancelOne = tickets.length > 1 && !isPast
  return (
    <ul className="ticket-list">
      {tickets.map((ticket) => (
        <li className="card" key={ticket.id}>
          <div>
            <h2 className="heading-3">{ticket.name}</h2>
            <p className="muted">{ticket.type}</p>
          </div>
          <QrCode code={ticket.code} label={`Ticket of ${ticket.name}`} />
          <p className="small muted tabular">Code {ticket.shortCode}</p>
          {canCancelOne && <CancelOne ticket={ticket} />}
        </li>
      ))}
    </ul>
  )
}

const CancelOne = ({ ticket: { id, name, price, refund } }: { ticket: TicketView }) => (
  <details className="ticket-cancel">
    <summary>
      Cancel this ticket<span className="visually-hidden"> of {name}</span>
    </summary>
    <form method="post" className="stack-small margin-top-2">
      <input type="hidden" name="ticket" value={id} />
      <p className="small">{refundWordsOf(price, refund)}Someone else can then have the place.</p>
      <button className="button secondary compact" type="submit" name="do" value="cancel-ticket">
        Cancel this ticket
      </button>
    </form>
  </details>
)

function refundWordsOf(price: Pence, refund: Pence): string {
  if (price === 0) return ''
  return refund > 0 ? `We refund ${formatPence(refund)}. ` : 'It is too late for a refund. '
}
