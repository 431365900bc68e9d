import './batches.css'
import '../../../../ui/styles/form.css'
import { Link } from 'react-router'
import { count } from '../../../../kernel/text.ts'
import { Icon } from '../../../../ui/primitives/icon.tsx'
import { adminPaths, apiPaths } from '../../../../web/admin-paths.ts'
import { type BatchStatus, NEXT_STATUSES } from '../model.ts'
import type { BatchView } from '../queries/one-batch.server.ts'
import { BatchOrders } from './batch-orders.tsx'
import { Minimums } from './minimums.tsx'

type Props = { view: BatchView; to: (below: string, query?: Record<string, string>) => string }

const STEPS: Readonly<Record<BatchStatus, string>> = {
  Open: 'Reopen',
  Ordered: 'Mark as ordered',
  Delivered: 'Mark as delivered',
  Closed: 'Close the batch',
}

/** Allowed steps, going back last. A batch that was closed without orders cannot be marked as delivered. */
const stepsOf = (status: BatchStatus, orders: number): readonly BatchStatus[] =>
  NEXT_STATUSES[status]
    .filter((next) => !(status === 'Closed' && next === 'Delivered' && orders === 0))
    .toSorted((one, other) => Number(one === 'Open') - Number(other === 'Open'))

/** The orders of a batch, the requests to suppliers, its invoices and its actions. */
export function BatchDetail({ view: { batch, orders, minimums }, to }: Props) {
  const { id, title } = batch
  return (
    <>
      <div className="row between">
        <h2 className="heading-3">Orders in {title}</h2>
        <div className="row">
          <Link className="button secondary compact" to={adminPaths.handOut(id)}>
            Hand-out list
          </Link>
          <Link className="button secondary compact" to={to(`${id}/links`)} preventScrollReset>
            <Icon name="lock" /> Supplier links
          </Link>
          {stepsOf(batch.status, orders.length).map((status, index) => (
            <Link
              key={status}
              className={index === 0 && status !== 'Open' ? 'button compact' : 'button secondary compact'}
              to={to(`${id}/status`, { to: status })}
              preventScrollReset
            >
              {STEPS[status]}
            </Link>
          ))}
        </div>
      </div>
      {orders.length > 0 ? (
        <>
          <BatchOrders title={title} orders={orders} to={to} />
          <p className="small muted margin-top-2">{count(orders.length, 'order')}</p>
        </>
      ) : (
        <p className="muted">No order has joined this batch yet.</p>
      )}
      <Minimums minimums={minimums} />
      <div className="batch-files">
        <SupplierRequest of="Request to the kit supplier" text={batch.customRequestKempa} />
        <SupplierRequest of="Request to the printing company" text={batch.customRequestPrinting} />
        <div>
          <h3 className="label">Invoices</h3>
          <InvoiceLink id={id} of="supplier" name="Kit supplier" isThere={batch.invoiceSupplierId !== null} />
          <InvoiceLink
            id={id}
            of="printing"
            name="Printing company"
            isThere={batch.invoiceSupplierPrintId !== null}
          />
          <Link
            className="button secondary compact margin-top-2"
            to={to(`${id}/invoices`)}
            preventScrollReset
          >
            <Icon name="upload" /> Add invoices
          </Link>
        </div>
      </div>
    </>
  )
}

function SupplierRequest({ of, text }: { of: string; text: string }) {
  return (
    <div>
      <h3 className="label">{of}</h3>
      <p className={text ? 'supplier-text' : 'muted'}>{text || 'No requests'}</p>
    </div>
  )
}

type InvoiceProps = { id: string; of: 'supplier' | 'printing'; name: string; isThere: boolean }

function InvoiceLink({ id, of, name, isThere }: InvoiceProps) {
  if (!isThere) return <p className="muted">{name}: none yet</p>
  return (
    <p>
      <a href={apiPaths.batchInvoice(id, of)} download>
        {`${name}: download`}
      </a>
    </p>
  )
}
