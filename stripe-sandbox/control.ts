import { Hono } from 'hono'
import { z } from 'zod'
import { answerChallenge, endPromise, paySession, promiseSession } from './checkout-paying.ts'
import type { Env } from './core/api.ts'
import { ApiError } from './core/errors.ts'
import { type Faults, faultSchema } from './core/faults.ts'
import type { RequestLog } from './core/request-log.ts'
import type { Scheduler } from './core/scheduler.ts'
import type { SandboxState } from './core/state.ts'
import { deliverySchema, type Webhooks } from './core/webhooks.ts'
import { openDispute } from './disputing.ts'
import { failPayout } from './payouts.ts'
import { attachPaymentMethod, createPaymentMethod, makeDefault } from './resources/payment-methods.ts'

type Deps = {
  state: SandboxState
  scheduler: Scheduler
  faults: Faults
  requests: RequestLog
  webhooks: Webhooks
  render(answer: object): string
  reset(): void
}

const GOOD_CARD = '4242424242424242'
const advance = z.strictObject({
  seconds: z.int().default(0),
  days: z.int().default(0),
  to: z.int().optional(),
})
const pay = z.strictObject({
  card: z.string().default(GOOD_CARD),
  email: z.string().default('payer@example.org'),
  name: z.string().default('Test Payer'),
  /** The result of the 3-D Secure challenge, if the card requires one. */
  challenge: z.enum(['complete', 'fail']).default('complete'),
})
const dispute = z.strictObject({
  charge: z.string().optional(),
  payment_intent: z.string().optional(),
  reason: z.string().default('fraudulent'),
})
const resend = z.strictObject({
  copies: z.int().min(1).max(100).default(1),
  signature: z.enum(['good', 'forged']).default('good'),
  ageSeconds: z.int().min(0).default(0),
})

/**
 * The control API for tests and developers, under `/_sandbox`. It accepts JSON and needs no key, because the
 * sandbox listens only on loopback. Stripe has no equivalent.
 */
export function control(deps: Deps): Hono<Env> {
  const { state, scheduler, faults, requests, webhooks, render } = deps
  const { store } = state
  const app = new Hono<Env>().basePath('/_sandbox')
  // Pages of other sites can reach loopback too. Tests and command-line clients send no Origin header.
  app.use(async (c, next) => (c.req.header('origin') ? c.json({ error: 'Not for pages.' }, 403) : next()))
  const change = <T>(work: () => T): T => {
    const result = store.atomically(work)
    webhooks.wake()
    return result
  }
  const input = async <S extends z.ZodType>(request: Request, schema: S): Promise<z.infer<S>> => {
    const text = await request.text()
    return schema.parse(text === '' ? {} : JSON.parse(text))
  }

  app.get('/clock', (c) => c.json({ now: state.now() }))
  app.post('/clock', async (c) => {
    const { seconds, days, to } = await input(c.req.raw, advance)
    const ahead = to === undefined ? seconds + days * 86_400 : to - state.now()
    if (ahead < 0) return c.json({ error: 'The clock only moves ahead.' }, 422)
    const before = store.get('setting', 'clock_ahead')?.value ?? 0
    change(() => store.put('setting', { id: 'clock_ahead', value: before + ahead }))
    scheduler.run()
    return c.json({ now: state.now() })
  })

  app.get('/requests', (c) => {
    const { method, path } = c.req.query()
    const found = requests
      .all()
      .filter((entry) => (!method || entry.method === method) && (!path || entry.path.startsWith(path)))
    return c.json({ requests: found })
  })
  app.delete('/requests', (c) => {
    requests.clear()
    return c.json({ requests: [] })
  })

  app.post('/faults', async (c) => {
    const fault = await input(c.req.raw, faultSchema)
    faults.add(fault)
    return c.json(fault)
  })
  app.delete('/faults', (c) => {
    faults.clear()
    return c.json({})
  })

  app.post('/webhooks', async (c) => {
    const mode = await input(c.req.raw, deliverySchema)
    webhooks.configure(mode)
    return c.json(mode)
  })
  app.get('/drained', async (c) =>
    c.json(await webhooks.drained({ retries: c.req.query('retries') === '1' })),
  )
  app.post('/events/:id/deliver', async (c) => {
    const { copies, ...sending } = await input(c.req.raw, resend)
    const event = state.find('event', c.req.param('id'))
    const endpoints = store
      .all('webhook_endpoint')
      .flatMap(({ id }) => Array.from({ length: copies }, () => id))
    const statuses = await Promise.all(endpoints.map((id) => webhooks.send(event, id, sending)))
    return c.json({ statuses })
  })

  app.post('/checkout/:id/pay', async (c) => {
    const { card, challenge, ...payer } = await input(c.req.raw, pay)
    const id = c.req.param('id')
    const first = change(() => paySession(state, id, { ...payer, number: card.replaceAll(' ', '') }))
    const paid =
      first.state === 'challenge'
        ? change(() => answerChallenge(state, id, challenge === 'complete' ? 'passed' : 'failed'))
        : first
    const refusal = paid.state === 'refused' ? paid.refusal : null
    return c.body(render({ state: paid.state, refusal, session: paid.session }), 200, {
      'content-type': 'application/json',
    })
  })
  app.post('/checkout/:id/promise', async (c) => {
    const { card, challenge: _, ...payer } = await input(c.req.raw, pay)
    const id = c.req.param('id')
    return c.json(change(() => promiseSession(state, id, { ...payer, number: card.replaceAll(' ', '') })))
  })
  app.post('/checkout/:id/arrive', (c) => c.json(change(() => endPromise(state, c.req.param('id')))))
  app.post('/customers/:id/card', async (c) => {
    const { card } = await input(c.req.raw, z.strictObject({ card: z.string().default(GOOD_CARD) }))
    const method = change(() => replaceCard(state, c.req.param('id'), card.replaceAll(' ', '')))
    return c.json(method)
  })
  app.post('/disputes', async (c) => {
    const { charge, payment_intent: intent, reason } = await input(c.req.raw, dispute)
    const id = charge ?? state.find('payment_intent', intent ?? '').latest_charge ?? ''
    return c.json(change(() => openDispute(state, state.find('charge', id), reason)))
  })
  app.post('/payouts/:id/fail', (c) => c.json(change(() => failPayout(state, c.req.param('id')))))
  app.post('/reset', (c) => {
    deps.reset()
    return c.json({})
  })

  app.onError((error, c) => {
    if (error instanceof ApiError) return c.json({ error: error.message }, 422)
    if (error instanceof z.ZodError || error instanceof SyntaxError)
      return c.json({ error: error.message }, 422)
    throw error
  })
  return app
}

/** Replaces the customer's card, also for existing subscriptions. The next renewal is charged to it. */
function replaceCard(state: SandboxState, id: string, number: string) {
  const customer = state.find('customer', id)
  const method = createPaymentMethod(state, { number, email: customer.email, name: customer.name })
  attachPaymentMethod(state, method.id, id)
  makeDefault(state, customer, method.id)
  for (const subscription of state.store.all('subscription').filter((row) => row.customer === id))
    state.store.patch('subscription', subscription.id, { default_payment_method: method.id })
  return method
}
