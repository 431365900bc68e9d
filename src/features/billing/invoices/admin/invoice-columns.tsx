import '../../../../ui/data-table/data-table.css'
import '../../../../ui/data-table/money-table.css'
import { MenuFile, MenuLink, RowMenu } from '../../../../ui/admin/row-menu.tsx'
import type { Column } from '../../../../ui/data-table/columns.ts'
import { paths } from '../../../../web/paths.ts'
import { State } from '../../payments/components/state.tsx'
import type { InvoiceRow } from './invoice-row.ts'

/**
 * The columns of the invoice table. `to` makes the address of a view on the same page. [INV-001, INV-003, resolutions
 * F19]
 */
export const invoiceColumns = (to: (below: string) => string): readonly Column<InvoiceRow>[] => [
  {
    id: 'paid',
    name: 'Paid',
    fold: 'large',
    spare: true,
    cell: ({ isPaid, paid }) =>
      isPaid ? <>Yes{paid && <span className="second-line">{paid}</span>}</> : 'No',
  },
  {
    id: 'created',
    name: 'Created',
    sort: 'Created',
    fold: 'large',
    cell: ({ created }) => <span className="day">{keepDayAndMonth(created)}</span>,
  },
  {
    id: 'customer',
    name: 'Customer',
    sort: 'Customer',
    fold: 'line',
    cell: ({ customer, email, person }) => (
      <>
        <b>{customer}</b>
        {person && <span className="second-line">for {person}</span>}
        {email && <span className="second-line">{email}</span>}
      </>
    ),
  },
  {
    id: 'amount',
    name: 'Amount',
    sort: 'Amount',
    number: true,
    fold: 'line',
    cell: ({ amount, left, state }) => (
      <>
        {amount}{' '}
        <span className="narrow-only">
          <State {...state} />
        </span>
        {left && <span className="second-line">{left} left</span>}
      </>
    ),
  },
  {
    id: 'description',
    name: 'Description',
    fold: 'line',
    cell: ({ description }) => description || <span className="muted">None</span>,
  },
  {
    id: 'status',
    name: 'Status',
    sort: 'Due',
    fold: 'line',
    cell: ({ state, due, isPaid, reminded }) => (
      <>
        <span className="wide-only">
          <State {...state} />
        </span>
        {!isPaid && due && <span className="second-line date-line">Due {due}</span>}
        {!isPaid && reminded && <span className="second-line date-line">Reminded {reminded}</span>}
      </>
    ),
  },
  {
    id: 'id',
    name: 'Id',
    fold: 'large',
    spare: true,
    cell: ({ id, number }) => (
      <span className="nowrap" title={id}>
        {number || id}
      </span>
    ),
  },
  { id: 'actions', name: 'Actions', fold: 'end', cell: (row) => <Actions row={row} to={to} /> },
]

/** Lets a narrow column break a date only before its year. */
const keepDayAndMonth = (day: string) => day.replace(' ', '\u00a0')

function Actions({ row, to }: { row: InvoiceRow; to: (below: string) => string }) {
  const { id, number, customer, hostedUrl, pdfUrl, canRemind } = row
  return (
    <RowMenu of={`invoice ${number || id} of ${customer}`}>
      {hostedUrl && (
        <MenuLink to={hostedUrl} icon="right">
          Open
        </MenuLink>
      )}
      <MenuFile to={paths.invoice(id)}>PDF</MenuFile>
      {pdfUrl && (
        <MenuLink to={pdfUrl} icon="file">
          Card provider’s PDF
        </MenuLink>
      )}
      {canRemind && (
        <MenuLink to={to(`${id}/remind`)} icon="mail">
          Send reminder
        </MenuLink>
      )}
    </RowMenu>
  )
}
