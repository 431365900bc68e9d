import { Link } from 'react-router'
import '../../../../features/store/batches/components/supplier-table.css'
import './hand-out.css'
import { HandOutTable } from '../../../../features/store/batches/admin/hand-out-table.tsx'
import { findBatch } from '../../../../features/store/batches/queries/one-batch.server.ts'
import { isPlaced } from '../../../../features/store/orders/model/order.ts'
import { NotFound } from '../../../../kernel/errors.ts'
import { PageHead } from '../../../../ui/admin/page-head.tsx'
import { ctxOf } from '../../../context.ts'
import type { Route } from './+types/hand-out'
import { ORDERS } from './address.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
  const view = await findBatch(ctxOf(context), params.id)
  if (!view) throw new NotFound()
  const orders = view.orders
    .filter(({ state }) => isPlaced(state))
    .map(({ number, buyer, lines }) => ({
      number,
      buyer,
      lines: lines.filter(({ quantity, returned }) => returned < quantity),
    }))
    .filter(({ lines }) => lines.length > 0)
    .toSorted((a, b) => a.buyer.localeCompare(b.buyer, 'en-GB') || a.number - b.number)
  return { id: view.batch.id, title: view.batch.title, orders }
}

export const meta: Route.MetaFunction = () => [
  { title: 'Hand-out list · Admin' },
  { name: 'robots', content: 'noindex' },
]

/** A batch's hand-out list by member, with boxes to tick, for printing. */
export default function HandOut({ loaderData: { id, title, orders } }: Route.ComponentProps) {
  return (
    <>
      <nav className="hand-out row muted gap-2 no-print" aria-label="Breadcrumb">
        <Link to={`${ORDERS}?open=${id}`}>Orders</Link>
        <span aria-hidden="true">/</span>
        <span aria-current="page">Hand-out list</span>
      </nav>
      <PageHead title={`Hand-out list: ${title}`}>
        <button className="button compact no-print" type="button" onClick={() => window.print()}>
          Print
        </button>
      </PageHead>
      <HandOutTable orders={orders} />
    </>
  )
}
