import './own-payments.css'
import '../../../../ui/layout/entry-list.css'
import { formatPence } from '../../../../kernel/money.ts'
import { listWords } from '../../../../kernel/text.ts'
import { DayText } from '../../../../ui/primitives/date-text.tsx'
import { Icon } from '../../../../ui/primitives/icon.tsx'
import { Empty } from '../../../../ui/primitives/note.tsx'
import { paths } from '../../../../web/paths.ts'
import { isReversed, paymentWords } from '../model.ts'
import type { FamilyPayment } from '../queries/family-payments.server.ts'
import { State } from './state.tsx'

/** The payments of the reader and their children, with receipts. [INV-012] */
export function OwnPayments({ payments }: { payments: readonly FamilyPayment[] }) {
  if (payments.length === 0) {
    return (
      <Empty>
        <h3 className="heading-3">No payments yet</h3>
        <p className="muted">Card payments and their receipts appear here.</p>
      </Empty>
    )
  }
  return (
    <ul className="entry-list paid-list">
      {payments.map((payment) => (
        <PaymentLine key={payment.id} payment={payment} />
      ))}
    </ul>
  )
}

function PaymentLine({ payment }: { payment: FamilyPayment }) {
  const { id, description, amount, refunded, paidAt, createdAt, hasReceipt, names } = payment
  const { tone, text } = paymentWords(payment)
  return (
    <li className="payment-state" data-tone={tone}>
      <div>
        <p>
          <b>{description}</b>
        </p>
        <p className="small muted">
          <DayText at={paidAt ?? createdAt} />
          {names.length > 0 && `, for ${listWords(names)}`}
          {refunded > 0 && !isReversed(payment) && `, ${formatPence(refunded)} refunded`}
        </p>
      </div>
      <State tone={tone} text={text} />
      <b className="tabular">{formatPence(amount)}</b>
      {hasReceipt && (
        <a className="button bare compact" href={paths.receipt(id)}>
          <Icon name="download" />
          Receipt<span className="visually-hidden"> for {description}</span>
        </a>
      )}
    </li>
  )
}
