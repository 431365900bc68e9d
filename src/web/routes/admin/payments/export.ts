import { PURPOSE_WORDS } from '../../../../features/billing/payments/admin/payment-row.ts'
import { paymentWords } from '../../../../features/billing/payments/model.ts'
import {
  exportPayments,
  type LedgerPayment,
} from '../../../../features/billing/payments/queries/payments.server.ts'
import { paymentSearch } from '../../../../features/billing/schema.ts'
import { clubStamp } from '../../../../kernel/dates.ts'
import { poundsOf } from '../../../../kernel/money.ts'
import { audit } from '../../../../platform/audit/audit.ts'
import { parseQuery } from '../../../admin/list-address.ts'
import { ctxOf } from '../../../context.ts'
import { csvResponse } from '../../../csv.ts'
import type { Route } from './+types/export'

const COLUMNS = {
  Id: ({ id }) => id,
  Charge: ({ chargeId }) => chargeId,
  'Created (local time)': ({ createdAt }) => clubStamp(createdAt),
  'Paid (local time)': ({ paidAt }) => (paidAt ? clubStamp(paidAt) : ''),
  Person: ({ payerName }) => payerName,
  'E-mail': ({ payerEmail }) => payerEmail,
  Purpose: ({ purpose }) => PURPOSE_WORDS[purpose],
  Object: ({ objectId }) => objectId,
  Description: ({ description }) => description,
  'Amount (GBP)': ({ amount }) => poundsOf(amount).toFixed(2),
  'Refunded (GBP)': ({ refunded }) => poundsOf(refunded).toFixed(2),
  State: (payment) => paymentWords(payment).text,
} satisfies Record<string, (payment: LedgerPayment) => string>

/** Exports the listed payments as CSV. Formulas are escaped. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const ctx = ctxOf(context)
  const found = await exportPayments(ctx, parseQuery(paymentSearch, request))
  const lines = found.map((payment) => Object.values(COLUMNS).map((cell) => cell(payment)))
  await audit(ctx.db, ctx, { action: 'billing.export', subject: 'payments', facts: { rows: lines.length } })
  return csvResponse('payments', [Object.keys(COLUMNS), ...lines])
}
