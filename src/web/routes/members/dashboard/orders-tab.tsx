import { BatchTrack } from '../../../../features/store/batches/components/batch-track.tsx'
import type { OrderBatch } from '../../../../features/store/batches/queries/batches.server.ts'
import { collectionOf } from '../../../../features/store/hand-out/model.ts'
import type { CollectedLines } from '../../../../features/store/hand-out/queries/collected.server.ts'
import { OwnOrders } from '../../../../features/store/orders/components/own-orders.tsx'
import type { OwnOrder } from '../../../../features/store/orders/queries/order.server.ts'

type Props = {
  orders: readonly OwnOrder[]
  batches: Readonly<Record<string, OrderBatch>>
  collected: CollectedLines
}

/** [BAT-003] */
export const OrdersTab = ({ orders, batches, collected }: Props) => (
  <section className="stack">
    <h2 className="heading-2">Orders</h2>
    <OwnOrders
      orders={orders}
      track={(order) => <BatchTrack order={order} batch={batches[order.id]} />}
      collection={(order, line) => collectionOf(order, line, batches[order.id]?.status, collected)}
    />
  </section>
)
