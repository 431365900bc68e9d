import '../../catalog/components/personalised-shirt.css'
import '../../catalog/components/store.css'
import type { ReactNode } from 'react'
import { formatPence } from '../../../../kernel/money.ts'
import { DateTimeText } from '../../../../ui/primitives/date-text.tsx'
import { Empty, Note } from '../../../../ui/primitives/note.tsx'
import { paths } from '../../../../web/paths.ts'
import { Personalised } from '../../catalog/components/personalised-shirt.tsx'
import { sizeSuffix } from '../../catalog/model/size-words.ts'
import type { Collection } from '../model/lines.ts'
import type { OrderState } from '../model/order.ts'
import { remainingOf } from '../model/refunded.ts'
import type { OwnOrder } from '../queries/order.server.ts'
import { Collected } from './collected.tsx'

const WORDS: Readonly<Record<OrderState, string>> = {
  open: 'Not ordered yet',
  awaiting: 'Waiting for your payment',
  paid: 'Paid',
  club: 'Club order',
  abandoned: 'Not ordered',
  refunded: 'Refunded',
}

type Props = {
  orders: readonly OwnOrder[]
  track: (order: OwnOrder) => ReactNode
  collection: (order: OwnOrder, line: OwnOrder['lines'][number]) => Collection
}

/** A member's own orders, the newest first, with the progress of each. */
export function OwnOrders({ orders, track, collection }: Props) {
  if (orders.length === 0) return <NoOrders />
  return (
    <ul className="stack">
      {orders.map((order) => (
        <li className="card stack-small" key={order.id}>
          <div className="row between">
            <h3>
              <a href={`${paths.checkout}?reg=order&id=${order.id}`}>Order {order.number}</a>
            </h3>
            <span className="item-price tabular">{formatPence(order.gross)}</span>
          </div>
          <p className="small muted">
            {order.late ? 'Paid too late' : WORDS[order.state]},{' '}
            <DateTimeText at={order.placedAt ?? order.createdAt} />
            {order.refunded > 0 && `, ${formatPence(order.refunded)} refunded`}
          </p>
          <ul className="small">
            {order.lines.map((line) => (
              <li key={line.position} className="order-piece">
                {line.personalisation && (
                  <span className="miniature">
                    <Personalised
                      on={line.personalisation.on}
                      personalisation={line.personalisation}
                      sizes="3.5rem"
                      hidden
                    />
                  </span>
                )}
                <span>
                  {line.quantity} × {line.title}, {sizeSuffix(line.size)}
                  {line.personalisation && `, personalised ${line.personalisation.words}`}
                  <RefundedPieces order={order} line={line} />
                  <Handed collection={collection(order, line)} />
                </span>
              </li>
            ))}
          </ul>
          {order.late && <Late {...order.late} />}
          {track(order)}
          {order.state === 'awaiting' && (
            <p>
              <a className="more-link" href={paths.checkout}>
                Go to the checkout
              </a>
            </p>
          )}
        </li>
      ))}
    </ul>
  )
}

/** Omitted for a fully refunded order, which has a note above its lines. */
function RefundedPieces({ order, line }: { order: OwnOrder; line: OwnOrder['lines'][number] }) {
  const { refundedWords } = remainingOf(order, line)
  if (order.state === 'refunded' || !refundedWords) return null
  return (
    <>
      <br />
      <span className="muted">{refundedWords}</span>
    </>
  )
}

function Handed({ collection }: { collection: Collection }) {
  if (!collection) return null
  return (
    <>
      <br />
      <Collected collection={collection} />
    </>
  )
}

/** A payment that came after the items had sold out. */
function Late({ amount, isBack }: NonNullable<OwnOrder['late']>) {
  return (
    <Note tone="warn">
      <p>
        Your payment arrived too late, and the items have sold out.{' '}
        {isBack
          ? `We have refunded ${formatPence(amount)} to your card.`
          : `We are refunding all of it, ${formatPence(amount)}, to your card.`}{' '}
        Banks take up to ten days to show it.
      </p>
    </Note>
  )
}

function NoOrders() {
  return (
    <Empty>
      <h3>No orders yet</h3>
      <p className="muted">What you order from the club will appear here.</p>
      <p>
        <a className="button secondary compact" href={paths.store}>
          See the store
        </a>
      </p>
    </Empty>
  )
}
