import { receiveEvents } from '../../platform/email/events/receive-events.ts'
import { call } from '../call.ts'
import { problem } from '../problem.ts'

const REFUSED = {
  NOT_SIGNED: 'This event does not carry the secret of the site',
  UNKNOWN_FORMAT: 'The format of this event is not known',
}

/** Receives failures and complaints from an e-mail provider. A request is trusted only with the secret. */
export const EMAIL_EVENT_CALLS = [
  call({
    route: 'POST /emails/events',
    who: 'public',
    says: 'Receive signed events of the e-mail provider: failures and complaints',
    handle: async (c) => {
      const authorization = c.req.header('authorization')
      const received = await receiveEvents(c.var.ctx, { body: await c.req.text(), authorization })
      if (received.ok) return c.json({ received: true })
      return problem(c, 400, REFUSED[received.reason])
    },
  }),
]
