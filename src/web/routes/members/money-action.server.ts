import { performOperation } from '../../../features/billing/jobs.server.ts'
import { cancelOwnSubscription } from '../../../features/billing/pauses/commands/cancel-own-subscription.server.ts'
import { pauseSubscription } from '../../../features/billing/pauses/commands/pause-subscription.server.ts'
import { resumeSubscription } from '../../../features/billing/pauses/commands/resume-subscription.server.ts'
import { lengthsWords, whyNotPaused } from '../../../features/billing/pauses/model.ts'
import type { OwnChangeInput } from '../../../features/billing/schema.ts'
import type { Ctx } from '../../../platform/context.ts'

type Changed = { ok: boolean; text: string }
const refuse = (text: string): Changed => ({ ok: false, text })

const DONE = {
  pause: 'Your subscription is paused',
  resume: 'Your subscription continues',
  cancel: 'Your subscription is cancelled',
} as const

const REFUSALS = {
  ENDED: 'This subscription has ended.',
  ENDING: 'This subscription is cancelled already.',
  PAUSED: 'This subscription is paused already.',
  NOT_PAUSED: 'This subscription is not paused.',
  NOT_ALLOWED: 'Subscriptions cannot be paused here. Please write to us.',
  PENDING: 'We are still waiting for the card provider about your last change. Please try again in a minute.',
} as const

const SLOW =
  'The card provider is slow to answer. We’ll e-mail you when it’s done. If it does not work, this page says why.'

/**
 * Pauses, resumes or cancels a subscription of the caller's family, and waits for the card provider. A request that it
 * has not answered yet is repeated by its job.
 */
export async function changeSubscription(ctx: Ctx, input: OwnChangeInput): Promise<Changed> {
  const requested = await request(ctx, input)
  if ('text' in requested) return requested
  const performed = await performOperation(ctx, requested.operationId)
  if (performed.ok) return { ok: true, text: DONE[input.do] }
  if (performed.reason === 'PROVIDER_DOWN') return { ok: true, text: SLOW }
  return refuse(`Nothing was changed: ${performed.message}`)
}

async function request(
  ctx: Ctx,
  { do: what, subscription: subscriptionId, months, key }: OwnChangeInput,
): Promise<{ operationId: string } | Changed> {
  const change = { subscriptionId, key }
  if (what !== 'pause') {
    const command = what === 'resume' ? resumeSubscription : cancelOwnSubscription
    const requested = await command(ctx, change)
    return requested.ok ? requested : refuse(REFUSALS[requested.reason])
  }
  const paused = await pauseSubscription(ctx, { ...change, months })
  if (paused.ok) return paused
  switch (paused.reason) {
    case 'TOO_LONG':
      return refuse(`Choose a length from the list: ${lengthsWords(paused.choices)}.`)
    case 'OVERDUE':
    case 'OTHER_PERIOD':
    case 'USED_UP':
    case 'TOO_LATE':
      return refuse(whyNotPaused(paused, ctx.club))
    default:
      return refuse(REFUSALS[paused.reason])
  }
}
