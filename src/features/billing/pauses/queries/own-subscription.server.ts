import { NotFound } from '../../../../kernel/errors.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { isOwnAccountOfMinor } from '../../../members/queries/account-of-minor.server.ts'
import type { Subscription } from '../../subscriptions/model.ts'
import { familySubscriptions } from '../../subscriptions/queries/subscriptions.server.ts'
import { type PauseOffer, pauseOffer } from '../model.ts'
import { type ChangeKind, changesOf, type FailedChange, failedIn, pausesIn } from './pauses.server.ts'

type Needs = Pick<Ctx, 'db' | 'actor' | 'clock' | 'club'>

/** What the payer of a subscription can do with it. */
export type OwnChoices = {
  offer: PauseOffer
  pending: ChangeKind | undefined
  failed: FailedChange | undefined
}

/**
 * Returns what the caller can do with each of these subscriptions of their family, by its id. Empty for a login of a
 * minor, whose guardian decides.
 */
export async function ownChoices(
  ctx: Needs,
  subscriptions: readonly Subscription[],
): Promise<Record<string, OwnChoices>> {
  if (await isOwnAccountOfMinor(ctx)) return {}
  const now = ctx.clock.now()
  const found = subscriptions.map(async (one) => {
    const changes = await changesOf(ctx.db, one.id)
    const { pauses, pending } = pausesIn(changes)
    const offer = pauseOffer(ctx.club, one, pauses, now)
    return [one.id, { offer, pending, failed: failedIn(changes, now) }] as const
  })
  return Object.fromEntries(await Promise.all(found))
}

/**
 * Returns a subscription that the caller pays for, their own or a child's, with its member. Throws NotFound for any
 * other, and for a login of a minor, whose guardian decides.
 */
export async function ownSubscription(ctx: Needs, id: string): Promise<Subscription & { memberId: string }> {
  const found = (await familySubscriptions(ctx)).find((one) => one.id === id)
  if (!found?.memberId || (await isOwnAccountOfMinor(ctx))) throw new NotFound()
  return { ...found, memberId: found.memberId }
}
