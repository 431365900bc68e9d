import './ticket-list.css'
import { QrCode } from '../../../../ui/primitives/qr-code.tsx'
import type { TicketView } from '../queries/booking.server.ts'

/** The tickets of a booking, each with the code that the organiser scans. */
export const TicketList = ({ tickets }: { tickets: readonly TicketView[] }) => (
  <ul className="ticket-list">
    {tickets.map(({ id, name, type, code, shortCode }) => (
      <li className="card" key={id}>
        <div>
          <h3>{name}</h3>
          <p className="muted">{type}</p>
        </div>
        <QrCode code={code} label={`Ticket of ${name}`} />
        <p className="small muted tabular">Code {shortCode}</p>
      </li>
    ))}
  </ul>
)
