import '../../../../ui/data-table/data-table.css'
import { Link } from 'react-router'
import { MenuFile, MenuLink, RowMenu } from '../../../../ui/admin/row-menu.tsx'
import type { Column } from '../../../../ui/data-table/columns.ts'
import { Icon } from '../../../../ui/primitives/icon.tsx'
import { adminPaths } from '../../../../web/admin-paths.ts'
import { paths } from '../../../../web/paths.ts'
import { State } from '../components/state.tsx'
import type { PaymentRow } from './payment-row.ts'

/**
 * The columns of the ledger. `to` makes the address of a view on the same page; `query` is the search of the list, to
 * which other pages lead back. [INV-011, INV-012, resolutions F19]
 */
export const paymentColumns = (
  to: (below: string) => string,
  query: string,
): readonly Column<PaymentRow>[] => [
  {
    id: 'person',
    name: 'Person',
    sort: 'Person',
    cell: ({ person, personPath, email }) => (
      <>
        {personPath ? <Link to={personPath}>{person}</Link> : <b>{person}</b>}
        {email && <span className="second-line wide-only">{email}</span>}
      </>
    ),
  },
  {
    id: 'what',
    name: 'Purpose',
    fold: 'line',
    cell: ({ description, objectPath, purpose, method, reference }) => (
      <>
        {objectPath ? <Link to={objectPath}>{description}</Link> : description}
        <span className="second-line">{[purpose, method, reference].filter(Boolean).join(', ')}</span>
      </>
    ),
  },
  {
    id: 'amount',
    name: 'Amount',
    sort: 'Amount',
    number: true,
    fold: 'line',
    cell: ({ amount, partOf, state, created, refunded }) => (
      <>
        {amount}{' '}
        <span className="narrow-only">
          <State {...state} /> <span className="muted small">{created}</span>
          {refunded && <span className="second-line">{refunded} refunded</span>}
        </span>
        {partOf && <span className="second-line">of {partOf}</span>}
      </>
    ),
  },
  {
    id: 'refunded',
    name: 'Refunded',
    number: true,
    fold: 'large',
    spare: true,
    cell: ({ refunded }) => refunded || <span className="muted">None</span>,
  },
  { id: 'state', name: 'State', fold: 'large', cell: ({ state }) => <State {...state} /> },
  {
    id: 'created',
    name: 'Created',
    sort: 'Created',
    fold: 'large',
    cell: ({ created }) => <span className="nowrap">{created}</span>,
  },
  {
    id: 'id',
    name: 'Id',
    fold: 'large',
    optional: true,
    cell: ({ id, chargeId }) => <span className="small">{chargeId || id}</span>,
  },
  { id: 'actions', name: 'Actions', fold: 'end', cell: (row) => <Actions row={row} to={to} query={query} /> },
]

function Actions({ row, to, query }: { row: PaymentRow; to: (below: string) => string; query: string }) {
  const { id, person, description, canRefund, canReverse, hasReceipt, receiptUrl } = row
  if (!canRefund && !canReverse && !hasReceipt) return null
  return (
    <RowMenu of={`the payment of ${person} for ${description}`}>
      {hasReceipt && <MenuFile to={paths.receipt(id)}>Receipt</MenuFile>}
      {receiptUrl && (
        <MenuLink to={receiptUrl} icon="file">
          Card provider’s receipt
        </MenuLink>
      )}
      {canReverse && (
        <Link to={`${adminPaths.reversePayment(id)}${query}`}>
          <Icon name="undo" />
          Reverse
        </Link>
      )}
      {canRefund && (
        <MenuLink to={to(`${id}/refund`)} icon="repeat">
          Refund
        </MenuLink>
      )}
    </RowMenu>
  )
}
