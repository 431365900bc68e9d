import { formatPence } from '../../../../kernel/money.ts'
import { DateTimeText } from '../../../../ui/primitives/date-text.tsx'
import { RecordLines } from '../../../../ui/primitives/record-lines.tsx'
import { paymentWords } from '../model.ts'
import type { StatementLine } from '../queries/payments.server.ts'

type Paid = Omit<StatementLine, 'receiptUrl' | 'hasReceipt'> & { payerName?: string }

/** A payment in the admin area, with refunds and state, and the payer of a registration. */
export const paymentLine = (one: Paid) => ({
  id: one.id,
  title: one.description,
  under: (
    <>
      <DateTimeText at={one.paidAt ?? one.createdAt} />
      {one.payerName && `, ${one.payerName}`}
      {one.refunded > 0 && `, ${formatPence(one.refunded)} refunded`}
    </>
  ),
  badges: [paymentWords(one)],
  sum: formatPence(one.amount),
})

/** A member's payments in the admin area. */
export const MemberPayments = ({ payments }: { payments: readonly StatementLine[] }) => (
  <RecordLines lines={payments.map(paymentLine)} none="No payments." />
)
