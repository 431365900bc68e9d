import type { Context } from 'hono'
import { z } from 'zod'
import type { Price } from '../../features/billing/prices/model.ts'
import { listPrices } from '../../features/billing/prices/queries/prices.server.ts'
import { payForEventById } from '../../features/events/commands/pay-for-event.server.ts'
import { BAD_AMOUNT } from '../../features/events/model.ts'
import { paymentSessionCall } from '../../features/events/schema.ts'
import { feesOnOffer } from '../../features/fees/queries/plans.server.ts'
import { openPrices } from '../../features/registrations/payment/model/offers.ts'
import { orderSessionCall } from '../../features/store/orders/schema.ts'
import { providerCurrency } from '../../kernel/money.ts'
import { unreachable } from '../../kernel/outcome.ts'
import type { HttpEnv } from '../../platform/http/env.ts'
import { PROVIDER_SILENT } from '../../platform/payments/wording.ts'
import { call } from '../call.ts'
import { invalid, notAllowed, problem, tooMany } from '../problem.ts'
import { payForOrder } from './order-payments.ts'

/** What the caller pays for: the order in their cart, or a contribution to an event. */
const sessionCall = z.discriminatedUnion('gd_object', [orderSessionCall, paymentSessionCall], {
  error: ({ code }) => (code === 'invalid_union' ? 'gd_object is "order" or "others"' : undefined),
})

/** Calls that list prices and start checkout sessions. */
export const PAYMENT_CALLS = [
  call({
    route: 'GET /gdutils/payment/prices',
    who: 'public',
    says: 'Subscriptions and registration fees that can be paid',
    handle: async (c) => {
      const [list, { closedFees }] = await Promise.all([listPrices(c.var.ctx), feesOnOffer(c.var.ctx)])
      if (!list) return problem(c, 503, PROVIDER_SILENT)
      return c.json({
        subscriptions: { data: openPrices(list.subscriptions, closedFees).map(onTheWire) },
        registration_fees: { data: openPrices(list.registration, closedFees).map(onTheWire) },
      })
    },
  }),
  call({
    route: 'POST /gdutils/payment/create_payment_session',
    who: 'public',
    says: 'Start a checkout session for a contribution to an event, or for the order of your cart',
    body: sessionCall,
    answer: z.object({ id: z.string(), url: z.string() }),
    handle: async (c, input) => {
      if ('orderId' in input) return payForOrder(c, input)
      const { gd_object_id, amount } = input
      const started = await payForEventById(c.var.ctx, gd_object_id, { amount, name: '' })
      return started.ok ? { id: started.sessionId, url: started.url } : refusal(c, started)
    },
  }),
]

type NotStarted = Extract<Awaited<ReturnType<typeof payForEventById>>, { ok: false }>

function refusal(c: Context<HttpEnv>, refused: NotStarted): Response {
  switch (refused.reason) {
    case 'MEMBERS_ONLY':
      return notAllowed(c)
    case 'PAST':
      return problem(c, 409, 'This event has ended, so it can no longer be paid for', {
        reason: refused.reason,
      })
    case 'TICKETS_ONLY':
      return problem(c, 409, 'This event has tickets. Book them on its page', { reason: refused.reason })
    case 'NOT_AN_AMOUNT':
      return invalid(c, { amount: [BAD_AMOUNT] })
    case 'TOO_MANY':
      return tooMany(c, 'Too many payments from your network', refused)
    case 'PROVIDER_DOWN':
      return problem(c, 503, PROVIDER_SILENT, { reason: refused.reason })
    case 'PROVIDER_REFUSED':
      return problem(c, 422, `Your payment did not go through: ${refused.message}`, {
        reason: refused.reason,
      })
    default:
      return unreachable(refused)
  }
}

/** Formats a price with Stripe's field names. */
const onTheWire = ({ id, feeId, label, amount, interval, intervalCount }: Price) => ({
  id,
  unit_amount: amount,
  nickname: label,
  lookup_key: feeId,
  currency: providerCurrency(),
  recurring: interval && { interval, interval_count: intervalCount },
})
