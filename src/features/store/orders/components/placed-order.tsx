import './cart.css'
import '../../../../ui/layout/split.css'
import type { ReactNode } from 'react'
import { formatPence } from '../../../../kernel/money.ts'
import { DateTimeText } from '../../../../ui/primitives/date-text.tsx'
import { Note } from '../../../../ui/primitives/note.tsx'
import { paths } from '../../../../web/paths.ts'
import type { Collection } from '../model/lines.ts'
import type { FoundOrder, OrderLineView } from '../queries/order.server.ts'
import { OrderLines } from './order-lines.tsx'
import { OrderSum } from './order-sum.tsx'

type Props = {
  order: FoundOrder
  name: string
  email: string
  /** The reader has placed it just now. */
  isNew: boolean
  /** Whether it can be collected, has been, or everybody else has collected theirs. */
  collection: 'later' | 'now' | 'handed-out' | 'done'
  lineCollection: (line: OrderLineView) => Collection
  track: ReactNode
}

const COLLECTION: Readonly<Record<Props['collection'], (number: number) => string>> = {
  later: (number) => `at training, once it is delivered. Bring your order number, ${number}.`,
  now: (number) => `it is here. Collect it at training and give your order number, ${number}.`,
  done: () => 'you have everything.',
  'handed-out': (number) =>
    `this batch has been handed out. Not got yours? Tell the club your order number, ${number}.`,
}

/** A placed order: thanks its buyer at first, and later shows its progress and how to collect it. */
export function PlacedOrder({ order, name, email, isNew, collection, lineCollection, track }: Props) {
  const isClub = order.state === 'club'
  return (
    <>
      {isNew && (
        <div className="margin-top-3" role="status">
          <Note tone="ok">
            <p>Order placed successfully. Please find the details below</p>
          </Note>
        </div>
      )}
      <h1 className="heading-1 margin-top-6">
        {isNew ? `Thank you, ${name.split(' ')[0]}` : `Order ${order.number}`}
      </h1>
      <p className="muted margin-top-2 margin-bottom-4">
        {!order.isOwn
          ? 'Another member’s order, as they see it.'
          : isClub
            ? 'A club order, without payment.'
            : isNew
              ? `We sent the receipt to ${email}.`
              : 'Your order, its progress and how to collect it.'}
      </p>
      <div className="split">
        <section>
          <h2 className="heading-3 margin-bottom-4">
            {isNew ? `Order ${order.number}` : 'What you ordered'}
          </h2>
          <OrderLines order={order} collection={lineCollection} />
          {order.request && (
            <p className="margin-top-3">
              <b>Special request:</b> <span className="as-typed">{order.request}</span>
            </p>
          )}
        </section>
        <aside className="card stick stack" aria-label="Payment">
          <OrderSum className="totals" {...order} total={isClub ? 'Value' : 'Paid'} />
          {order.refunded > 0 && <p className="small">We have refunded {formatPence(order.refunded)}.</p>}
          {order.placedAt && (
            <p className="small muted tabular">
              {isClub ? 'Placed' : 'Paid by card'}, <DateTimeText at={order.placedAt} />
            </p>
          )}
          {track}
          <p className="small">
            <b>Collection:</b> {COLLECTION[collection](order.number)}
          </p>
          <a className="button secondary wide" href={`${paths.dashboard}?tab=3`}>
            Your orders
          </a>
        </aside>
      </div>
    </>
  )
}
