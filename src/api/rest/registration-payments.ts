import type { Context } from 'hono'
import { z } from 'zod'
import { PAYMENT_ERROR, REFUSALS, WORDS } from '../../features/registrations/model/wording.ts'
import { payFee } from '../../features/registrations/payment/commands/pay-fee.server.ts'
import type { PayFee } from '../../features/registrations/payment/model/fee-checkout.ts'
import { createSubscriptionCall } from '../../features/registrations/review/schema.ts'
import { unreachable } from '../../kernel/outcome.ts'
import type { HttpEnv } from '../../platform/http/env.ts'
import { PROVIDER_SILENT } from '../../platform/payments/wording.ts'
import { call } from '../call.ts'
import { invalid, noEntry, problem, tooMany } from '../problem.ts'

/** Starts a checkout session for a fee of a registration, by its token. [resolutions B09] */
export const REGISTRATION_PAYMENT_CALLS = [
  call({
    route: 'POST /gdutils/payment/create_subscription',
    who: 'public',
    says: 'Start a checkout session for a fee of a registration, by its token',
    body: createSubscriptionCall,
    answer: z.object({ url: z.string() }),
    handle: async (c, { registration_id: id, token, priceId }) => {
      const started = await payFee(c.var.ctx, { id, token }, priceId)
      return started.ok ? { url: started.url } : refusal(c, started)
    },
  }),
]

function refusal(c: Context<HttpEnv>, refused: Extract<PayFee, { ok: false }>): Response {
  const { reason } = refused
  switch (refused.reason) {
    case 'NONE':
      return noEntry(c)
    case 'NO_FEE':
    case 'NO_PLAN':
      return invalid(c, { priceId: [WORDS.selectFee] })
    case 'NOT_FOR_YOU':
      return invalid(c, { priceId: [refused.message] })
    case 'NO_EMAIL':
      return invalid(c, { email: [REFUSALS.noEmail] })
    case 'ALREADY_PAID':
    case 'NOTHING_DUE':
      return problem(c, 409, REFUSALS.alreadyActive, { reason })
    case 'CHANGED':
      return problem(c, 409, REFUSALS.changed, { reason })
    case 'BEGUN_ELSEWHERE':
      return problem(c, 409, REFUSALS.begunElsewhere, { reason })
    case 'FAMILY_PAYING':
      return problem(c, 409, REFUSALS.familyPaying, { reason })
    case 'TOO_MANY':
      return tooMany(c, REFUSALS.tooManyPayments, refused)
    case 'PROVIDER_DOWN':
      return problem(c, 503, PROVIDER_SILENT, { reason })
    case 'PROVIDER_REFUSED':
      return problem(c, 422, `${PAYMENT_ERROR} ${refused.message}`, { reason })
    default:
      return unreachable(refused)
  }
}
