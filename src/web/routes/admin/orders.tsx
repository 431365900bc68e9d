import { Link, Outlet, type ShouldRevalidateFunctionArgs, useSearchParams } from 'react-router'
import { OperationStatus } from '../../../features/billing/operations/components/operation-status.tsx'
import { BatchDetail } from '../../../features/store/batches/admin/batch-detail.tsx'
import { BatchTable } from '../../../features/store/batches/admin/batch-table.tsx'
import { orderColumns } from '../../../features/store/batches/admin/order-columns.tsx'
import { listBatches } from '../../../features/store/batches/queries/batches.server.ts'
import { findBatch } from '../../../features/store/batches/queries/one-batch.server.ts'
import { countForAdmin } from '../../../features/store/batches/queries/order-counts.server.ts'
import { ordersSearch } from '../../../features/store/batches/schema.ts'
import type { Ctx } from '../../../platform/context.ts'
import { Chips } from '../../../ui/data-table/chips.tsx'
import { DataTable } from '../../../ui/data-table/data-table.tsx'
import { SearchBar } from '../../../ui/data-table/search-bar.tsx'
import { Icon } from '../../../ui/primitives/icon.tsx'
import { Empty, Note } from '../../../ui/primitives/note.tsx'
import '../../../ui/data-table/money-table.css'
import { PageHead } from '../../../ui/admin/page-head.tsx'
import { keepQuery, parseQuery } from '../../admin/list-address.ts'
import { shownOperation } from '../../admin/operations.server.ts'
import { adminPaths } from '../../admin-paths.ts'
import { ctxOf } from '../../context.ts'
import type { Route } from './+types/orders'
import { OF_ORDERS, ORDERS } from './orders/address.ts'
import { orderRows, showsOrders } from './orders/rows.server.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = ctxOf(context)
  const search = parseQuery(ordersSearch, request)
  const [counts, rows, batches, operation] = await Promise.all([
    countForAdmin(ctx),
    showsOrders(search) ? orderRows(ctx, request) : undefined,
    batchesWith(ctx, search.open),
    shownOperation(ctx, request),
  ])
  return { counts, rows, ...batches, operation, mailbox: ctx.club.emails.media }
}

/**
 * Loads all batches, and the orders of the expanded one: the requested batch, or else the one that orders currently
 * join.
 */
async function batchesWith(ctx: Ctx, chosen: string | undefined) {
  const batches = await listBatches(ctx)
  const open = batches.filter(({ status }) => status === 'Open')
  const openId = chosen ?? open.at(-1)?.id
  const unfolded = openId && openId !== 'none' ? await findBatch(ctx, openId) : undefined
  return { batches, unfolded, hasOpen: open.length > 0 }
}

/**
 * Only these parameters affect the rows. Opening a modal changes only the path; the end of an operation changes rows.
 */
const OF_LIST = [...OF_ORDERS, 'operation']

export const shouldRevalidate = ({ currentUrl, nextUrl, formMethod }: ShouldRevalidateFunctionArgs) =>
  formMethod === 'POST' ||
  keepQuery(currentUrl.searchParams, OF_LIST) !== keepQuery(nextUrl.searchParams, OF_LIST)

export const meta: Route.MetaFunction = () => [
  { title: 'Orders · Admin' },
  { name: 'robots', content: 'noindex' },
]

/** Batches with their orders, or a list of orders. */
export default function Orders({ loaderData }: Route.ComponentProps) {
  const { counts, rows, hasOpen, operation, mailbox } = loaderData
  const [search] = useSearchParams()
  const query = keepQuery(search, OF_ORDERS)
  return (
    <>
      <PageHead title="Orders">
        <Link className="button secondary compact" to={adminPaths.sales}>
          Sales
        </Link>
        <a className="button secondary compact" href={`${ORDERS}/export${query}`} download>
          <Icon name="download" /> Export CSV
        </a>
        <Link className="button secondary compact" to={`${ORDERS}/new${query}`} preventScrollReset>
          <Icon name="plus" /> New batch
        </Link>
      </PageHead>
      <OperationStatus operation={operation} address={adminPaths.orderOperation} />
      <SearchBar
        label="Search orders by member, number, item or size"
        placeholder="Member, number, item or size"
      >
        <Chips
          label="What to show"
          parameter="show"
          chips={[
            { value: '', name: 'Batches', count: counts.batches },
            { value: 'orders', name: 'All orders', count: counts.orders },
            { value: 'unbatched', name: 'Without a batch', count: counts.unbatched },
            { value: 'unpaid', name: 'Unpaid orders', count: counts.unpaid },
          ]}
        />
      </SearchBar>
      {!hasOpen && (
        <Note tone="warn">
          <p>
            No batch is open. New orders wait for the next one. Open a batch here, or e-mail{' '}
            <a href={`mailto:${mailbox}`}>{mailbox}</a> to create a batch.
          </p>
        </Note>
      )}
      {rows ? <OrderList rows={rows} query={query} /> : <Batches {...loaderData} search={search} />}
      <Outlet />
    </>
  )
}

type Loaded = Route.ComponentProps['loaderData']

function OrderList({ rows, query }: { rows: NonNullable<Loaded['rows']>; query: string }) {
  return (
    <DataTable
      className="money-table"
      label="Orders"
      rows={rows}
      address={`${ORDERS}/rows${query}`}
      columns={orderColumns((below) => `${ORDERS}/${below}${query}`)}
      keyOf={({ id }) => id}
      nameOf={({ number }) => `order ${number}`}
      sorting={{ by: 'Created', down: true }}
      empty={
        <Empty>
          <p>No orders match.</p>
          <Link className="button secondary compact" to={ORDERS}>
            Show the batches
          </Link>
        </Empty>
      }
    />
  )
}

type BatchesProps = Pick<Loaded, 'batches' | 'unfolded'> & { search: URLSearchParams }

function Batches({ batches, unfolded, search }: BatchesProps) {
  const at = (below: string, more: Record<string, string> = {}) => {
    const query = new URLSearchParams(keepQuery(search, OF_ORDERS))
    for (const [name, value] of Object.entries(more)) query.set(name, value)
    return `${ORDERS}${below && `/${below}`}${query.size > 0 ? `?${query}` : ''}`
  }
  if (batches.length === 0) {
    return (
      <Empty>
        <p>No batches yet. Orders join the first batch that you open.</p>
      </Empty>
    )
  }
  return (
    <BatchTable
      batches={batches}
      openId={unfolded?.batch.id}
      unfold={(id) => at('', { open: id })}
      to={(below) => at(below)}
    >
      {unfolded && <BatchDetail view={unfolded} to={at} />}
    </BatchTable>
  )
}
