import { and, eq, type SQL } from 'drizzle-orm'
import { auditOf } from '../../../platform/audit/audit.ts'
import type { Ctx } from '../../../platform/context.ts'
import type { Db, Tx } from '../../../platform/database/database.ts'
import { members } from '../../members/table.server.ts'
import { subscriptionGrants } from '../table.server.ts'
import { storedCustomer } from './customer.server.ts'

type Needs = Pick<Ctx, 'db' | 'clock' | 'payments' | 'actor'>

/** What a member pays for in turn, once. [resolutions B11] */
export type Plan = { memberId: string; priceId: string }

/** A plan that is being given: the key that the provider is asked with, and as whom. */
export type Grant = { key: string; volunteer: boolean; customerId: string }

/**
 * Notes that a plan is being given to a member, before the provider hears of it. Where that was begun already and no
 * answer is known, the earlier grant is answered, to go on with. Undefined when the member pays as another customer by
 * now.
 */
export async function beginGrant(ctx: Needs, wish: Plan & Grant): Promise<Grant | undefined> {
  const { memberId, priceId, key, volunteer, customerId } = wish
  const actorId = ctx.actor.kind === 'user' ? ctx.actor.userId : null
  const createdAt = ctx.clock.now()
  return ctx.db.transaction(async (tx) => {
    await oneAtATime(tx, memberId)
    if ((await storedCustomer(ctx, tx, memberId)) !== customerId) return undefined
    const [grant] = await tx
      .insert(subscriptionGrants)
      .values({ memberId, priceId, key, volunteer, customerId, actorId, createdAt })
      .onConflictDoUpdate({
        target: [subscriptionGrants.memberId, subscriptionGrants.priceId],
        set: { createdAt },
      })
      .returning()
    return grant
  })
}

/** A grant by its plan and key. */
export type Named = Plan & { key: string }

const isNamed = ({ memberId, priceId, key }: Named): SQL | undefined =>
  and(
    eq(subscriptionGrants.memberId, memberId),
    eq(subscriptionGrants.priceId, priceId),
    eq(subscriptionGrants.key, key),
  )

/** The provider has answered: nothing was given. With `asked`, unless it was asked for again since. */
export async function endGrant(db: Db | Tx, grant: Named, asked?: Date): Promise<void> {
  const isThat = asked && eq(subscriptionGrants.createdAt, asked)
  await db.delete(subscriptionGrants).where(and(isNamed(grant), isThat))
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

/** Whether staff are giving any plan to a member, or have tried to and no answer is known. */
export const isBeingGiven = async (tx: Tx, memberId: string): Promise<boolean> =>
  (await tx.$count(subscriptionGrants, eq(subscriptionGrants.memberId, memberId))) > 0

/** Plans and invoices of one member are begun one after the other. The provider is never asked meanwhile. */
export const oneAtATime = (tx: Tx, memberId: string) =>
  tx.select({ id: members.id }).from(members).where(eq(members.id, memberId)).for('no key update')
