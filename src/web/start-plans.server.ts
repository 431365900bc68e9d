import { data } from 'react-router'
import { plansIn } from '../features/registrations/children/model/plan-field.ts'
import { EXCEPTION } from '../features/registrations/model/wording.ts'
import { startFamilyPlans } from '../features/registrations/payment/commands/start-family-plans.server.ts'
import type { AccessToken } from '../features/registrations/queries/access-token.server.ts'
import { BROKEN } from '../kernel/not-sent.ts'
import type { Ctx } from '../platform/context.ts'
import { describeFeeRefusal, type FeeRefusal } from './fee-refusal.ts'
import { keepTyped } from './keep-typed.server.ts'
import { tooMany } from './too-many-requests.ts'

/** Handles the form with the subscriptions of several children. */
export function startPlans(ctx: Ctx, accessToken: AccessToken | undefined, form: FormData) {
  const chosen = plansIn(form)
  return keepTyped(
    ctx,
    () => start(ctx, accessToken, chosen),
    (): FeeRefusal => ({
      plans: { chosen, problems: {} },
      failure: { title: EXCEPTION, text: BROKEN },
    }),
  )
}

async function start(ctx: Ctx, accessToken: AccessToken | undefined, chosen: Record<string, string>) {
  const started = await startFamilyPlans(ctx, accessToken, (id) => chosen[id] ?? '')
  if (started.ok) return new Response(null, { status: 303, headers: { location: started.url } })
  if (started.reason === 'NONE') return data<FeeRefusal>({ plans: { chosen, problems: {} } }, 409)
  if (started.reason === 'INVALID')
    return data<FeeRefusal>({ plans: { chosen, problems: started.problems } }, 422)
  const { status, fee, failure } = describeFeeRefusal(started.refusal)
  const text = [`The subscription of ${started.firstName} was not started.`, failure?.text ?? fee?.text]
  return data<FeeRefusal>(
    {
      plans: { chosen, problems: {} },
      failure: { title: failure?.title ?? EXCEPTION, text: text.filter(Boolean).join(' ') },
    },
    started.refusal.reason === 'TOO_MANY' ? tooMany(started.refusal.retryAfterSeconds) : { status },
  )
}
