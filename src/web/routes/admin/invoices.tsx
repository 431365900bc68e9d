import { Link, Outlet, type ShouldRevalidateFunctionArgs, useSearchParams } from 'react-router'
import { invoiceColumns } from '../../../features/billing/invoices/admin/invoice-columns.tsx'
import { countInvoices } from '../../../features/billing/invoices/queries/invoices.server.ts'
import { OperationStatus } from '../../../features/billing/operations/components/operation-status.tsx'
import { PageHead } from '../../../ui/admin/page-head.tsx'
import { Chips } from '../../../ui/data-table/chips.tsx'
import { sortingIn } from '../../../ui/data-table/columns.ts'
import { DataTable } from '../../../ui/data-table/data-table.tsx'
import { SearchBar } from '../../../ui/data-table/search-bar.tsx'
import { Icon } from '../../../ui/primitives/icon.tsx'
import { Empty } from '../../../ui/primitives/note.tsx'
import '../../../ui/data-table/money-table.css'
import { keepQuery } from '../../admin/list-address.ts'
import { shownOperation } from '../../admin/operations.server.ts'
import { ctxOf } from '../../context.ts'
import type { Route } from './+types/invoices'
import { INVOICES, OF_INVOICES } from './invoices/address.ts'
import { invoiceRows } from './invoices/rows.server.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = ctxOf(context)
  const [rows, counts, operation] = await Promise.all([
    invoiceRows(ctx, request),
    countInvoices(ctx),
    shownOperation(ctx, request),
  ])
  return { rows, counts, operation }
}

/** Opening a modal does not reload the list. */
export const shouldRevalidate = ({ currentUrl, nextUrl, formMethod }: ShouldRevalidateFunctionArgs) =>
  formMethod === 'POST' || currentUrl.search !== nextUrl.search

export const meta: Route.MetaFunction = () => [
  { title: 'Invoices · Admin' },
  { name: 'robots', content: 'noindex' },
]

const TITLES: Readonly<Record<string, string>> = {
  paid: 'Invoices (paid)',
  all: 'Invoices',
  cancelled: 'Invoices (void or written off)',
}

/** The list of invoices. [INV-001, INV-002, resolutions D11] */
export default function Invoices({ loaderData: { rows, counts, operation } }: Route.ComponentProps) {
  const [search] = useSearchParams()
  const query = keepQuery(search, OF_INVOICES)
  return (
    <>
      <PageHead title={TITLES[search.get('show') ?? ''] ?? 'Invoices (unpaid)'}>
        <Link className="button secondary compact" to={`${INVOICES}/new${query}`} preventScrollReset>
          <Icon name="plus" /> Create invoice
        </Link>
      </PageHead>
      <OperationStatus operation={operation} />
      <SearchBar
        label="Search invoices by description, name or number"
        placeholder="Description, name or number"
      >
        <Chips
          label="Filter by payment"
          parameter="show"
          chips={[
            { value: '', name: 'Unpaid', count: counts.unpaid },
            { value: 'paid', name: 'Paid', count: counts.paid },
            { value: 'cancelled', name: 'Void or written off', count: counts.cancelled },
            { value: 'all', name: 'All', count: counts.all },
          ]}
        />
      </SearchBar>
      <DataTable
        className="money-table"
        label="Invoices"
        rows={rows}
        address={`${INVOICES}/rows${query}`}
        columns={invoiceColumns((below) => `${INVOICES}/${below}${query}`)}
        keyOf={({ id }) => id}
        nameOf={({ number, id }) => number || id}
        sorting={sortingIn(search, { by: 'Created', down: true })}
        isOff={({ state }) => state.tone === 'info'}
        empty={
          <Empty>
            <p>{counts.unpaid === 0 && !search.get('q') ? 'Every invoice is paid.' : 'No invoices found.'}</p>
            <Link className="button secondary compact" to={`${INVOICES}?show=all`}>
              Show all invoices
            </Link>
          </Empty>
        }
      />
      <Outlet />
    </>
  )
}
