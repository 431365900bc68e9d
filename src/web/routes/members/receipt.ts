import { receiptSheet } from '../../../features/money/receipts/model/receipt-sheet.ts'
import { findReceipt } from '../../../features/money/receipts/queries/receipts.server.ts'
import { ctxOf } from '../../context.ts'
import { clubLook, pdfResponse } from '../../documents.server.ts'
import { requireUser } from '../../session/guards.server.ts'
import type { Route } from './+types/receipt'

/** The receipt of a payment as PDF, for its payer and for finance staff. */
export async function loader({ request, params, context }: Route.LoaderArgs): Promise<Response> {
  const ctx = ctxOf(context)
  requireUser(ctx, request)
  const receipt = await findReceipt(ctx, params.id)
  return pdfResponse(`receipt-${receipt.number}`, receiptSheet(receipt, await clubLook(ctx)))
}
