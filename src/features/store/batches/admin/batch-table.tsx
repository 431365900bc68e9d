import './batches.css'
import '../../../../ui/data-table/data-table.css'
import { Fragment, type ReactNode } from 'react'
import { Link } from 'react-router'
import { longDate } from '../../../../kernel/dates.ts'
import { formatPence } from '../../../../kernel/money.ts'
import { RowMenu } from '../../../../ui/admin/row-menu.tsx'
import { TABLE_ROLES } from '../../../../ui/data-table/table-roles.ts'
import { Icon } from '../../../../ui/primitives/icon.tsx'
import type { AdminBatch } from '../queries/batches.server.ts'
import { BatchStatusText } from './batch-status.tsx'

type Props = {
  batches: readonly AdminBatch[]
  openId: string | undefined
  /** Address of the page with a batch unfolded. */
  unfold: (id: string) => string
  to: (below: string) => string
  /** Content of the unfolded batch. */
  children: ReactNode
}

const WIDTH = 8

/** Table of batches, the latest expected first. Each row can unfold its orders. */
export function BatchTable({ batches, openId, unfold, to, children }: Props) {
  return (
    <section className="table-frame unbounded" aria-label="Batches">
      <table {...TABLE_ROLES.table} className="table admin-table folds">
        <caption className="visually-hidden">Batches, latest expected first</caption>
        <thead {...TABLE_ROLES.group}>
          <tr {...TABLE_ROLES.row}>
            <th {...TABLE_ROLES.columnHeader}>
              <span className="visually-hidden">Orders</span>
            </th>
            <th {...TABLE_ROLES.columnHeader}>Batch</th>
            <th {...TABLE_ROLES.columnHeader}>Status</th>
            <th {...TABLE_ROLES.columnHeader}>Expected</th>
            <th {...TABLE_ROLES.columnHeader} className="number">
              Orders
            </th>
            <th {...TABLE_ROLES.columnHeader} className="number">
              Total
            </th>
            <th {...TABLE_ROLES.columnHeader}>Managed by</th>
            <th {...TABLE_ROLES.columnHeader}>
              <span className="visually-hidden">Actions</span>
            </th>
          </tr>
        </thead>
        <tbody {...TABLE_ROLES.group}>
          {batches.map((batch) => (
            <Fragment key={batch.id}>
              <BatchRow batch={batch} isOpen={batch.id === openId} unfold={unfold} to={to} />
              {batch.id === openId && (
                <tr {...TABLE_ROLES.row} className="details-row">
                  <td {...TABLE_ROLES.cell} colSpan={WIDTH}>
                    <div className="batch-content">{children}</div>
                  </td>
                </tr>
              )}
            </Fragment>
          ))}
        </tbody>
      </table>
    </section>
  )
}

type RowProps = Pick<Props, 'unfold' | 'to'> & { batch: AdminBatch; isOpen: boolean }

function BatchRow({ batch, isOpen, unfold, to }: RowProps) {
  const { id, title, status, expectedDelivery, orders, gross, managedBy } = batch
  return (
    <tr {...TABLE_ROLES.row} className={isOpen ? 'opened' : undefined}>
      <td {...TABLE_ROLES.cell} className="row-check">
        <Link
          className="unfold-button"
          to={unfold(isOpen ? 'none' : id)}
          preventScrollReset
          aria-expanded={isOpen}
          aria-label={`Orders in ${title}`}
        >
          <Icon name="right" />
        </Link>
      </td>
      <td {...TABLE_ROLES.cell}>
        <b>{title}</b>
      </td>
      <td {...TABLE_ROLES.cell} className="full-line">
        <BatchStatusText status={status} />
      </td>
      <td {...TABLE_ROLES.cell} className="full-line nowrap">
        <span className="narrow-only">Expected </span>
        {longDate(expectedDelivery)}
      </td>
      <td {...TABLE_ROLES.cell} className="number wide-only">
        {orders}
      </td>
      <td {...TABLE_ROLES.cell} className="number full-line tabular">
        {formatPence(gross)}
      </td>
      <td {...TABLE_ROLES.cell} className="wide-only">
        {managedBy || <span className="muted">Nobody</span>}
      </td>
      <td {...TABLE_ROLES.cell} className="actions-cell">
        <RowMenu of={title}>
          <Link to={to(`${id}/edit`)} preventScrollReset>
            <Icon name="pencil" /> Edit
          </Link>
          <Link to={to(`${id}/links`)} preventScrollReset>
            <Icon name="lock" /> Supplier links
          </Link>
          <Link to={to(`${id}/invoices`)} preventScrollReset>
            <Icon name="file" /> Invoices
          </Link>
          <Link to={to(`${id}/email`)} preventScrollReset>
            <Icon name="mail" /> E-mail the buyers
          </Link>
        </RowMenu>
      </td>
    </tr>
  )
}
