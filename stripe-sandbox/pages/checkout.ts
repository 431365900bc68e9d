import { type Context, Hono } from 'hono'
import { html } from 'hono/html'
import { answerChallenge, type Paid, paySession } from '../checkout-paying.ts'
import type { Env } from '../core/api.ts'
import { ApiError } from '../core/errors.ts'
import type { SandboxState } from '../core/state.ts'
import { inWords } from '../money.ts'
import type { CheckoutSession, LineItem } from '../types.ts'
import { blank, cardForm, type Problem, readCardForm, type Typed } from './card-form.ts'
import { challengePage } from './challenge.ts'
import { lastTwoDigits } from './dates.ts'
import { layout, notice, pageHeaders } from './layout.ts'

/** The payment page of a Checkout Session, and the bank's 3-D Secure page. */
export function checkoutPages(state: SandboxState, afterwards: () => void): Hono<Env> {
  const app = new Hono<Env>()
  const change = (work: () => Paid) => {
    try {
      return state.store.atomically(work)
    } finally {
      afterwards()
    }
  }

  app.get('/pay/:id', (c) =>
    withOpen(state, c, (session) => show(state, c, session, firstLook(state, session))),
  )
  app.post('/pay/:id', async (c) => {
    const form = await c.req.parseBody()
    return withOpen(state, c, (session) => {
      const { typed, payer, problem } = readCardForm(form, state.now())
      if (!payer) return show(state, c, session, typed, problem)
      return onward(
        state,
        c,
        change(() => paySession(state, session.id, payer)),
        typed,
      )
    })
  })
  app.get('/pay/:id/challenge', (c) =>
    withOpen(state, c, (session) => c.html(challengePage(sumOf(session)), 200, headers(session))),
  )
  app.post('/pay/:id/challenge', async (c) => {
    const { answer } = await c.req.parseBody()
    return withOpen(state, c, (session) => {
      const paid = change(() =>
        answerChallenge(state, session.id, answer === 'complete' ? 'passed' : 'failed'),
      )
      return onward(state, c, paid, firstLook(state, session))
    })
  })
  return app
}

function withOpen(
  state: SandboxState,
  c: Context<Env>,
  then: (session: CheckoutSession) => Response | Promise<Response>,
) {
  const session = state.store.get('checkout.session', c.req.param('id') ?? '')
  if (!session) return c.html(notice('Not found', 'There is no such payment page.'), 404, pageHeaders([]))
  if (session.status === 'open') return refusedAsPage(c, () => then(session))
  const isPaid = session.status === 'complete'
  const text = isPaid
    ? 'This payment has been made. You can close this page.'
    : 'This payment page has expired. Nothing was paid.'
  const back = isPaid ? session.success_url?.replace('{CHECKOUT_SESSION_ID}', session.id) : session.cancel_url
  const link = back ? { href: back, label: 'Back to the club' } : undefined
  return c.html(notice(isPaid ? 'Already paid' : 'Expired', text, link), isPaid ? 200 : 410, headers(session))
}

async function refusedAsPage(c: Context<Env>, work: () => Response | Promise<Response>): Promise<Response> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return c.html(notice('That did not work', error.message), 409, pageHeaders([]))
  }
}

function onward(
  state: SandboxState,
  c: Context<Env>,
  paid: Paid,
  typed: Typed,
): Response | Promise<Response> {
  if (paid.state === 'refused') return show(state, c, paid.session, typed, { message: paid.refusal.message })
  if (paid.state === 'challenge') return c.redirect(`/pay/${paid.session.id}/challenge`, 303)
  const address = (paid.session.success_url ?? '/').replaceAll('{CHECKOUT_SESSION_ID}', paid.session.id)
  return c.redirect(address, 303)
}

function show(
  state: SandboxState,
  c: Context<Env>,
  session: CheckoutSession,
  typed: Typed,
  problem?: Problem,
) {
  const items = state.store.get('checkout_order', session.id)?.items ?? []
  const verb = session.mode === 'subscription' ? 'Subscribe and pay' : 'Pay'
  const body = html`${session.cancel_url ? html`<a class="back" href="${session.cancel_url}">← Back</a>` : ''}
<h1>${heading(session, items)}</h1>
<p class="total">${sumOf(session)}</p>
${order(session, items)}
<h2>Pay by card</h2>
${cardForm(typed, problem, {
  label: `${verb} ${sumOf(session)}`,
  asksEmail: !session.customer || !typed.email,
  action: `/pay/${session.id}`,
})}`
  return c.html(layout(`Pay ${sumOf(session)}`, body), 200, headers(session))
}

const heading = (session: CheckoutSession, items: LineItem[]) =>
  session.mode === 'subscription' ? `Subscribe to ${items[0]?.description ?? 'this plan'}` : 'Your payment'

function order(session: CheckoutSession, items: LineItem[]) {
  const currency = session.currency ?? 'gbp'
  const cut = session.total_details?.amount_discount ?? 0
  return html`<table>
<tbody>
${items.map(
  (
    item,
  ) => html`<tr><th scope="row">${item.description}${details(item)}</th><td>${inWords(item.amount_subtotal, currency)}</td></tr>
`,
)}${cut > 0 ? html`<tr><th scope="row">Discount</th><td>${inWords(-cut, currency)}</td></tr>` : ''}
</tbody>
<tfoot><tr><th scope="row">Total due today</th><td>${sumOf(session)}</td></tr></tfoot>
</table>`
}

function details({ quantity, price, currency }: LineItem) {
  const each = (quantity ?? 1) > 1 ? `${quantity} × ${inWords(price?.unit_amount ?? 0, currency)}` : ''
  const count = price?.recurring?.interval_count ?? 1
  const rhythm = price?.recurring
    ? `every ${count > 1 ? `${count} ${price.recurring.interval}s` : price.recurring.interval}`
    : ''
  const text = [each, rhythm].filter(Boolean).join(', ')
  return text ? html`<small>${text}</small>` : ''
}

const sumOf = (session: CheckoutSession) => inWords(session.amount_total ?? 0, session.currency ?? 'gbp')
const headers = (session: CheckoutSession) => pageHeaders([session.success_url, session.cancel_url])

function firstLook(state: SandboxState, session: CheckoutSession): Typed {
  const { email = null } = session.customer_details ?? {}
  return blank(email ?? session.customer_email, `12 / ${lastTwoDigits(state.now(), 4)}`)
}
