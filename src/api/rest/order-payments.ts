import type { Context } from 'hono'
import type { z } from 'zod'
import { type PayOrder, payOrder } from '../../features/store/orders/commands/place-order.server.ts'
import type { orderSessionCall } from '../../features/store/orders/schema.ts'
import { Forbidden } from '../../kernel/errors.ts'
import { unreachable } from '../../kernel/outcome.ts'
import type { HttpEnv } from '../../platform/http/env.ts'
import { PROVIDER_SILENT } from '../../platform/payments/wording.ts'
import { problem, tooMany } from '../problem.ts'

/** Starts a checkout session for the caller's own order. Prices come from the store, never from the request. */
export async function payForOrder(c: Context<HttpEnv>, input: z.output<typeof orderSessionCall>) {
  const paying = await payOrder(c.var.ctx, { ...input, request: undefined })
  return paying.ok ? { id: paying.sessionId, url: paying.url } : refusal(c, paying)
}

type NotPaying = Extract<PayOrder, { ok: false }>

function refusal(c: Context<HttpEnv>, refused: NotPaying): Response {
  switch (refused.reason) {
    case 'MEMBERS_ONLY':
      throw new Forbidden()
    case 'NO_ITEMS':
    case 'NO_ORDER':
      return problem(c, 404, 'This is not the order of your cart', { reason: 'NO_ORDER' })
    case 'PLACED':
      return problem(c, 409, 'This order has already been placed', { reason: refused.reason })
    case 'NOT_LIKE_THIS':
      return problem(c, 409, 'Something in the cart cannot be bought as it is', { reason: refused.reason })
    case 'PRICE_CHANGED':
    case 'BUSY':
      return problem(c, 409, 'The cart has changed in the meantime', { reason: refused.reason })
    case 'NOTHING_TO_PAY':
      return problem(c, 422, 'There is nothing to pay for this order', { reason: refused.reason })
    case 'TOO_MANY':
      return tooMany(c, 'You have tried to pay too many times. Try again in an hour', refused)
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
