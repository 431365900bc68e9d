import { type Context, Hono } from 'hono'
import { html } from 'hono/html'
import { cardInWords } from '../cards.ts'
import { tryIntent } from '../charging.ts'
import type { Env } from '../core/api.ts'
import type { SandboxState } from '../core/state.ts'
import { inWords } from '../money.ts'
import type { PaymentIntent } from '../types.ts'
import { challengePage } from './challenge.ts'
import { inDays } from './dates.ts'
import { layout, notice, pageHeaders } from './layout.ts'

/** The receipt of a payment, and the bank's 3-D Secure page of a payment started through the API. */
export function paymentPages(state: SandboxState, afterwards: () => void): Hono<Env> {
  const app = new Hono<Env>()
  const withIntent = (c: Context<Env>, then: (intent: PaymentIntent) => Response | Promise<Response>) => {
    const intent = state.store.get('payment_intent', c.req.param('id') ?? '')
    return intent
      ? then(intent)
      : c.html(notice('Not found', 'There is no such payment.'), 404, pageHeaders([]))
  }

  app.get('/receipt/:id', (c) =>
    withIntent(c, (intent) => c.html(receipt(state, intent), 200, pageHeaders([]))),
  )
  app.get('/challenge/:id', (c) =>
    withIntent(c, (intent) =>
      c.html(challengePage(inWords(intent.amount, intent.currency)), 200, pageHeaders([])),
    ),
  )
  app.post('/challenge/:id', async (c) => {
    const { answer } = await c.req.parseBody()
    return withIntent(c, (intent) => {
      if (intent.status !== 'requires_action' || !intent.payment_method)
        return c.html(notice('Done', 'This payment has been answered already.'), 200, pageHeaders([]))
      const method = state.find('payment_method', intent.payment_method)
      const challenge = answer === 'complete' ? 'passed' : 'failed'
      const { refusal } = state.store.atomically(() =>
        tryIntent(state, intent, { method, presence: 'on_session', challenge }),
      )
      afterwards()
      return c.html(notice(refusal ? 'Not paid' : 'Paid', refusal?.message ?? 'You can close this page.'))
    })
  })
  return app
}

function receipt(state: SandboxState, intent: PaymentIntent) {
  const charge = state.store.get('charge', intent.latest_charge ?? '')
  if (!charge?.paid) return notice('No receipt', 'This payment has not been made.')
  const card = charge.payment_method_details?.card
  return layout(
    'Receipt',
    html`<h1>Receipt</h1>
<p class="total">${inWords(charge.amount, charge.currency)}</p>
<p class="done">Paid on ${inDays(charge.created)}</p>
<table><tbody>
<tr><th scope="row">For</th><td>${charge.description ?? 'Sevenmetre'}</td></tr>
<tr><th scope="row">Card</th><td>${card ? cardInWords(card) : ''}</td></tr>
${charge.amount_refunded > 0 ? html`<tr><th scope="row">Refunded</th><td>${inWords(charge.amount_refunded, charge.currency)}</td></tr>` : ''}
</tbody></table>`,
  )
}
