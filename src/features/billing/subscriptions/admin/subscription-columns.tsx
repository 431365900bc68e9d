import { Link } from 'react-router'
import { MenuLink, RowMenu } from '../../../../ui/admin/row-menu.tsx'
import type { Column } from '../../../../ui/data-table/columns.ts'
import { State } from '../../payments/components/state.tsx'
import type { SubscriptionRow } from './subscription-row.ts'

/**
 * The columns of the subscription table. `to` makes the address of a view on the same page. [INV-022, resolutions
 * B26]
 */
export const subscriptionColumns = (to: (below: string) => string): readonly Column<SubscriptionRow>[] => [
  {
    id: 'person',
    name: 'Person',
    sort: 'Person',
    cell: ({ person, personNote, personPath }) => (
      <>
        {personPath ? <Link to={personPath}>{person}</Link> : <b>{person}</b>}
        {personNote && <span className="second-line">{personNote}</span>}
      </>
    ),
  },
  {
    id: 'plan',
    name: 'Plan',
    sort: 'Plan',
    fold: 'line',
    cell: ({ plan, price, discount }) => (
      <>
        {plan}
        <span className="second-line">{discount ? `${price}, ${discount} off` : price}</span>
      </>
    ),
  },
  { id: 'state', name: 'State', fold: 'line', cell: ({ state }) => <State {...state} /> },
  {
    id: 'since',
    name: 'Since',
    sort: 'Since',
    fold: 'large',
    spare: true,
    cell: ({ since }) => <span className="nowrap">{since}</span>,
  },
  {
    id: 'next',
    name: 'Next payment',
    sort: 'Next',
    fold: 'line',
    cell: ({ next }) => next || <span className="muted">None</span>,
  },
  {
    id: 'discount',
    name: 'Discount',
    number: true,
    fold: 'large',
    spare: true,
    cell: ({ discount }) => discount || <span className="muted">None</span>,
  },
  { id: 'stripe', name: 'Stripe number', fold: 'large', optional: true, cell: ({ id }) => id },
  { id: 'updated', name: 'Updated', fold: 'large', optional: true, cell: ({ updated }) => updated },
  { id: 'actions', name: 'Actions', fold: 'end', cell: (row) => <Actions row={row} to={to} /> },
]

function Actions({ row, to }: { row: SubscriptionRow; to: (below: string) => string }) {
  const { id, person, plan, canCancel } = row
  if (!canCancel) return null
  return (
    <RowMenu of={`${plan} of ${person}`}>
      <MenuLink to={to(`${id}/cancel`)} icon="close" bad>
        Cancel subscription
      </MenuLink>
    </RowMenu>
  )
}
