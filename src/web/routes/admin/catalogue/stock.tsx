import { Link } from 'react-router'
import { ReservationTable } from '../../../../features/store/stock/admin/reservation-table.tsx'
import { StockTable } from '../../../../features/store/stock/admin/stock-table.tsx'
import { listReservations } from '../../../../features/store/stock/queries/reservations.server.ts'
import { listStock } from '../../../../features/store/stock/queries/stock-list.server.ts'
import { stockSearch } from '../../../../features/store/stock/schema.ts'
import { Breadcrumb } from '../../../../ui/admin/breadcrumb.tsx'
import { PageHead } from '../../../../ui/admin/page-head.tsx'
import { Chips } from '../../../../ui/data-table/chips.tsx'
import { SearchBar } from '../../../../ui/data-table/search-bar.tsx'
import { Empty } from '../../../../ui/primitives/note.tsx'
import { parseQuery } from '../../../admin/list-address.ts'
import { adminPaths } from '../../../admin-paths.ts'
import { ctxOf } from '../../../context.ts'
import type { Route } from './+types/stock'

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = ctxOf(context)
  const search = parseQuery(stockSearch, request)
  const reservations = search.show === 'reserved' ? await listReservations(ctx) : undefined
  return { reservations, items: reservations ? [] : await listStock(ctx, search) }
}

export const meta: Route.MetaFunction = () => [
  { title: 'Stock · Admin' },
  { name: 'robots', content: 'noindex' },
]

/** What the club keeps in stock, and what is reserved by unpaid orders. */
export default function Stock({ loaderData: { items, reservations } }: Route.ComponentProps) {
  const isEmpty = (reservations ?? items).length === 0
  return (
    <>
      <Breadcrumb trail={[{ to: adminPaths.catalogue, text: 'Catalogue' }]} here="Stock" />
      <PageHead title="Stock">
        <Link className="button secondary compact" to={adminPaths.catalogueKit}>
          All kit
        </Link>
      </PageHead>
      <SearchBar label="Search stock by name or item number" placeholder="Name or item number">
        <Chips
          label="What to show"
          parameter="show"
          chips={[
            { value: '', name: 'In stock' },
            { value: 'low', name: 'Low' },
            { value: 'reserved', name: 'Reservations' },
          ]}
        />
      </SearchBar>
      {reservations ? <ReservationTable reservations={reservations} /> : <StockTable items={items} />}
      {isEmpty && (
        <Empty>
          <p>{reservations ? 'Nothing is in an open checkout or a cart.' : 'No items match.'}</p>
        </Empty>
      )}
    </>
  )
}
