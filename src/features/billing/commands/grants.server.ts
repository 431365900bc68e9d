import { and, eq, gt, type SQL } from 'drizzle-orm'
import type { Ctx } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { auditOf } from '../../../platform/entries/audit.ts'
import { members } from '../../members/table.server.ts'
import { subscriptionGrants } from '../table.server.ts'

type Needs = Pick<Ctx, 'db' | 'clock'>

/** What a member pays for in turn, once. [decisions B11] */
export type Plan = { memberId: string; priceId: string }

/** So long a plan that staff are giving bars card pages of its member: by then the provider has answered. */
const GRANT_MINUTES = 15

/** A plan that is being given, under the key that the provider is asked with. */
export type Grant = { key: string; volunteer: boolean }

/**
 * Notes that a plan is being given to a member, before the provider hears of it. Where that was begun already and no
 * answer is known, the earlier grant is answered, to go on with.
 */
export async function beginGrant(ctx: Needs & Pick<Ctx, 'actor'>, wish: Plan & Grant): Promise<Grant> {
  const { memberId, priceId, key, volunteer } = wish
  const actorId = ctx.actor.kind === 'user' ? ctx.actor.userId : null
  return ctx.db.transaction(async (tx) => {
    await oneAtATime(tx, memberId)
    await tx
      .insert(subscriptionGrants)
      .values({ memberId, priceId, key, volunteer, actorId, createdAt: ctx.clock.now() })
      .onConflictDoNothing()
    const [grant] = await tx.select().from(subscriptionGrants).where(isGrantOf(wish))
    return grant ?? { key, volunteer }
  })
}

/** A grant by its key; another member's may have the same. */
type Named = { memberId: string; key: string }

const isNamed = ({ memberId, key }: Named): SQL | undefined =>
  and(eq(subscriptionGrants.memberId, memberId), eq(subscriptionGrants.key, key))

/** The provider has answered: nothing was given. */
export async function endGrant(db: Ctx['db'] | Tx, grant: Named): Promise<void> {
  await db.delete(subscriptionGrants).where(isNamed(grant))
}

/** The provider has answered: it was given. Noted as the deed of whoever asked first, also when no answer came back. */
export async function keepGrant(
  { clock }: Pick<Ctx, 'clock'>,
  tx: Tx,
  named: Named,
  subscription: string,
): Promise<void> {
  const [grant] = await tx.delete(subscriptionGrants).where(isNamed(named)).returning()
  if (!grant) return
  const { memberId, actorId, volunteer } = grant
  await auditOf(tx, clock, actorId, {
    action: 'billing.assign-subscription',
    subject: `members/${memberId}`,
    facts: { subscription, volunteer },
  })
}

/** Whether staff are giving any plan to a member at this time. */
export async function isBeingGiven(
  { clock }: Pick<Ctx, 'clock'>,
  tx: Tx,
  memberId: string,
): Promise<boolean> {
  const since = new Date(clock.now().getTime() - GRANT_MINUTES * 60_000)
  const fresh = and(eq(subscriptionGrants.memberId, memberId), gt(subscriptionGrants.createdAt, since))
  return (await tx.$count(subscriptionGrants, fresh)) > 0
}

/** Two who begin a plan for one member do so one after the other. The provider is never asked meanwhile. */
export const oneAtATime = (tx: Tx, memberId: string) =>
  tx.select({ id: members.id }).from(members).where(eq(members.id, memberId)).for('no key update')

const isGrantOf = ({ memberId, priceId }: Plan): SQL | undefined =>
  and(eq(subscriptionGrants.memberId, memberId), eq(subscriptionGrants.priceId, priceId))
