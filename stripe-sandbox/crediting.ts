import { invalidRequest } from './core/errors.ts'
import { newId } from './core/ids.ts'
import { mergedMetadata } from './core/params.ts'
import type { SandboxState } from './core/state.ts'
import { inWords } from './money.ts'
import type { CreditNote, Invoice } from './types.ts'

type Given = {
  amount: number
  memo?: string | undefined
  metadata?: Record<string, string> | null | undefined
}

/** Reduces what is still to pay of an open invoice, so that its page charges only the rest. */
export function creditInvoice(state: SandboxState, invoice: Invoice, given: Given): CreditNote {
  if (invoice.status !== 'open')
    throw invalidRequest(
      `The sandbox issues credit notes for open invoices only. This invoice is ${invoice.status}.`,
      { param: 'invoice' },
    )
  const { amount } = given
  if (amount >= invoice.amount_remaining)
    throw invalidRequest(
      `The sandbox issues credit notes for less than the amount remaining (${inWords(invoice.amount_remaining, invoice.currency)}).`,
      { param: 'amount' },
    )
  const note = state.store.put('credit_note', noteOf(state, invoice, given))
  state.emit('credit_note.created', note)
  reduce(state, invoice, amount)
  return note
}

function noteOf(state: SandboxState, invoice: Invoice, { amount, memo, metadata }: Given): CreditNote {
  const id = newId('cn')
  const earlier = state.store.all('credit_note').filter((note) => note.invoice === invoice.id).length
  return {
    id,
    object: 'credit_note',
    amount,
    amount_shipping: 0,
    created: state.now(),
    currency: invoice.currency,
    customer: invoice.customer ?? '',
    customer_account: null,
    customer_balance_transaction: null,
    discount_amount: 0,
    discount_amounts: [],
    effective_at: state.now(),
    invoice: invoice.id,
    lines: {
      object: 'list',
      data: [
        {
          id: newId('cnli'),
          object: 'credit_note_line_item',
          amount,
          description: memo ?? null,
          discount_amount: 0,
          discount_amounts: [],
          livemode: false,
          metadata: {},
          pretax_credit_amounts: [],
          quantity: 1,
          tax_rates: [],
          taxes: [],
          type: 'custom_line_item',
          unit_amount: amount,
          unit_amount_decimal: String(amount),
        },
      ],
      has_more: false,
      url: `/v1/credit_notes/${id}/lines`,
    },
    livemode: false,
    memo: memo ?? null,
    metadata: mergedMetadata({}, metadata),
    number: `${invoice.number}-CN-${String(earlier + 1).padStart(2, '0')}`,
    out_of_band_amount: null,
    pdf: `sandbox:///credit_note/${id}/pdf`,
    post_payment_amount: 0,
    pre_payment_amount: amount,
    pretax_credit_amounts: [],
    reason: null,
    refunds: [],
    shipping_cost: null,
    status: 'issued',
    subtotal: amount,
    subtotal_excluding_tax: amount,
    total: amount,
    total_excluding_tax: amount,
    total_taxes: [],
    type: 'pre_payment',
    voided_at: null,
  }
}

/** Takes a credit note back while its invoice is open: the amount is due again. */
export function voidCreditNote(state: SandboxState, id: string): CreditNote {
  const note = state.find('credit_note', id)
  const invoice = state.find('invoice', String(note.invoice))
  if (note.status === 'void') throw invalidRequest('This credit note has already been voided.')
  if (invoice.status !== 'open')
    throw invalidRequest(`You can only void credit notes of open invoices. This one is ${invoice.status}.`)
  const voided = state.store.patch('credit_note', id, { status: 'void', voided_at: state.now() })
  state.emit('credit_note.voided', voided)
  reduce(state, invoice, -note.amount)
  return voided
}

/** Changes the amount due of an invoice and of the PaymentIntent that waits for it. */
function reduce(state: SandboxState, { id }: Invoice, by: number): void {
  const invoice = state.find('invoice', id)
  const due = invoice.amount_due - by
  const after = state.store.patch('invoice', id, {
    amount_due: due,
    amount_remaining: invoice.amount_remaining - by,
    pre_payment_credit_notes_amount: invoice.pre_payment_credit_notes_amount + by,
  })
  const waiting = state.store
    .all('invoice_payment')
    .find((row) => row.invoice === id && row.status === 'open')
  if (waiting) {
    state.store.patch('invoice_payment', waiting.id, { amount_requested: due })
    state.store.patch('payment_intent', waiting.payment.payment_intent ?? '', { amount: due })
  }
  state.emit('invoice.updated', after, { amount_due: invoice.amount_due })
}
