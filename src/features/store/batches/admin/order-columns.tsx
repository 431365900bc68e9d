import { Link } from 'react-router'
import { longDay } from '../../../../kernel/dates.ts'
import { formatPence } from '../../../../kernel/money.ts'
import type { Column } from '../../../../ui/data-table/columns.ts'
import { remainingGross } from '../../orders/model/refunded.ts'
import { orderStateLabel } from '../../orders/model/state-words.ts'
import type { OrderRowView } from '../queries/orders.server.ts'
import { BatchStatusText } from './batch-status.tsx'

/** Columns of the list of orders. `to` makes an address below the page. */
export const orderColumns = (to: (below: string) => string): readonly Column<OrderRowView>[] => [
  {
    id: 'number',
    name: 'Order',
    cell: ({ id, number }) => (
      <Link className="name tabular" to={to(`order/${id}`)} preventScrollReset>
        {number}
      </Link>
    ),
  },
  {
    id: 'buyer',
    name: 'Member',
    fold: 'line',
    cell: ({ buyer }) => buyer || <i className="muted">Unknown</i>,
  },
  { id: 'pieces', name: 'Quantity', number: true, fold: 'large', cell: ({ pieces }) => pieces },
  {
    id: 'batch',
    name: 'Batch',
    fold: 'line',
    cell: ({ batch }) =>
      batch ? (
        <>
          {batch.title} <BatchStatusText status={batch.status} />
        </>
      ) : (
        <span className="badge" data-tone="open">
          No batch
        </span>
      ),
  },
  { id: 'state', name: 'Payment', fold: 'line', cell: (order) => <OrderStateText {...order} /> },
  { id: 'gross', name: 'With VAT', number: true, fold: 'end', cell: (order) => <Remaining {...order} /> },
  {
    id: 'created',
    name: 'Created',
    fold: 'large',
    cell: ({ createdAt }) => <span className="nowrap">{longDay(createdAt)}</span>,
  },
]

/** Amount of an order without refunds. */
function Remaining(order: Pick<OrderRowView, 'gross' | 'refunded'>) {
  return (
    <>
      {formatPence(remainingGross(order))}
      {order.refunded > 0 && <span className="second-line">{formatPence(order.refunded)} refunded</span>}
    </>
  )
}

/** Badge of an order's payment state. */
export function OrderStateText(order: Pick<OrderRowView, 'state' | 'refunded'>) {
  const { tone, text } = orderStateLabel(order)
  return (
    <span className="badge" data-tone={tone}>
      {text}
    </span>
  )
}
