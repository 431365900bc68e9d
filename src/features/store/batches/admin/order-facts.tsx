import './batches.css'
import '../../../../ui/data-table/data-table.css'
import { longDateTime } from '../../../../kernel/dates.ts'
import { formatPence } from '../../../../kernel/money.ts'
import { Note } from '../../../../ui/primitives/note.tsx'
import { OrderSum } from '../../orders/components/order-sum.tsx'
import { remainingGross, remainingOf } from '../../orders/model/refunded.ts'
import type { AdminOrder } from '../queries/order-admin.server.ts'

/** The lines of an order at the prices charged, its totals and its history. */
export function OrderFacts({ order }: { order: AdminOrder }) {
  const { lines, request, timeline, refunded, refunding } = order
  return (
    <>
      <table className="table admin-table">
        <caption className="visually-hidden">What was ordered</caption>
        <thead>
          <tr>
            <th>Item</th>
            <th className="number">Quantity</th>
            <th className="number">With VAT</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.position}>
              <td>
                {`${line.title}, ${line.size}`} <span className="second-line">{line.itemId}</span>
                {line.personalisation && (
                  <span className="second-line">Personalisation: {line.personalisation.words}</span>
                )}
              </td>
              <td className="number">
                {line.quantity}
                <Refunded words={remainingOf(order, line).refundedWords} />
              </td>
              <td className="number">{formatPence(line.gross)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <OrderSum className="order-totals" {...order} total="Total" />
      {refunded > 0 && (
        <dl className="order-totals">
          <div>
            <dt>Refunded</dt>
            <dd>{formatPence(refunded)}</dd>
          </div>
          <div className="total">
            <dt>Total after refunds</dt>
            <dd>{formatPence(remainingGross(order))}</dd>
          </div>
        </dl>
      )}
      {refunding > 0 && (
        <Note>
          <p>{formatPence(refunding)} is being refunded. Do not refund it again.</p>
        </Note>
      )}
      {request && (
        <p>
          <b>Special request:</b> <span className="as-typed">{request}</span>
        </p>
      )}
      <details>
        <summary>History</summary>
        <ol className="timeline small">
          {timeline.map(({ at, note, by }) => (
            <li key={`${at.toISOString()} ${note}`}>
              {longDateTime(at)}: {note}
              {by && <span className="muted"> ({by})</span>}
            </li>
          ))}
        </ol>
      </details>
    </>
  )
}

const Refunded = ({ words }: { words: string | undefined }) =>
  words && <span className="second-line">{words}</span>
