import { and, eq, inArray, isNull, notInArray, or, sql } from 'drizzle-orm'
import type { Ctx } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { members } from '../../members/table.server.ts'
import { isRunning } from '../model.ts'
import { subscriptionsWhere } from '../queries/ledger.server.ts'
import { invoices, payments, retiredCustomers, subscriptions } from '../table.server.ts'
import { customerColumn } from './customer.server.ts'

type Needs = Pick<Ctx, 'payments' | 'clock'>
type Both = { memberId: string; registrationId: string }

/**
 * The customer at the provider as whom a registration and its member have both paid: the one that the member holds, if
 * something of the registration was paid there. [decisions B22]
 */
export async function sharedCustomer(
  ctx: Needs,
  tx: Tx,
  { memberId, registrationId }: Both,
): Promise<string | undefined> {
  const [member] = await tx
    .select({ customer: customerColumn(ctx) })
    .from(members)
    .where(eq(members.id, memberId))
  const customer = member?.customer
  if (!customer) return undefined
  const here = and(eq(payments.objectId, registrationId), eq(payments.customerId, customer), hasPaid)
  return (await tx.$count(payments, here)) > 0 ? customer : undefined
}

const hasPaid = inArray(payments.status, ['paid', 'refunded'])

/** Whether anything but the plan of this registration goes on being paid as a customer: another plan, an open invoice. */
export async function goesOnWith(tx: Tx, customer: string, registrationId: string): Promise<boolean> {
  const plans = await subscriptionsWhere(tx, eq(subscriptions.customerId, customer))
  const ours = plans.filter((plan) => plan.registrationId === registrationId).map(({ id }) => id)
  if (plans.some(({ id, status }) => isRunning(status) && !ours.includes(id))) return true
  const notOurs = ours.length > 0 ? notInArray(invoices.subscriptionId, ours) : undefined
  const open = and(
    eq(invoices.customerId, customer),
    eq(invoices.status, 'open'),
    notOurs && or(isNull(invoices.subscriptionId), notOurs),
  )
  return (await tx.$count(invoices, open)) > 0
}

/**
 * Takes a customer from its member for good: whatever card is kept there, nobody can say any more whose it is. What runs
 * there goes on; anything new is paid as somebody new.
 */
export async function retireCustomer(ctx: Needs, tx: Tx, memberId: string, customer: string): Promise<void> {
  await tx.insert(retiredCustomers).values({ id: customer, retiredAt: ctx.clock.now() }).onConflictDoNothing()
  // The version is in the key of the member's next customer: the provider would answer with the old one.
  await tx
    .update(members)
    .set({
      ...(ctx.payments.mode === 'live' ? { stripeId: null } : { stripeIdTest: null }),
      version: sql`${members.version} + 1`,
    })
    .where(and(eq(members.id, memberId), eq(customerColumn(ctx), customer)))
}
