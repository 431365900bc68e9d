import './batches.css'
import '../../../../ui/data-table/data-table.css'
import { Link } from 'react-router'
import { formatPence } from '../../../../kernel/money.ts'
import { count } from '../../../../kernel/text.ts'
import { TABLE_ROLES } from '../../../../ui/data-table/table-roles.ts'
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
      <table {...TABLE_ROLES.table} className="table admin-table folds">
        <thead {...TABLE_ROLES.group}>
          <tr {...TABLE_ROLES.row}>
            <th {...TABLE_ROLES.columnHeader}>Order</th>
            <th {...TABLE_ROLES.columnHeader}>Member</th>
            <th {...TABLE_ROLES.columnHeader}>Item</th>
            <th {...TABLE_ROLES.columnHeader}>Personalisation</th>
            <th {...TABLE_ROLES.columnHeader} className="number">
              Quantity
            </th>
            <th {...TABLE_ROLES.columnHeader} className="number">
              With VAT
            </th>
            <th {...TABLE_ROLES.columnHeader}>Payment</th>
          </tr>
        </thead>
        <tbody {...TABLE_ROLES.group}>
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
    <tr {...TABLE_ROLES.row}>
      <td {...TABLE_ROLES.cell} className="tabular">
        {isFirst ? (
          <Link to={to(`order/${order.id}`)} preventScrollReset>
            {order.number}
          </Link>
        ) : (
          <span className="visually-hidden">{order.number}</span>
        )}
      </td>
      <td {...TABLE_ROLES.cell} className="full-line">
        {isFirst ? order.buyer || 'Unknown' : <span className="visually-hidden">{order.buyer}</span>}
        {isFirst && order.state !== 'paid' && (
          <span className="narrow-only order-state">
            {' '}
            <OrderStateText {...order} />
          </span>
        )}
        {isFirst && order.request && <span className="second-line">{order.request}</span>}
      </td>
      <td {...TABLE_ROLES.cell} className="full-line batch-item">
        {line.title}
        <span className="narrow-only">
          ,{' '}
          {[line.size, pieces > 0 && count(pieces, 'piece'), line.personalisation?.words]
            .filter(Boolean)
            .join(', ')}
        </span>
        <span className="second-line wide-only">{line.size}</span>
        {refundedWords && <span className="second-line">{refundedWords}</span>}
      </td>
      <td {...TABLE_ROLES.cell} className="wide-only">
        {line.personalisation?.words ?? <span className="muted">None</span>}
      </td>
      <td {...TABLE_ROLES.cell} className="number wide-only">
        {pieces}
      </td>
      <td {...TABLE_ROLES.cell} className="number actions-cell">
        {formatPence(gross)}
      </td>
      <td {...TABLE_ROLES.cell} className="wide-only">
        {isFirst && <OrderStateText {...order} />}
      </td>
    </tr>
  )
}
