import './batches.css'
import '../../../../ui/data-table/data-table.css'
import { Link } from 'react-router'
import { formatPence } from '../../../../kernel/money.ts'
import { remainingOf } from '../../orders/model/refunded.ts'
import type { BatchView } from '../queries/one-batch.server.ts'
import { OrderStateText } from './order-columns.tsx'

type Order = BatchView['orders'][number]
type Props = { title: string; orders: readonly Order[]; to: (below: string) => string }

/**
 * The orders of a batch, oldest first, with one row for each line and the amount with VAT that remains after refunds.
 */
export function BatchOrders({ title, orders, to }: Props) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className="scroll" tabIndex={0} aria-label={`Orders in ${title}`}>
      <table className="table admin-table folds">
        <thead>
          <tr>
            <th>Order</th>
            <th>Member</th>
            <th>Item</th>
            <th>Size</th>
            <th>Personalisation</th>
            <th className="number">Quantity</th>
            <th className="number">With VAT</th>
            <th>Payment</th>
          </tr>
        </thead>
        <tbody>
          {orders.flatMap((order) =>
            order.lines.map((line, index) => (
              <Line
                key={`${order.id} ${line.position}`}
                order={order}
                line={line}
                isFirst={index === 0}
                to={to}
              />
            )),
          )}
        </tbody>
      </table>
    </section>
  )
}

type LineProps = { order: Order; line: Order['lines'][number]; isFirst: boolean; to: Props['to'] }

/** Only the first line of an order shows its number and buyer; screen readers get them on every line. */
function Line({ order, line, isFirst, to }: LineProps) {
  const { pieces, gross, refundedWords } = remainingOf(order, line)
  return (
    <tr>
      <td className="tabular">
        {isFirst ? (
          <Link to={to(`order/${order.id}`)} preventScrollReset>
            {order.number}
          </Link>
        ) : (
          <span className="visually-hidden">{order.number}</span>
        )}
      </td>
      <td className="full-line">
        {isFirst ? order.buyer || 'Unknown' : <span className="visually-hidden">{order.buyer}</span>}
        {isFirst && order.state !== 'paid' && (
          <span className="narrow-only order-state">
            {' '}
            <OrderStateText {...order} />
          </span>
        )}
        {isFirst && order.request && <span className="second-line">{order.request}</span>}
      </td>
      <td className="full-line">
        {line.title}
        <span className="narrow-only">
          , {[line.size, pieces > 0 && `${pieces} ×`, line.personalisation?.words].filter(Boolean).join(', ')}
        </span>
        {refundedWords && <span className="second-line">{refundedWords}</span>}
      </td>
      <td className="wide-only nowrap">{line.size}</td>
      <td className="wide-only">{line.personalisation?.words ?? <span className="muted">None</span>}</td>
      <td className="number wide-only">{pieces}</td>
      <td className="number actions-cell">{formatPence(gross)}</td>
      <td className="wide-only">{isFirst && <OrderStateText {...order} />}</td>
    </tr>
  )
}
