import { and, eq, lt } from 'drizzle-orm'
import { type Asked, ask } from '../../../platform/payments/payments.ts'
import { subscriptionGrants } from '../table.server.ts'
import type { BillingNeeds } from './card-page.server.ts'
import { endGrant } from './grants.server.ts'
import { syncSubscription } from './sync-subscription.server.ts'

/** By then nothing that was asked is still on its way to the provider. */
export const ON_ITS_WAY_MS = 15 * 60_000
const MOST_AT_ONCE = 50
const MOST_LISTED = 100

type OldGrant = typeof subscriptionGrants.$inferSelect

/**
 * Looks up at the provider what staff gave a while ago without hearing an answer, of one member or of all: what was
 * made is copied and noted, what was not is forgotten. Answers how many; fails where the provider does not answer.
 * [resolutions B11]
 */
export async function answerGrants(ctx: BillingNeeds, memberId?: string): Promise<Asked<number>> {
  const old = await ctx.db
    .select()
    .from(subscriptionGrants)
    .where(
      and(
        lt(subscriptionGrants.createdAt, new Date(ctx.clock.now().getTime() - ON_ITS_WAY_MS)),
        memberId === undefined ? undefined : eq(subscriptionGrants.memberId, memberId),
      ),
    )
    .orderBy(subscriptionGrants.createdAt)
    .limit(MOST_AT_ONCE)
  for (const grant of old) {
    const answered = await answer(ctx, grant)
    if (!answered.ok && answered.reason === 'PROVIDER_DOWN') return answered
  }
  return { ok: true, value: old.length }
}

async function answer(ctx: BillingNeeds, grant: OldGrant): Promise<Asked<undefined>> {
  const { customerId: customer, key, priceId } = grant
  const listed = await ask(ctx, (stripe) =>
    stripe.subscriptions.list({ customer, status: 'all', limit: MOST_LISTED }),
  )
  if (!listed.ok && listed.reason !== 'PROVIDER_KNOWS_NONE') return listed
  const made = listed.ok
    ? listed.value.data.find(
        ({ metadata, items }) =>
          metadata.request === key && items.data.some(({ price }) => price.id === priceId),
      )
    : undefined
  if (made) return syncSubscription(ctx, made.id)
  await endGrant(ctx.db, grant, grant.createdAt)
  return { ok: true, value: undefined }
}
