import { receiveEvent } from '../../features/billing/sync/commands/handle-event.server.ts'
import { call } from '../call.ts'
import { problem } from '../problem.ts'

/** Receives Stripe webhooks. An event is trusted only if the signature matches the raw body. [resolutions B01] */
export const STRIPE_WEBHOOK_CALLS = [
  call({
    route: 'POST /stripe/webhook',
    who: 'public',
    says: 'Receive a signed event of the card provider',
    handle: async (c) => {
      const received = await receiveEvent(c.var.ctx, await c.req.text(), c.req.header('stripe-signature'))
      return received.ok
        ? c.json({ received: true })
        : problem(c, 400, 'This event is not signed by the payment provider')
    },
  }),
]
