import { listOf } from './core/expand.ts'
import { newId } from './core/ids.ts'
import type { SandboxState } from './core/state.ts'
import { currentDiscount, discountOn } from './discounting.ts'
import type { Coupon, Customer, Discount, Invoice, InvoiceLine } from './types.ts'

const DAY = 24 * 60 * 60

export type Draft = {
  customer: Customer
  lines: InvoiceLine[]
  currency: string
  collection: 'charge_automatically' | 'send_invoice'
  daysUntilDue?: number | null | undefined
  dueDate?: number | null | undefined
  reason: Invoice['billing_reason']
  discount?: { discount: Discount; coupon: Coupon } | undefined
  subscription?: { id: string; metadata: Record<string, string> }
  metadata?: Record<string, string>
  description?: string | null | undefined
  footer?: string | null | undefined
  method?: string | null | undefined
  autoAdvance?: boolean
  period?: { start: number; end: number }
}

/** Creates a draft invoice. Nothing is owed until it is finalized. */
export function draftInvoice(state: SandboxState, draft: Draft): Invoice {
  const { customer, discount } = draft
  const id = newId('in')
  const now = state.now()
  const lines = discounted(draft.lines, discount).map((line) => ({ ...line, invoice: id }))
  const invoice = state.store.put('invoice', {
    id,
    object: 'invoice',
    account_country: 'GB',
    account_name: 'Sevenmetre',
    account_tax_ids: null,
    ...totalsOf(lines),
    amount_overpaid: 0,
    amount_paid: 0,
    amount_shipping: 0,
    application: null,
    attempt_count: 0,
    attempted: false,
    auto_advance: draft.autoAdvance ?? true,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null, provider: null, status: null },
    automatically_finalizes_at: null,
    billing_reason: draft.reason,
    collection_method: draft.collection,
    created: now,
    currency: draft.currency,
    custom_fields: null,
    customer: customer.id,
    customer_account: null,
    customer_address: customer.address ?? null,
    customer_email: customer.email,
    customer_name: customer.name ?? null,
    customer_phone: customer.phone ?? null,
    customer_shipping: null,
    customer_tax_exempt: 'none',
    customer_tax_ids: [],
    default_payment_method: draft.method ?? null,
    default_source: null,
    default_tax_rates: [],
    description: draft.description ?? null,
    discounts: discount ? [discount.discount.id] : [],
    due_date: dueDateOf(draft, now),
    effective_at: null,
    ending_balance: null,
    footer: draft.footer ?? null,
    from_invoice: null,
    hosted_invoice_url: null,
    invoice_pdf: null,
    issuer: { type: 'self' },
    last_finalization_error: null,
    latest_revision: null,
    lines: listOf(lines, `/v1/invoices/${id}/lines`),
    livemode: false,
    metadata: draft.metadata ?? {},
    next_payment_attempt: null,
    number: null,
    on_behalf_of: null,
    parent: draft.subscription
      ? {
          quote_details: null,
          subscription_details: {
            metadata: draft.subscription.metadata,
            subscription: draft.subscription.id,
          },
          type: 'subscription_details',
        }
      : null,
    payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: null },
    period_end: draft.period?.end ?? now,
    period_start: draft.period?.start ?? now,
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    receipt_number: null,
    rendering: null,
    shipping_cost: null,
    shipping_details: null,
    starting_balance: 0,
    statement_descriptor: null,
    status: 'draft',
    status_transitions: { finalized_at: null, marked_uncollectible_at: null, paid_at: null, voided_at: null },
    test_clock: null,
    total_taxes: [],
    webhooks_delivered_at: now,
  })
  for (const line of lines) {
    const item = line.parent?.invoice_item_details?.invoice_item
    if (item) state.store.patch('invoiceitem', item, { invoice: id })
  }
  state.emit('invoice.created', invoice)
  return invoice
}

/** Replaces the lines of a draft. Removed items become pending for the customer's next invoice again. */
export function relinedInvoice(state: SandboxState, { id }: Invoice, lines: InvoiceLine[]): Invoice {
  const invoice = state.find('invoice', id)
  const discount = currentDiscount(state, invoice.discounts)
  const held = new Set(lines.map((line) => line.id))
  for (const { id: line, parent } of invoice.lines.data) {
    const item = parent?.invoice_item_details?.invoice_item
    if (item && !held.has(line)) state.store.patch('invoiceitem', item, { invoice: null })
  }
  const data = discounted(lines, discount)
  return state.store.patch('invoice', id, { ...totalsOf(data), lines: { ...invoice.lines, data } })
}

/** Returns the totals of the lines, as shown on an invoice. */
function totalsOf(lines: InvoiceLine[]) {
  const subtotal = lines.reduce((sum, line) => sum + line.amount, 0)
  const cuts = new Map<string, number>()
  for (const { discount, amount } of lines.flatMap((line) => line.discount_amounts ?? [])) {
    cuts.set(discount, (cuts.get(discount) ?? 0) + amount)
  }
  const total = subtotal - [...cuts.values()].reduce((sum, cut) => sum + cut, 0)
  const due = Math.max(0, total)
  return {
    amount_due: due,
    amount_remaining: due,
    subtotal,
    subtotal_excluding_tax: subtotal,
    total,
    total_discount_amounts: [...cuts].map(([discount, amount]) => ({ amount, discount })),
    total_excluding_tax: total,
    total_pretax_credit_amounts: [...cuts].map(([discount, amount]) => ({
      amount,
      discount,
      type: 'discount' as const,
    })),
  }
}

function discounted(lines: InvoiceLine[], given: Draft['discount']): InvoiceLine[] {
  if (!given) return lines
  const { id } = given.discount
  const cuts = discountOn(
    given.coupon,
    lines.map((line) => (line.discountable ? line.amount : 0)),
  )
  return lines.map((line, index) => {
    const amount = cuts[index] ?? 0
    return {
      ...line,
      discount_amounts: [{ amount, discount: id }],
      pretax_credit_amounts: [{ amount, discount: id, type: 'discount' as const }],
    }
  })
}

function dueDateOf({ collection, dueDate, daysUntilDue }: Draft, now: number): number | null {
  if (collection !== 'send_invoice') return null
  return dueDate ?? now + (daysUntilDue ?? 30) * DAY
}
