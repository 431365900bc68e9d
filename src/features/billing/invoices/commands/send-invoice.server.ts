import { z } from 'zod'
import { providerCurrency } from '../../../../kernel/money.ts'
import { chargeMember } from '../../customers/commands/customer-of.server.ts'
import {
  callForOperation,
  type OperationHandler,
} from '../../operations/commands/perform-operation.server.ts'
import { type BillingNeeds, BY_INVOICE } from '../../operations/model.ts'
import type { Operation } from '../../operations/table.server.ts'
import { syncInvoice } from '../../sync/commands/sync-invoice.server.ts'

const MAX_LISTED = 100

const requested = z.object({ amount: z.int().positive(), description: z.string() })

/**
 * Creates the requested invoice and has the provider send it. After an interruption, continues with the existing
 * draft.
 */
export const CREATE_INVOICE: OperationHandler = {
  kind: 'invoice.create',
  async perform(ctx, operation) {
    const sent = await chargeMember(ctx, operation.memberId ?? '', (customer) =>
      send(ctx, operation, customer),
    )
    if (!sent.ok) return sent
    const { id } = sent.value
    const synced = await syncInvoice(ctx, id)
    return synced.ok || synced.reason === 'UNKNOWN' ? { ok: true, value: id } : synced
  },
  audit: ({ memberId }, invoice) => ({
    action: 'billing.create-invoice',
    subject: `members/${memberId}`,
    facts: { invoice },
  }),
}

function send(ctx: BillingNeeds, operation: Operation, customer: string) {
  const { amount, description } = requested.parse(operation.request)
  const metadata = {
    gd_object: 'invoice',
    gd_object_id: operation.memberId ?? '',
    operation: operation.id,
    amount_pence: String(amount),
  }
  return callForOperation(ctx, operation, async (stripe, { idempotencyKey }, isMade) => {
    const once = (part: string) => ({ idempotencyKey: `${part}:${idempotencyKey}:${customer}` })
    const { data } = await stripe.invoices.list({ customer, limit: MAX_LISTED })
    const earlier = data.find(isMade)
    // A draft left by a refused request may have another amount.
    const isOther = earlier?.status === 'draft' && earlier.metadata?.amount_pence !== metadata.amount_pence
    if (isOther) await stripe.invoices.del(earlier.id)
    const invoice =
      (isOther ? undefined : earlier) ??
      (await stripe.invoices.create({ customer, ...BY_INVOICE, description, metadata }, once('invoice')))
    if (invoice.status !== 'draft') return invoice
    if (invoice.lines.data.length === 0) {
      const item = { customer, invoice: invoice.id, amount, currency: providerCurrency(), description }
      await stripe.invoiceItems.create(item, once('invoice-item'))
    }
    return stripe.invoices.sendInvoice(invoice.id, {}, once('invoice-send'))
  })
}
