import type { Hono } from 'hono'
import { receiveEvent } from '../../features/billing/sync/commands/handle-event.server.ts'
import type { HttpEnv } from '../../platform/http/env.ts'
import { problem } from '../problem.ts'

/** Events of the card provider, believed by their signature over the raw body alone. [API-063, resolutions B01] */
export function mountStripeWebhook(app: Hono<HttpEnv>): void {
  app.post('/stripe/webhook', async (c) => {
    const received = await receiveEvent(c.var.ctx, await c.req.text(), c.req.header('stripe-signature'))
    return received.ok
      ? c.json({ received: true })
      : problem(c, 400, 'This event is not signed by the payment provider')
  })
}
