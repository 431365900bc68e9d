import { and, eq, ne } from 'drizzle-orm'
import { z } from 'zod'
import type { Db, Tx } from '../../../../platform/database/database.ts'
import {
  callForOperation,
  type OperationHandler,
} from '../../operations/commands/perform-operation.server.ts'
import { payments } from '../../payments/table.server.ts'
import { intentOf } from '../../sync/commands/settle-payment.server.ts'
import { syncInvoice } from '../../sync/commands/sync-invoice.server.ts'

/** Operations of an earlier version have no payment. */
const requested = z.object({ invoiceId: z.string(), paymentId: z.string().optional() })

/**
 * Tells the provider that an invoice has been paid in cash or by bank transfer, so that its page takes no card
 * payment. If it was paid by card in the meantime, the ledger keeps both payments and the statement shows that too much
 * was paid.
 */
export const SETTLE_INVOICE: OperationHandler = {
  kind: 'invoice.settle',
  async perform(ctx, operation) {
    const { invoiceId, paymentId } = requested.parse(operation.request)
    const settled = await callForOperation(ctx, operation, async (stripe, { idempotencyKey }) => {
      const invoice = await stripe.invoices.retrieve(invoiceId, { expand: ['payments'] })
      if (invoice.status === 'paid') return invoice
      return stripe.invoices.pay(invoiceId, { paid_out_of_band: true }, { idempotencyKey })
    })
    if (!settled.ok) return settled
    if (!intentOf(settled.value)) return { ok: true, value: invoiceId }
    await separate(ctx, invoiceId, paymentId)
    const synced = await syncInvoice(ctx, invoiceId)
    return synced.ok || synced.reason === 'UNKNOWN' ? { ok: true, value: invoiceId } : synced
  },
}

/**
 * Lets the card payment of an invoice take the place of one by hand in the ledger: the statement then shows that too
 * much was paid.
 */
export const separate = ({ db }: { db: Db | Tx }, invoiceId: string, paymentId?: string) =>
  db
    .update(payments)
    .set({ invoiceId: null, partOf: null })
    .where(
      and(
        eq(payments.invoiceId, invoiceId),
        ne(payments.method, 'card'),
        paymentId === undefined ? undefined : eq(payments.id, paymentId),
      ),
    )
