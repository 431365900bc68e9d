import '../../../../ui/styles/table.css'
import { Link } from 'react-router'
import { formatPence, type Pence } from '../../../../kernel/money.ts'
import { DayText } from '../../../../ui/primitives/date-text.tsx'
import { adminPaths } from '../../../../web/admin-paths.ts'
import type { SaleRow } from '../model.ts'

type Props = {
  rows: readonly SaleRow[]
  /** The reader may open orders. */
  hasOrders: boolean
}

/** The orders that a figure counts, with their sum. */
export function SaleRows({ rows, hasOrders }: Props) {
  const pieces = rows.reduce((sum, row) => sum + row.pieces, 0)
  const gross = rows.reduce((sum, row) => sum + row.gross, 0) as Pence // a sum of whole pence
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className="scroll" tabIndex={0} aria-label="Orders">
      <table className="table">
        <thead>
          <tr>
            <th scope="col">Order</th>
            <th scope="col">Date</th>
            <th scope="col">Member</th>
            <th scope="col">Item</th>
            <th scope="col">Size</th>
            <th scope="col" className="number">
              Pieces
            </th>
            <th scope="col" className="number">
              With VAT
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: an order can have two equal lines
            <tr key={`${row.orderId} ${index}`}>
              <td className="tabular">
                {hasOrders ? (
                  <Link to={adminPaths.order(row.orderId)}>{row.orderNumber}</Link>
                ) : (
                  row.orderNumber
                )}
              </td>
              <td className="nowrap">
                <DayText at={row.at} />
              </td>
              <td>{row.buyer || <span className="muted">Unknown</span>}</td>
              <td>{row.title}</td>
              <td>{row.size}</td>
              <td className="number">{row.pieces}</td>
              <td className="number">{formatPence(row.gross)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={5}>
              Total
            </th>
            <td className="number">{pieces}</td>
            <td className="number">{formatPence(gross)}</td>
          </tr>
        </tfoot>
      </table>
    </section>
  )
}
