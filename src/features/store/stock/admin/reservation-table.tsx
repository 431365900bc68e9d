import '../../../../ui/data-table/data-table.css'
import { Link } from 'react-router'
import { clubTime } from '../../../../kernel/dates.ts'
import { TABLE_ROLES } from '../../../../ui/data-table/table-roles.ts'
import { DateTimeText } from '../../../../ui/primitives/date-text.tsx'
import { adminPaths } from '../../../../web/admin-paths.ts'
import type { Reservation } from '../queries/reservations.server.ts'

/** What is in open checkouts and unpaid carts, and since when. */
export function ReservationTable({ reservations }: { reservations: readonly Reservation[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className="table-frame scroll" tabIndex={0} aria-label="Reservations">
      <table {...TABLE_ROLES.table} className="table admin-table folds plain">
        <caption className="visually-hidden">Unpaid orders, reserved pieces first</caption>
        <thead {...TABLE_ROLES.group}>
          <tr {...TABLE_ROLES.row}>
            <th {...TABLE_ROLES.columnHeader}>Order</th>
            <th {...TABLE_ROLES.columnHeader}>Member</th>
            <th {...TABLE_ROLES.columnHeader}>Item</th>
            <th {...TABLE_ROLES.columnHeader} className="number">
              Pieces
            </th>
            <th {...TABLE_ROLES.columnHeader}>Since</th>
            <th {...TABLE_ROLES.columnHeader}>State</th>
          </tr>
        </thead>
        <tbody {...TABLE_ROLES.group}>
          {reservations.map((line) => (
            <tr {...TABLE_ROLES.row} key={`${line.orderId} ${line.position}`}>
              <td {...TABLE_ROLES.cell} className="full-line tabular">
                <Link to={adminPaths.order(line.orderId)}>{line.orderNumber}</Link>
              </td>
              <td {...TABLE_ROLES.cell} className="full-line">
                {line.buyer || <span className="muted">Unknown</span>}
              </td>
              <td {...TABLE_ROLES.cell} className="full-line">{`${line.title}, ${line.size}`}</td>
              <td {...TABLE_ROLES.cell} className="full-line number">
                {line.pieces}
                <span className="narrow-only">{line.pieces === 1 ? ' piece' : ' pieces'}</span>
              </td>
              <td {...TABLE_ROLES.cell} className="full-line">
                <DateTimeText at={line.since} />
              </td>
              <td {...TABLE_ROLES.cell} className="full-line">
                {line.until ? (
                  <span className="badge" data-tone="warn">
                    Reserved until {clubTime(line.until)}
                  </span>
                ) : (
                  <span className="muted">In a cart, not reserved</span>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
