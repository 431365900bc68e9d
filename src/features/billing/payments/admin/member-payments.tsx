import { formatPence } from '../../../../kernel/money.ts'
import { DateTimeText } from '../../../../ui/primitives/date-text.tsx'
import { RecordLines } from '../../../../ui/primitives/record-lines.tsx'
import { paymentWords } from '../model.ts'
import type { StatementLine } from '../queries/payments.server.ts'

/** A member's payments in the admin area, with refunds and state. */
export function MemberPayments({ payments }: { payments: readonly StatementLine[] }) {
  const lines = payments.map((one) => ({
    id: one.id,
    title: one.description,
    under: (
      <>
        <DateTimeText at={one.paidAt ?? one.createdAt} />
        {one.refunded > 0 && `, ${formatPence(one.refunded)} refunded`}
      </>
    ),
    badges: [paymentWords(one)],
    sum: formatPence(one.amount),
  }))
  return <RecordLines lines={lines} none="No payments." />
}
