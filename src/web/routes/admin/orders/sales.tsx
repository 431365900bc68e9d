import '../../../../features/store/sales/admin/sales.css'
import { canSeeAllOrders } from '../../../../features/store/orders/policy.ts'
import { SalesTable } from '../../../../features/store/sales/admin/sales-table.tsx'
import type { SoldItem } from '../../../../features/store/sales/model.ts'
import { readSales, salesPeriods } from '../../../../features/store/sales/queries/sales.server.ts'
import { salesSearch } from '../../../../features/store/sales/schema.ts'
import { ListFilters } from '../../../../features/studio/admin/list-filters.tsx'
import { Breadcrumb } from '../../../../ui/admin/breadcrumb.tsx'
import { PageHead } from '../../../../ui/admin/page-head.tsx'
import { Bars } from '../../../../ui/plots/bars.tsx'
import type { Plot } from '../../../../ui/plots/plot.ts'
import { Icon } from '../../../../ui/primitives/icon.tsx'
import { Empty } from '../../../../ui/primitives/note.tsx'
import { parseQuery } from '../../../admin/list-address.ts'
import { adminPaths } from '../../../admin-paths.ts'
import { ctxOf } from '../../../context.ts'
import type { Route } from './+types/sales'
import { ORDERS } from './address.ts'

/** More bars do not fit on one screen; the table has all items. */
const MAX_BARS = 10

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = ctxOf(context)
  const { of } = parseQuery(salesSearch, request)
  const [items, periods] = await Promise.all([readSales(ctx, { of }), salesPeriods(ctx)])
  return { of, items, periods, hasOrders: canSeeAllOrders(ctx.actor) }
}

export const meta: Route.MetaFunction = () => [
  { title: 'Store sales · Admin' },
  { name: 'robots', content: 'noindex' },
]

/** What the store sold in a period, by item and size. */
export default function Sales({ loaderData }: Route.ComponentProps) {
  const { of, items, periods, hasOrders } = loaderData
  const rowsAt = (itemId: string | null, size?: string) =>
    `${adminPaths.salesRows}?${new URLSearchParams({ of, item: itemId ?? 'other', ...(size && { size }) })}`
  return (
    <>
      <Breadcrumb
        trail={[hasOrders ? { to: ORDERS, text: 'Orders' } : { to: adminPaths.money, text: 'Money' }]}
        here="Store sales"
      />
      <PageHead title="Sales by item and size">
        <a className="button secondary compact" href={`${adminPaths.salesExport}?of=${of}`} download>
          <Icon name="download" /> Export CSV
        </a>
      </PageHead>
      <p className="muted margin-bottom-2">
        Paid orders with VAT, less what was refunded. Orders of the club itself are not sales.
      </p>
      <ListFilters filters={[{ name: 'of', label: 'Period', choices: periods }]} />
      {items.length === 0 ? (
        <Empty>
          <p>Nothing was sold in this period.</p>
        </Empty>
      ) : (
        <>
          <h2 className="margin-top-4 margin-bottom-2">Best sellers</h2>
          <div className="sales-plot">
            <Bars plot={plotOf(items, rowsAt)} />
          </div>
          <SalesTable items={items} rowsAt={rowsAt} />
        </>
      )}
    </>
  )
}

function plotOf(items: readonly SoldItem[], rowsAt: (itemId: string | null) => string): Plot {
  const sold = items.filter(({ itemId }) => itemId !== null)
  return {
    id: 'sales',
    title: sold.length > MAX_BARS ? `The ${MAX_BARS} items that brought in most` : 'By item',
    unit: 'money',
    series: ['With VAT'],
    bars: sold.slice(0, MAX_BARS).map(({ itemId, title, number, gross }) => ({
      label: `${title}, ${number}`,
      values: [gross],
      to: [rowsAt(itemId)],
    })),
  }
}
