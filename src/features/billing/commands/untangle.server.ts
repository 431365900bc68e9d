import { and, eq, inArray, isNull, notInArray, or, sql } from 'drizzle-orm'
import type { Ctx } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { members } from '../../members/table.server.ts'
import { isRunning } from '../model.ts'
import { subscriptionsWhere } from '../queries/ledger.server.ts'
import { invoices, payments, subscriptions } from '../table.server.ts'
import { customerColumn } from './customer.server.ts'
import { isBeingGiven, oneAtATime } from './grants.server.ts'
import { isBeingInvoiced } from './invoice-wishes.server.ts'
import { holdCustomer, retire } from './retired-customers.server.ts'

type Needs = Pick<Ctx, 'payments' | 'clock'>
type Both = { memberId: string; registrationId: string }

/**
 * The customer at the provider as whom a registration and its member have both paid: the one that the member holds, if
 * something of the registration was paid there. [resolutions B22]
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
 * Whether a member goes on paying as a customer for other things than a registration: a plan runs there or is being
 * given, or an invoice is open or being made. Holds the member and the customer until the transaction ends.
 */
export async function goesOnPayingAs(
  tx: Tx,
  customer: string,
  { memberId, registrationId }: Both,
): Promise<boolean> {
  // In this order, as who opens a card page.
  await holdCustomer(tx, customer)
  await oneAtATime(tx, memberId)
  const plans = await subscriptionsWhere(tx, eq(subscriptions.customerId, customer))
  const ours = plans.filter((plan) => plan.registrationId === registrationId)
  const others = plans.filter((plan) => plan.registrationId !== registrationId)
  if (others.some(({ status }) => isRunning(status)) || (await isBeingGiven(tx, memberId))) return true
  if (await isBeingInvoiced(tx, memberId)) return true
  const ids = ours.map(({ id }) => id)
  const notOurs = ids.length > 0 ? notInArray(invoices.subscriptionId, ids) : undefined
  const open = and(
    eq(invoices.customerId, customer),
    eq(invoices.status, 'open'),
    notOurs && or(isNull(invoices.subscriptionId), notOurs),
  )
  return (await tx.$count(invoices, open)) > 0
}

/**
 * Takes from its member for good the customer as whom a registration has paid too: whatever card is kept there, and
 * whatever is on its way there, nobody can say any more whose it is. Or the provider has deleted it. What runs there
 * goes on; anything new is paid as somebody new. [resolutions B22]
 */
export async function retireCustomer(ctx: Needs, tx: Tx, customer: string): Promise<void> {
  await retire(tx, ctx, customer)
  await clearCustomer(ctx, tx, customer)
}

/** The version is in the key of the member's next customer: the provider would answer with the old one. */
const clearCustomer = (ctx: Needs, tx: Tx, customer: string) =>
  tx
    .update(members)
    .set({
      ...(ctx.payments.mode === 'live' ? { stripeId: null } : { stripeIdTest: null }),
      version: sql`${members.version} + 1`,
    })
    .where(eq(customerColumn(ctx), customer))
