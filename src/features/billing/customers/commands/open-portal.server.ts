import { done, type Outcome, refused } from '../../../../kernel/outcome.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { callProvider } from '../../../../platform/payments/payments.ts'
import { hasEnded } from '../../subscriptions/model.ts'
import { familySubscriptions } from '../../subscriptions/queries/subscriptions.server.ts'
import { findCustomer } from '../queries/owner.server.ts'

export type OpenPortal = Outcome<{ url: string }, { reason: 'NO_CUSTOMER' } | { reason: 'PROVIDER_DOWN' }>

/**
 * Opens the provider's customer portal, where members and guardians change the card, view invoices and cancel
 * subscriptions. Uses the customer of the given subscription, or of the first one that has not ended, or else the
 * member's own. The address is a short-lived secret, so each click creates a new one. `returnPath` is a path of this
 * site. [MEM-015]
 */
export async function openPortal(
  ctx: Pick<Ctx, 'db' | 'payments' | 'actor' | 'config' | 'log'>,
  returnPath: string,
  subscriptionId?: string,
): Promise<OpenPortal> {
  const { actor } = ctx
  const memberId = actor.kind === 'user' ? actor.memberId : null
  const theirs = await familySubscriptions(ctx)
  const chosen =
    theirs.find(({ id }) => id === subscriptionId) ?? theirs.find(({ status }) => !hasEnded(status))
  const customer =
    chosen?.customerId ??
    (memberId ? await findCustomer(ctx, ctx.db, { memberId }) : undefined) ??
    theirs[0]?.customerId
  if (!customer) return refused('NO_CUSTOMER')
  const opened = await callProvider(ctx, (stripe) =>
    stripe.billingPortal.sessions.create({
      customer,
      return_url: new URL(returnPath, ctx.config.publicUrl).href,
    }),
  )
  if (opened.ok) return done({ url: opened.value.url })
  return refused(opened.reason === 'PROVIDER_KNOWS_NONE' ? 'NO_CUSTOMER' : 'PROVIDER_DOWN')
}
