import { invoiceSheet } from '../../../features/money/receipts/model/receipt-sheet.ts'
import { findInvoiceCopy } from '../../../features/money/receipts/queries/receipts.server.ts'
import { ctxOf } from '../../context.ts'
import { clubLook, pdfResponse } from '../../documents.server.ts'
import { requireUser } from '../../session/guards.server.ts'
import type { Route } from './+types/invoice'

/** A copy of an invoice as PDF, for its payer and for finance staff. */
export async function loader({ request, params, context }: Route.LoaderArgs): Promise<Response> {
  const ctx = ctxOf(context)
  requireUser(ctx, request)
  const invoice = await findInvoiceCopy(ctx, params.id)
  const name = `invoice-${invoice.number.replace(/[^\w-]/g, '')}`
  return pdfResponse(name, invoiceSheet(invoice, await clubLook(ctx)))
}
