import { BatchTrack } from '../../../../features/store/batches/components/batch-track.tsx'
import type { OrderBatch } from '../../../../features/store/batches/queries/batches.server.ts'
import { OwnOrders } from '../../../../features/store/orders/components/own-orders.tsx'
import type { OwnOrder } from '../../../../features/store/orders/queries/order.server.ts'

type Props = { orders: readonly OwnOrder[]; batches: Readonly<Record<string, OrderBatch>> }

/** [BAT-003] */
export const OrdersTab = ({ orders, batches }: Props) => (
  <section className="stack">
    <h2 className="heading-2">Orders</h2>
    <OwnOrders orders={orders} track={(order) => <BatchTrack order={order} batch={batches[order.id]} />} />
  </section>
)
