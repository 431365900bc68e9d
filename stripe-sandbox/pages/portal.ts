import { type Context, Hono } from 'hono'
import { html } from 'hono/html'
import { cardInWords, cardOf } from '../cards.ts'
import type { Env } from '../core/api.ts'
import type { SandboxState } from '../core/state.ts'
import { inWords } from '../money.ts'
import { attachPaymentMethod, createPaymentMethod, makeDefault } from '../resources/payment-methods.ts'
import { PORTAL_SECONDS } from '../resources/portal.ts'
import { changeSubscription } from '../subscription-changes.ts'
import type { Customer, Invoice, PortalSession, Subscription } from '../types.ts'
import { blank, cardForm, type Problem, readCardForm, type Typed } from './card-form.ts'
import { inDays, lastTwoDigits } from './dates.ts'
import { layout, notice, pageHeaders } from './layout.ts'

type Owner = { session: PortalSession; customer: Customer }

/** The customer portal: card, subscriptions and invoices. Its secret address expires after an hour. */
export function portalPages(
  state: SandboxState,
  render: (text: string) => string,
  afterwards: () => void,
): Hono<Env> {
  const app = new Hono<Env>()
  const change = (work: () => void) => {
    state.store.atomically(work)
    afterwards()
  }

  app.get('/portal/:id/:secret', (c) => withOwner(state, c, (owner) => home(state, render, c, owner)))
  app.post('/portal/:id/:secret', async (c) => {
    const { cancel, resume } = await c.req.parseBody()
    return withOwner(state, c, ({ customer }) => {
      const found = state.store.get('subscription', String(cancel ?? resume))
      if (found?.customer === customer.id)
        change(() => changeSubscription(state, found, { cancel_at_period_end: cancel !== undefined }))
      return c.redirect(c.req.path, 303)
    })
  })
  app.get('/portal/:id/:secret/card', (c) =>
    withOwner(state, c, ({ session, customer }) => {
      const typed = blank(customer.email, `12 / ${lastTwoDigits(state.now(), 4)}`)
      return checkoutSession(c, session, typed)
    }),
  )
  app.post('/portal/:id/:secret/card', async (c) => {
    const form = await c.req.parseBody()
    return withOwner(state, c, ({ session, customer }) => {
      const { typed, payer, problem } = readCardForm(form, state.now())
      const refusal = payer && cardOf(payer.number).refusal
      if (!payer || refusal)
        return checkoutSession(c, session, typed, problem ?? (refusal && { message: refusal.message }))
      change(() => {
        const method = createPaymentMethod(state, payer)
        attachPaymentMethod(state, method.id, customer.id)
        makeDefault(state, customer, method.id)
        for (const { id } of ofCustomer(state, customer.id))
          state.store.patch('subscription', id, { default_payment_method: method.id })
        state.emit('customer.updated', state.find('customer', customer.id), {
          invoice_settings: customer.invoice_settings,
        })
      })
      return c.redirect(c.req.path.replace(/\/card$/, ''), 303)
    })
  })
  return app
}

function withOwner(
  state: SandboxState,
  c: Context<Env>,
  then: (owner: Owner) => Response | Promise<Response>,
) {
  const { id = '', secret = '' } = c.req.param()
  const session = state.store.get('billing_portal.session', id)
  const customer = session && state.store.get('customer', session.customer)
  const isRight = state.store.get('hosted_secret', id)?.secret === secret
  if (!session || !customer || !isRight || session.created + PORTAL_SECONDS < state.now())
    return c.html(
      notice('Expired', 'This address has expired. Open it again from the club.'),
      410,
      pageHeaders([]),
    )
  return then({ session, customer })
}

const ofCustomer = (state: SandboxState, customer: string) =>
  state.store.all('subscription').filter((row) => row.customer === customer && row.status !== 'canceled')

function home(
  state: SandboxState,
  render: (text: string) => string,
  c: Context<Env>,
  { session, customer }: Owner,
) {
  const subscriptions = ofCustomer(state, customer.id)
  const invoices = state.store
    .all('invoice')
    .filter((row) => row.customer === customer.id && row.status !== 'draft')
  const [first] = subscriptions
  const card = state.store.get(
    'payment_method',
    first?.default_payment_method ?? customer.invoice_settings.default_payment_method ?? '',
  )?.card
  const body = html`${session.return_url ? html`<a class="back" href="${session.return_url}">← Back to the club</a>` : ''}
<h1>Your payments</h1>
<p>${customer.name ?? ''} ${customer.email ? html`<small>${customer.email}</small>` : ''}</p>
<h2>Subscriptions</h2>
${subscriptions.length > 0 ? subscriptions.map((row) => subscriptionPart(state, row)) : html`<p>You have no subscription.</p>`}
<h2>Card</h2>
<p>${card ? `${cardInWords(card)}, expires ${card.exp_month}/${card.exp_year}` : 'No card is kept.'}</p>
<p><a href="${c.req.path}/card">${card ? 'Use another card' : 'Add a card'}</a></p>
<h2>Invoices</h2>
${invoices.length > 0 ? invoiceTable(render, invoices) : html`<p>There are no invoices.</p>`}`
  return c.html(layout('Your payments', body), 200, pageHeaders([session.return_url]))
}

function subscriptionPart(state: SandboxState, subscription: Subscription) {
  const [item] = subscription.items.data
  const name = state.store.get('product', item?.price.product ?? '')?.name ?? 'Subscription'
  const end = inDays(item?.current_period_end)
  const price = inWords(item?.price.unit_amount ?? 0, subscription.currency)
  const ends = subscription.cancel_at_period_end
  return html`<p><strong>${name}</strong><small>${price} every ${item?.price.recurring?.interval}. ${
    ends ? `Ends on ${end}.` : `Renews on ${end}.`
  }${subscription.status === 'past_due' ? ' The last payment failed.' : ''}</small></p>
<form method="post"><button class="plain" name="${ends ? 'resume' : 'cancel'}" value="${subscription.id}">${
    ends ? 'Keep the subscription' : 'Cancel at the end of the period'
  }</button></form>`
}

function invoiceTable(render: (text: string) => string, invoices: Invoice[]) {
  return html`<table><tbody>
${invoices.toReversed().map(
  (
    row,
  ) => html`<tr><th scope="row"><a href="${render(row.hosted_invoice_url ?? '')}">${row.number}</a><small>${inDays(row.created)}, ${row.status}</small></th><td>${inWords(row.total, row.currency)}</td></tr>
`,
)}</tbody></table>`
}

function checkoutSession(c: Context<Env>, session: PortalSession, typed: Typed, problem?: Problem) {
  const body = html`<a class="back" href="${c.req.path.replace(/\/card$/, '')}">← Back</a>
<h1>Use another card</h1>
${cardForm(typed, problem, { label: 'Save the card', asksEmail: !typed.email, action: c.req.path })}`
  return c.html(layout('Your card', body), 200, pageHeaders([session.return_url]))
}
