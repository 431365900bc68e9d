import './cart.css'
import '../../../../ui/layout/split.css'
import { SILENT } from '../../../../platform/payments/wording.ts'
import { Note } from '../../../../ui/primitives/note.tsx'
import { paths } from '../../../../web/paths.ts'
import type { OrderView } from '../queries/order.server.ts'
import { OrderLines } from './order-lines.tsx'
import { OrderSum } from './order-sum.tsx'

/** Why an order is not placed. */
export type NotPaidOutcome = 'not-paid' | 'confirming' | 'unknown' | 'too-late' | 'refunded'

type Props = { order: OrderView; outcome: NotPaidOutcome; mailbox: string }

/** An order without a payment. The address of the success page alone does not place it. */
export function NotPaid({ order, outcome, mailbox }: Props) {
  return (
    <>
      <div className="margin-top-3" role="status">
        <Outcome outcome={outcome} mailbox={mailbox} />
      </div>
      <h1 className="heading-1 margin-top-6 margin-bottom-4">Order {order.number}</h1>
      <div className="split">
        <section>
          <h2 className="heading-3 margin-bottom-4">What you ordered</h2>
          <OrderLines order={order} />
        </section>
        <aside className="card stick stack" aria-label="Order">
          <OrderSum className="totals" {...order} total={outcome === 'refunded' ? 'Refunded' : 'Not paid'} />
          {outcome === 'refunded' ? (
            <a className="button secondary wide" href={`${paths.dashboard}?tab=3`}>
              Your orders
            </a>
          ) : (
            <a className="button secondary wide" href={paths.checkout}>
              Go to your cart
            </a>
          )}
        </aside>
      </div>
    </>
  )
}

function Outcome({ outcome, mailbox }: Pick<Props, 'outcome' | 'mailbox'>) {
  const address = <a href={`mailto:${mailbox}`}>{mailbox}</a>
  switch (outcome) {
    case 'not-paid':
      return (
        <Note tone="bad">
          <p>
            This order has not been paid, so we will not process it. Contact the finance mailbox {address}
          </p>
        </Note>
      )
    case 'confirming':
      return (
        <Note>
          <p>Your payment is being confirmed. Cards take up to a minute, direct debits a few days.</p>
        </Note>
      )
    case 'unknown':
      return (
        <Note tone="warn">
          <p>{SILENT}, so we cannot see whether this order was paid. Reload this page in a minute.</p>
        </Note>
      )
    case 'too-late':
      return (
        <Note tone="warn">
          <p>
            Your payment arrived too late, and the items have sold out. We are refunding all of it to your
            card. Questions: {address}
          </p>
        </Note>
      )
    case 'refunded':
      return (
        <Note>
          <p>We have refunded this order. Questions: {address}</p>
        </Note>
      )
  }
}
