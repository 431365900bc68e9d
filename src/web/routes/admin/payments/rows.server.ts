import { type PaymentRow, paymentRow } from '../../../../features/billing/payments/admin/payment-row.ts'
import { listPayments } from '../../../../features/billing/payments/queries/payments.server.ts'
import { paymentSearch } from '../../../../features/billing/schema.ts'
import type { Ctx } from '../../../../platform/context.ts'
import type { Rows } from '../../../../ui/data-table/columns.ts'
import { parseQuery } from '../../../admin/list-address.ts'
import { objectPaths } from '../../../admin/payment-paths.server.ts'
import { memberPath } from '../../../admin/record-paths.ts'

/** Lists payments for a request's query, worded for display, with links to pages that the user may open. */
export async function paymentRows(ctx: Ctx, request: Request): Promise<Rows<PaymentRow>> {
  const listed = await listPayments(ctx, parseQuery(paymentSearch, request))
  const paths = await objectPaths(ctx, listed.rows)
  const rows = listed.rows.map((payment) =>
    paymentRow(payment, {
      objectPath: paths.get(payment.id),
      personPath: memberPath(ctx.actor, payment.memberId),
    }),
  )
  return { ...listed, rows }
}
