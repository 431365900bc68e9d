import { Link, Outlet, type ShouldRevalidateFunctionArgs, useSearchParams } from 'react-router'
import { OperationStatus } from '../../../features/billing/operations/components/operation-status.tsx'
import { paymentColumns } from '../../../features/billing/payments/admin/payment-columns.tsx'
import { PURPOSE_WORDS } from '../../../features/billing/payments/admin/payment-row.ts'
import { PAYMENT_FILTERS } from '../../../features/billing/payments/model.ts'
import { countPayments } from '../../../features/billing/payments/queries/payments.server.ts'
import { paymentSearch } from '../../../features/billing/schema.ts'
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
import { ctxOf } from '../../context.ts'
import type { Route } from './+types/payments'
import { OF_PAYMENTS, PAYMENTS } from './payments/address.ts'
import { paymentRows } from './payments/rows.server.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = ctxOf(context)
  const search = parseQuery(paymentSearch, request)
  const [rows, counts, operation] = await Promise.all([
    paymentRows(ctx, request),
    countPayments(ctx, search),
    shownOperation(ctx, request),
  ])
  return { rows, counts, operation }
}

/** Opening a modal does not reload the list. */
export const shouldRevalidate = ({ currentUrl, nextUrl, formMethod }: ShouldRevalidateFunctionArgs) =>
  formMethod === 'POST' || currentUrl.search !== nextUrl.search

export const meta: Route.MetaFunction = () => [
  { title: 'Payments · Admin' },
  { name: 'robots', content: 'noindex' },
]

const FILTER_WORDS = {
  all: 'All',
  paid: 'Paid',
  refunded: 'Refunded',
  unpaid: 'Unpaid',
  abandoned: 'Abandoned',
  disputed: 'Disputed',
}

/** The ledger: payments and refunds with payer and purpose. [INV-011, INV-012, resolutions F19] */
export default function Payments({ loaderData: { rows, counts, operation } }: Route.ComponentProps) {
  const [search] = useSearchParams()
  const query = keepQuery(search, OF_PAYMENTS)
  const all = paymentColumns((below) => `${PAYMENTS}/${below}${query}`, query)
  const { columns, hidden, toggle } = useColumns('payments', all)
  return (
    <>
      <PageHead title="Payments">
        <ColumnChoice all={all} hidden={hidden} toggle={toggle} />
        <a className="button secondary compact" href={`${PAYMENTS}/export${query}`} download>
          <Icon name="download" /> Export CSV
        </a>
      </PageHead>
      <OperationStatus operation={operation} />
      <SearchBar label="Search payments by person or purpose" placeholder="Person or purpose">
        <Chips
          label="Filter by state"
          parameter="show"
          chips={PAYMENT_FILTERS.map((value) => ({
            value: value === 'all' ? '' : value,
            name: FILTER_WORDS[value],
            count: counts[value],
          }))}
        />
        <Chips
          label="Filter by purpose"
          parameter="purpose"
          chips={[
            { value: '', name: 'Anything' },
            ...Object.entries(PURPOSE_WORDS).map(([value, name]) => ({ value, name })),
          ]}
        />
      </SearchBar>
      <DataTable
        className="money-table"
        label="Payments"
        rows={rows}
        address={`${PAYMENTS}/rows${query}`}
        columns={columns}
        keyOf={({ id }) => id}
        nameOf={({ person, description }) => `${person}, ${description}`}
        sorting={sortingIn(search, { by: 'Created', down: true })}
        toneOf={({ state }) => state.tone}
        empty={
          <Empty>
            <p>No payments found.</p>
            <Link className="button secondary compact" to={PAYMENTS}>
              Show all payments
            </Link>
          </Empty>
        }
      />
      <Outlet />
    </>
  )
}
