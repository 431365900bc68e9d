import { and, eq, inArray, isNull, ne, notInArray, or, sql } from 'drizzle-orm'
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

/**
 * What else than a registration was paid as a customer: at any time, and now, by a plan that runs or an open invoice.
 */
export async function othersPaidAs(
  tx: Tx,
  customer: string,
  registrationId: string,
): Promise<{ ever: boolean; now: boolean }> {
  const plans = await subscriptionsWhere(tx, eq(subscriptions.customerId, customer))
  const others = plans.filter((plan) => plan.registrationId !== registrationId)
  const ours = plans.filter((plan) => plan.registrationId === registrationId).map(({ id }) => id)
  const notOurs = ours.length > 0 ? notInArray(invoices.subscriptionId, ours) : undefined
  const invoiced = await tx
    .select({ status: invoices.status })
    .from(invoices)
    .where(and(eq(invoices.customerId, customer), notOurs && or(isNull(invoices.subscriptionId), notOurs)))
  const elsewhere = and(eq(payments.customerId, customer), ne(payments.objectId, registrationId), hasPaid)
  return {
    ever: others.length + invoiced.length + (await tx.$count(payments, elsewhere)) > 0,
    now: others.some(({ status }) => isRunning(status)) || invoiced.some(({ status }) => status === 'open'),
  }
}

/**
 * Takes from a member the customer as whom a registration has paid too. The provider made it for the registration's own
 * payer, and nobody else has paid as it: it is the payer's again. In every other case it is retired.
 */
export async function takeCustomer(
  ctx: Needs,
  tx: Tx,
  { memberId, registrationId }: Both,
  customer: string,
): Promise<void> {
  const made = and(
    eq(payments.objectId, registrationId),
    eq(payments.customerId, customer),
    sql`${payments.request} is not null and ${payments.request} ->> 'customer' is null`,
  )
  const isPayers =
    (await tx.$count(payments, made)) > 0 && !(await othersPaidAs(tx, customer, registrationId)).ever
  if (isPayers) await clearCustomer(ctx, tx, memberId, customer)
  else await retireCustomer(ctx, tx, memberId, customer)
}

/**
 * Takes a customer from its member for good: whatever card is kept there, nobody can say any more whose it is. What
 * runs there goes on; anything new is paid as somebody new.
 */
async function retireCustomer(ctx: Needs, tx: Tx, memberId: string, customer: string): Promise<void> {
  await tx.insert(retiredCustomers).values({ id: customer, retiredAt: ctx.clock.now() }).onConflictDoNothing()
  await clearCustomer(ctx, tx, memberId, customer)
}

/** The version is in the key of the member's next customer: the provider would answer with the old one. */
const clearCustomer = (ctx: Needs, tx: Tx, memberId: string, customer: string) =>
  tx
    .update(members)
    .set({
      ...(ctx.payments.mode === 'live' ? { stripeId: null } : { stripeIdTest: null }),
      version: sql`${members.version} + 1`,
    })
    .where(and(eq(members.id, memberId), eq(customerColumn(ctx), customer)))
