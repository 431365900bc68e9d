import type { Context, Hono } from 'hono'
import type { Price } from '../../features/billing/prices/model.ts'
import { listPrices } from '../../features/billing/prices/queries/prices.server.ts'
import { payForEventById } from '../../features/events/commands/pay-for-event.server.ts'
import { BAD_AMOUNT } from '../../features/events/model.ts'
import { paymentSessionCall } from '../../features/events/schema.ts'
import { unreachable } from '../../kernel/outcome.ts'
import type { HttpEnv } from '../../platform/http/env.ts'
import { PROVIDER_SILENT } from '../../platform/payments/wording.ts'
import { invalid, invalidInput, notAllowed, problem, tooMany } from '../problem.ts'
import { payForOrder } from './order-payments.ts'

/** The calls that list what can be paid and start checkout sessions. [API-034, API-035, API-036] */
export function mountPayments(app: Hono<HttpEnv>): void {
  app.get('/gdutils/payment/prices', async (c) => {
    const list = await listPrices(c.var.ctx)
    if (!list) return problem(c, 503, PROVIDER_SILENT)
    return c.json({
      subscriptions: { data: list.subscriptions.map(onTheWire) },
      registration_fees: { data: list.registration.map(onTheWire) },
    })
  })

  app.post('/gdutils/payment/create_payment_session', async (c) => {
    const body = await c.req.json().catch(() => undefined)
    if (body?.gd_object === 'order') return payForOrder(c, body)
    const call = paymentSessionCall.safeParse(body)
    if (!call.success) return invalidInput(c, call.error)
    const started = await payForEventById(c.var.ctx, call.data.gd_object_id, {
      amount: call.data.amount,
      name: '',
    })
    return started.ok ? c.json({ id: started.sessionId, url: started.url }) : refusal(c, started)
  })
}

type NotStarted = Extract<Awaited<ReturnType<typeof payForEventById>>, { ok: false }>

function refusal(c: Context<HttpEnv>, refused: NotStarted): Response {
  switch (refused.reason) {
    case 'MEMBERS_ONLY':
      return notAllowed(c)
    case 'PAST':
      return problem(c, 409, 'This event has ended, so it takes no more payments', { reason: refused.reason })
    case 'NOT_AN_AMOUNT':
      return invalid(c, { amount: [BAD_AMOUNT] })
    case 'TOO_MANY':
      return tooMany(c, 'Too many payments from your network', refused)
    case 'PROVIDER_DOWN':
      return problem(c, 503, PROVIDER_SILENT, { reason: refused.reason })
    case 'PROVIDER_REFUSED':
      return problem(c, 422, `There is an error on your payment: ${refused.message}`, {
        reason: refused.reason,
      })
    default:
      return unreachable(refused)
  }
}

/** A price with the provider's field names. [SYS-072] */
const onTheWire = ({ id, feeId, label, amount, interval, intervalCount }: Price) => ({
  id,
  unit_amount: amount,
  nickname: label,
  lookup_key: feeId,
  currency: 'gbp',
  recurring: interval && { interval, interval_count: intervalCount },
})
