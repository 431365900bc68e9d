import { and, eq, isNotNull } from 'drizzle-orm'
import { isId } from '../../../../kernel/ids.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { touchEntry, transact } from '../../../../platform/database/transact.ts'
import { runningOfMember } from '../../../billing/subscriptions/queries/subscriptions.server.ts'
import { familyIdsOf, owesNothing } from '../../children/queries/fee-price.server.ts'
import { registrations } from '../../table.server.ts'
import { paidFees } from '../queries/paid.server.ts'

type Needs = Pick<Ctx, 'db' | 'pages' | 'clock' | 'payments'>

/**
 * Sets or clears the paid flags of a registration and of its family's this season according to the ledger: a payment or
 * a running subscription sets a flag, a refund, a dispute or an ended subscription clears it. Subscriptions that staff
 * assigned to the member count too, and so does a fee of nothing. Idempotent. [REG-028, REG-029, REG-035, resolutions
 * B01, B22, B23]
 */
export async function followPayments(ctx: Needs, registrationId: string): Promise<void> {
  if (!isId(registrationId)) return
  for (const id of await familyIdsOf(ctx.db, registrationId)) await followOne(ctx, id)
}

async function followOne(ctx: Needs, registrationId: string): Promise<void> {
  await transact(ctx, async (tx) => {
    const [known] = await tx
      .select()
      .from(registrations)
      .where(eq(registrations.id, registrationId))
      .for('update')
    if (!known) return
    const paid = await paidFees(tx, registrationId)
    const running = known.memberId ? await runningOfMember(tx, known.memberId) : []
    const now = {
      registrationPaid: paid.registration !== undefined || (await owesNothing(tx, registrationId)),
      subscriptionPaid: paid.subscription !== undefined || running.length > 0,
      chargeId: paid.chargeId,
      stripeCustomer: paid.customerId || known.stripeCustomer,
    }
    if (isSame(known, now)) return
    await tx
      .update(registrations)
      .set({ ...now, updatedAt: ctx.clock.now(), version: known.version + 1 })
      .where(eq(registrations.id, registrationId))
    await touchEntry(tx, 'registrations', registrationId)
  })
}

/**
 * Updates the flags after a subscription has changed: of the registration that started it, and of all registrations
 * of its member, because staff may have assigned it.
 */
export async function followSubscription(
  ctx: Needs,
  { registrationId, memberId }: { registrationId: string | null; memberId: string | null },
): Promise<void> {
  if (registrationId) await followPayments(ctx, registrationId)
  if (!memberId) return
  const theirs = await ctx.db
    .select({ id: registrations.id })
    .from(registrations)
    .where(and(eq(registrations.memberId, memberId), isNotNull(registrations.submittedAt)))
  for (const { id } of theirs) await followPayments(ctx, id)
}

const isSame = <Facts extends object>(known: Facts, now: Facts) =>
  (Object.keys(now) as (keyof Facts)[]).every((name) => known[name] === now[name]) // keys of `now`
