import './batch-track.css'
import { longDate } from '../../../../kernel/dates.ts'
import { isPlaced, type OrderState } from '../../orders/model/order.ts'
import type { BatchStatus } from '../model.ts'
import type { OrderBatch } from '../queries/batches.server.ts'

const STEPS = ['Paid', 'In batch', 'Ordered', 'Delivered'] as const
const HERE: Readonly<Record<BatchStatus, number>> = { Open: 1, Ordered: 2, Delivered: 3, Closed: 4 }

/** Progress of an order. */
export function BatchTrack({
  order,
  batch,
}: {
  order: { state: OrderState }
  batch: OrderBatch | undefined
}) {
  if (!isPlaced(order.state)) return null
  const here = batch ? HERE[batch.status] : 0
  return (
    <>
      <ol className="order-progress">
        {STEPS.map((step, index) => (
          <li
            key={step}
            className={index < here ? 'done' : index === here ? 'current' : undefined}
            aria-current={index === here ? 'step' : undefined}
          >
            {index === 0 && order.state === 'club' ? 'Placed' : step}
          </li>
        ))}
      </ol>
      <p className="small">{batch ? wordsOf(batch) : 'It will join the next batch.'}</p>
    </>
  )
}

function wordsOf({ title, status, expectedDelivery }: OrderBatch): string {
  if (status === 'Delivered') return `${title}: delivered.`
  if (status === 'Closed') return `${title}: handed out.`
  return `${title}: ${status.toLowerCase()}, expected ${longDate(expectedDelivery)}.`
}
