import { Link } from 'react-router'
import { canSeeAllOrders } from '../../../../features/store/orders/policy.ts'
import { SaleRows } from '../../../../features/store/sales/admin/sale-rows.tsx'
import { listSaleRows, salesPeriods } from '../../../../features/store/sales/queries/sales.server.ts'
import { salesSearch } from '../../../../features/store/sales/schema.ts'
import { PageHead } from '../../../../ui/admin/page-head.tsx'
import { Empty } from '../../../../ui/primitives/note.tsx'
import { parseQuery } from '../../../admin/list-address.ts'
import { adminPaths } from '../../../admin-paths.ts'
import { ctxOf } from '../../../context.ts'
import type { Route } from './+types/sales-rows'

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = ctxOf(context)
  const search = parseQuery(salesSearch, request)
  const [rows, periods] = await Promise.all([listSaleRows(ctx, search), salesPeriods(ctx)])
  const known = search.of === 'all' ? 'All periods' : search.of
  const period = periods.find(({ value }) => value === search.of)?.label ?? known
  return { rows, period, of: search.of, size: search.size, hasOrders: canSeeAllOrders(ctx.actor) }
}

export const meta: Route.MetaFunction = () => [
  { title: 'Store sales · Admin' },
  { name: 'robots', content: 'noindex' },
]

/** The orders behind a figure of the sales page. */
export default function SalesRows({ loaderData }: Route.ComponentProps) {
  const { rows, period, of, size, hasOrders } = loaderData
  const title = rows[0]?.title ?? 'Sales'
  return (
    <>
      <PageHead title={size ? `${title}, ${size}` : title}>
        <Link className="button secondary compact" to={`${adminPaths.sales}?of=${of}`}>
          Back to sales
        </Link>
      </PageHead>
      <p className="muted">{period}</p>
      {rows.length === 0 ? (
        <Empty>
          <p>Nothing is counted here.</p>
        </Empty>
      ) : (
        <SaleRows rows={rows} hasOrders={hasOrders} />
      )}
    </>
  )
}
