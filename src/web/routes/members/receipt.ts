import { receiptSheet } from '../../../features/money/receipts/model/receipt-sheet.ts'
import { findReceipt, findReceiptOfLink } from '../../../features/money/receipts/queries/receipts.server.ts'
import type { Ctx } from '../../../platform/context.ts'
import { ctxOf } from '../../context.ts'
import { clubLook, pdfResponse } from '../../documents.server.ts'
import { requireUser } from '../../session/guards.server.ts'
import type { Route } from './+types/receipt'

/** The receipt of a payment as PDF, for its payer, for the holder of the e-mailed link, and for finance staff. */
export async function loader({ request, params, context }: Route.LoaderArgs): Promise<Response> {
  const ctx = ctxOf(context)
  const token = new URL(request.url).searchParams.get('signed') ?? ''
  const receipt =
    (await findReceiptOfLink(ctx, params.id, token)) ?? (await ownReceipt(request, ctx, params.id))
  return pdfResponse(`receipt-${receipt.number}`, receiptSheet(receipt, await clubLook(ctx)))
}

function ownReceipt(request: Request, ctx: Ctx, id: string) {
  requireUser(ctx, request)
  return findReceipt(ctx, id)
}
