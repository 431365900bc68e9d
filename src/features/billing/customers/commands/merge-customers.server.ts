import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Ctx } from '../../../../platform/context.ts'
import type { Tx } from '../../../../platform/database/database.ts'
import { members } from '../../../members/table.server.ts'
import { providerCustomers } from '../table.server.ts'

/** Two member records of the same person. `subscribed` holds the customers with a running subscription. */
type Pair = { keep: string; remove: string; subscribed: ReadonlySet<string> }

/**
 * Moves the provider's customers of the `remove` member to the `keep` member. If both have one, new charges use the
 * one with a running subscription, or else that of the kept member. The other customer keeps its past payments.
 */
export async function mergeCustomers(
  tx: Tx,
  { clock }: Pick<Ctx, 'clock'>,
  { keep, remove, subscribed }: Pair,
): Promise<void> {
  const found = await tx
    .select()
    .from(providerCustomers)
    .where(and(inArray(providerCustomers.memberId, [keep, remove]), isNull(providerCustomers.removedAt)))
  for (const mode of ['test', 'live'] as const) {
    const own = found.find((one) => one.memberId === keep && one.mode === mode)
    const moved = found.find((one) => one.memberId === remove && one.mode === mode)
    if (!moved) continue
    const isMovedCharged = !own || (subscribed.has(moved.id) && !subscribed.has(own.id))
    const retired = isMovedCharged ? own : moved
    if (retired)
      await tx
        .update(providerCustomers)
        .set({ removedAt: clock.now() })
        .where(eq(providerCustomers.id, retired.id))
    // The content API publishes the customer id in these two fields.
    if (isMovedCharged)
      await tx
        .update(members)
        .set(mode === 'live' ? { stripeId: moved.id } : { stripeIdTest: moved.id })
        .where(eq(members.id, keep))
  }
  await tx.update(providerCustomers).set({ memberId: keep }).where(eq(providerCustomers.memberId, remove))
}
