import '../components/supplier-table.css'
import '../../../../ui/data-table/data-table.css'
import type { OrderLineView } from '../../orders/queries/order.server.ts'

type Props = { orders: readonly { number: number; buyer: string; lines: readonly OrderLineView[] }[] }

/** One row for each line, by the buyer's name, with a box to tick. */
export function HandOutTable({ orders }: Props) {
  if (orders.length === 0) return <p className="margin-top-3">No orders in this batch.</p>
  return (
    <table className="table admin-table hand-out-table margin-top-3">
      <caption className="visually-hidden">What each member collects</caption>
      <thead>
        <tr>
          <th>Done</th>
          <th>Member</th>
          <th>Item</th>
          <th>Size</th>
          <th className="number">Quantity</th>
        </tr>
      </thead>
      <tbody>
        {orders.flatMap(({ number, buyer, lines }) =>
          lines.map((line) => (
            <tr key={`${number} ${line.position}`}>
              <td>
                <span className="tickbox" />
              </td>
              <td>
                <b>{buyer || 'Unknown'}</b>
                <span className="second-line">Order {number}</span>
              </td>
              <td>
                {line.title}
                {line.personalisation && (
                  <span className="second-line">With {line.personalisation.words}</span>
                )}
              </td>
              <td>{line.size}</td>
              <td className="number">{line.quantity - line.returned}</td>
            </tr>
          )),
        )}
      </tbody>
    </table>
  )
}
