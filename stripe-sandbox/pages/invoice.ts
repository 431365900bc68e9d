import { type Context, Hono } from 'hono'
import { html } from 'hono/html'
import type { Env } from '../core/api.ts'
import { ApiError } from '../core/errors.ts'
import type { SandboxState } from '../core/state.ts'
import { intentOf, type Settled, settleInvoice } from '../invoicing.ts'
import { inWords } from '../money.ts'
import { createPaymentMethod } from '../resources/payment-methods.ts'
import type { Invoice } from '../types.ts'
import { blank, cardForm, type Problem, readCardForm, type Typed } from './card-form.ts'
import { challengePage } from './challenge.ts'
import { inDays, lastTwoDigits } from './dates.ts'
import { invoicePdf } from './invoice-pdf.ts'
import { layout, notice, pageHeaders } from './layout.ts'

/** The hosted invoice page, for reading, printing and paying. Its address contains a secret. */
export function invoicePages(state: SandboxState, afterwards: () => void): Hono<Env> {
  const app = new Hono<Env>()
  const change = (work: () => Settled) => {
    try {
      return state.store.atomically(work)
    } finally {
      afterwards()
    }
  }

  app.get('/invoice/:id/:secret', (c) => withInvoice(state, c, (invoice) => show(state, c, invoice)))
  app.get('/invoice/:id/:secret/pdf', (c) =>
    withInvoice(state, c, (invoice) =>
      c.body(new Uint8Array(invoicePdf(invoice)), 200, {
        'content-type': 'application/pdf',
        'content-disposition': `attachment; filename="Invoice-${invoice.number}.pdf"`,
        'cache-control': 'no-store',
      }),
    ),
  )
  app.post('/invoice/:id/:secret', async (c) => {
    const form = await c.req.parseBody()
    return withInvoice(state, c, (invoice) => {
      const { typed, payer, problem } = readCardForm(form, state.now())
      if (!payer) return show(state, c, invoice, typed, problem)
      const settled = change(() => {
        const method = createPaymentMethod(state, payer)
        return settleInvoice(state, invoice, {
          method,
          presence: 'on_session',
          challengeUrl: `sandbox://${c.req.path}/challenge`,
        })
      })
      if (settled.intent?.status === 'requires_action') return c.redirect(`${c.req.path}/challenge`, 303)
      if (settled.refusal) return show(state, c, settled.invoice, typed, { message: settled.refusal.message })
      return c.redirect(c.req.path, 303)
    })
  })
  app.get('/invoice/:id/:secret/challenge', (c) =>
    withInvoice(state, c, (invoice) => c.html(challengePage(sumOf(invoice)), 200, pageHeaders([]))),
  )
  app.post('/invoice/:id/:secret/challenge', async (c) => {
    const { answer } = await c.req.parseBody()
    return withInvoice(state, c, (invoice) => {
      const settled = change(() => answered(state, invoice, answer === 'complete' ? 'passed' : 'failed'))
      const problem = settled.refusal && { message: settled.refusal.message }
      if (problem) return show(state, c, settled.invoice, undefined, problem)
      return c.redirect(c.req.path.replace(/\/challenge$/, ''), 303)
    })
  })
  return app
}

function answered(state: SandboxState, invoice: Invoice, challenge: 'passed' | 'failed'): Settled {
  const method = state.find('payment_method', intentOf(state, invoice.id)?.payment_method ?? '')
  return settleInvoice(state, invoice, { method, presence: 'on_session', challenge })
}

function withInvoice(
  state: SandboxState,
  c: Context<Env>,
  then: (invoice: Invoice) => Response | Promise<Response>,
) {
  const { id = '', secret = '' } = c.req.param()
  const invoice = state.store.get('invoice', id)
  if (!invoice || state.store.get('hosted_secret', id)?.secret !== secret)
    return c.html(notice('Not found', 'There is no such invoice.'), 404, pageHeaders([]))
  try {
    return then(invoice)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return c.html(notice('That did not work', error.message), 409, pageHeaders([]))
  }
}

function show(state: SandboxState, c: Context<Env>, invoice: Invoice, typed?: Typed, problem?: Problem) {
  const here = c.req.path.replace(/\/challenge$/, '')
  const isOpen = invoice.status === 'open'
  const body = html`<h1>Invoice ${invoice.number}</h1>
<p class="total">${sumOf(invoice)}</p>
<p>${invoice.account_name} to ${invoice.customer_name ?? invoice.customer_email}</p>
${stateOf(invoice)}
<table>
<tbody>
${invoice.lines.data.map(
  (
    line,
  ) => html`<tr><th scope="row">${line.description}</th><td>${inWords(line.amount, line.currency)}</td></tr>
`,
)}${discountRow(invoice)}${creditRow(invoice)}
</tbody>
<tfoot><tr><th scope="row">Amount due</th><td>${sumOf(invoice)}</td></tr></tfoot>
</table>
<p><a href="${here}/pdf">Download as PDF</a></p>
${isOpen ? html`<h2>Pay by card</h2>${cardForm(typed ?? empty(state, invoice), problem, { label: `Pay ${sumOf(invoice)}`, asksEmail: !invoice.customer_email, action: here })}` : ''}`
  return c.html(layout(`Invoice ${invoice.number}`, body), 200, pageHeaders([]))
}

function stateOf({ status, due_date: due, status_transitions: moments }: Invoice) {
  if (status === 'paid') return html`<p class="done">Paid on ${inDays(moments.paid_at)}</p>`
  if (status === 'void')
    return html`<p><strong>This invoice was cancelled. Nothing is to be paid.</strong></p>`
  return due ? html`<p>Due on ${inDays(due)}</p>` : ''
}

function discountRow(invoice: Invoice) {
  const cut = invoice.subtotal - invoice.total
  return cut > 0
    ? html`<tr><th scope="row">Discount</th><td>${inWords(-cut, invoice.currency)}</td></tr>`
    : ''
}

function creditRow({ pre_payment_credit_notes_amount: credited, currency }: Invoice) {
  return credited > 0
    ? html`<tr><th scope="row">Credit notes</th><td>${inWords(-credited, currency)}</td></tr>`
    : ''
}

const sumOf = (invoice: Invoice) => inWords(invoice.amount_due, invoice.currency)
const empty = (state: SandboxState, invoice: Invoice) =>
  blank(invoice.customer_email, `12 / ${lastTwoDigits(state.now(), 4)}`)
