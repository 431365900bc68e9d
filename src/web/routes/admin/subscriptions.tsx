import { Link, Outlet, type ShouldRevalidateFunctionArgs, useSearchParams } from 'react-router'
import { OperationStatus } from '../../../features/billing/operations/components/operation-status.tsx'
import { subscriptionSearch } from '../../../features/billing/schema.ts'
import { subscriptionColumns } from '../../../features/billing/subscriptions/admin/subscription-columns.tsx'
import { SUBSCRIPTION_FILTERS } from '../../../features/billing/subscriptions/model.ts'
import { countSubscriptions } from '../../../features/billing/subscriptions/queries/subscriptions.server.ts'
import { Chips } from '../../../ui/data-table/chips.tsx'
import { ColumnChoice, useColumns } from '../../../ui/data-table/column-choice.tsx'
import { sortingIn } from '../../../ui/data-table/columns.ts'
import { DataTable } from '../../../ui/data-table/data-table.tsx'
import { SearchBar } from '../../../ui/data-table/search-bar.tsx'
import { Icon } from '../../../ui/primitives/icon.tsx'
import { Empty } from '../../../ui/primitives/note.tsx'
import '../../../ui/data-table/money-table.css'
import { PageHead } from '../../../ui/admin/page-head.tsx'
import { keepQuery, parseQuery } from '../../admin/list-address.ts'
import { shownOperation } from '../../admin/operations.server.ts'
import { adminPaths } from '../../admin-paths.ts'
import { ctxOf } from '../../context.ts'
import type { Route } from './+types/subscriptions'
import { OF_SUBSCRIPTIONS, SUBSCRIPTIONS } from './subscriptions/address.ts'
import { subscriptionRows } from './subscriptions/rows.server.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = ctxOf(context)
  const { q } = parseQuery(subscriptionSearch, request)
  const [rows, counts, operation] = await Promise.all([
    subscriptionRows(ctx, request),
    countSubscriptions(ctx, q),
    shownOperation(ctx, request),
  ])
  return { rows, counts, operation }
}

/** Opening a modal does not reload the list. */
export const shouldRevalidate = ({ currentUrl, nextUrl, formMethod }: ShouldRevalidateFunctionArgs) =>
  formMethod === 'POST' || currentUrl.search !== nextUrl.search

export const meta: Route.MetaFunction = () => [
  { title: 'Subscriptions · Admin' },
  { name: 'robots', content: 'noindex' },
]

const FILTER_WORDS = {
  all: 'All',
  running: 'Running',
  paused: 'Paused',
  ending: 'Ending',
  overdue: 'Overdue',
  twice: 'Paid twice',
  ended: 'Ended',
}

/** The list of subscriptions. [INV-022, resolutions B25, B26] */
export default function Subscriptions({ loaderData: { rows, counts, operation } }: Route.ComponentProps) {
  const [search] = useSearchParams()
  const query = keepQuery(search, OF_SUBSCRIPTIONS)
  const all = subscriptionColumns((below) => `${SUBSCRIPTIONS}/${below}${query}`)
  const { columns, hidden, toggle } = useColumns('subscriptions', all)
  return (
    <>
      <PageHead title="Subscriptions">
        <Link className="button secondary compact" to={adminPaths.volunteerDiscounts}>
          Volunteer discounts
        </Link>
        <ColumnChoice all={all} hidden={hidden} toggle={toggle} />
        <Link className="button secondary compact" to={`${SUBSCRIPTIONS}/assign${query}`} preventScrollReset>
          <Icon name="plus" /> Assign subscription
        </Link>
      </PageHead>
      <OperationStatus operation={operation} />
      <SearchBar label="Search subscriptions by person or plan" placeholder="Person or plan">
        <Chips
          label="Filter by state"
          parameter="show"
          chips={SUBSCRIPTION_FILTERS.map((value) => ({
            value: value === 'all' ? '' : value,
            name: FILTER_WORDS[value],
            count: counts[value],
          }))}
        />
      </SearchBar>
      <DataTable
        className="money-table"
        label="Subscriptions"
        rows={rows}
        address={`${SUBSCRIPTIONS}/rows${query}`}
        columns={columns}
        keyOf={({ id }) => id}
        nameOf={({ person, plan }) => `${person}, ${plan}`}
        sorting={sortingIn(search, { by: 'Since', down: true })}
        isOff={({ canCancel }) => !canCancel}
        empty={
          <Empty>
            <p>No subscriptions found.</p>
            <Link className="button secondary compact" to={SUBSCRIPTIONS}>
              Show all subscriptions
            </Link>
          </Empty>
        }
      />
      <Outlet />
    </>
  )
}
