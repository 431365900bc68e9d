import { and, asc, count, eq, inArray, isNull, notInArray, or } from 'drizzle-orm'
import { done, type Outcome, refused } from '../../../kernel/outcome.ts'
import { ask } from '../../../platform/payments/payments.ts'
import { isRunning } from '../model.ts'
import { subscriptionsWhere } from '../queries/ledger.server.ts'
import { invoices, payments, subscriptions } from '../table.server.ts'
import type { BillingNeeds } from './card-page.server.ts'
import { storedCustomer } from './customer.server.ts'
import { idOf } from './settle-session.server.ts'

export type Untangle = Outcome<
  object,
  /** A plan runs or an invoice is open that would stay with the other of the two. */
  { reason: 'TANGLED' } | { reason: 'PROVIDER_DOWN' }
>

/**
 * Before a registration is taken from a member: whether what each of them goes on paying is with a customer of their
 * own at the provider. A card that the registration has left with the member's customer is forgotten there, so that
 * nobody is charged for the other. [decisions B22]
 */
export async function untangle(
  ctx: BillingNeeds,
  memberId: string,
  registrationId: string,
): Promise<Untangle> {
  const customer = await storedCustomer(ctx, memberId)
  if (!customer || !(await hasPaidAs(ctx, registrationId, customer))) return done()
  const plans = await subscriptionsWhere(ctx.db, eq(subscriptions.customerId, customer))
  const ours = plans.filter((plan) => plan.registrationId === registrationId)
  if (await isPayersOwn(ctx.db, registrationId, customer)) {
    const others = plans.filter((plan) => plan.registrationId !== registrationId)
    const open = await openInvoices(ctx, customer, ours)
    return others.some(({ status }) => isRunning(status)) || open > 0 ? refused('TANGLED') : done()
  }
  if (ours.some(({ status }) => isRunning(status))) return refused('TANGLED')
  for (const { id } of ours) {
    if (!(await forgetCard(ctx, id))) return refused('PROVIDER_DOWN')
  }
  return done()
}

/** Whether it was for this registration that a customer paid first: then it is the payer's, whoever holds it now. */
export async function isPayersOwn(
  db: Pick<BillingNeeds['db'], 'select'>,
  registrationId: string,
  customer: string,
): Promise<boolean> {
  const [first] = await db
    .select({ objectId: payments.objectId })
    .from(payments)
    .where(and(eq(payments.customerId, customer), hasPaid))
    .orderBy(asc(payments.paidAt), asc(payments.id))
    .limit(1)
  return first?.objectId === registrationId
}

const hasPaid = inArray(payments.status, ['paid', 'refunded'])

const hasPaidAs = async ({ db }: BillingNeeds, registrationId: string, customer: string): Promise<boolean> =>
  (await db.$count(
    payments,
    and(eq(payments.objectId, registrationId), eq(payments.customerId, customer), hasPaid),
  )) > 0

/** Invoices that the customer has still to pay, but for those of these plans. */
async function openInvoices(
  { db }: BillingNeeds,
  customer: string,
  but: readonly { id: string }[],
): Promise<number> {
  const ids = but.map(({ id }) => id)
  const [found] = await db
    .select({ many: count() })
    .from(invoices)
    .where(
      and(
        eq(invoices.customerId, customer),
        eq(invoices.status, 'open'),
        ids.length > 0
          ? or(isNull(invoices.subscriptionId), notInArray(invoices.subscriptionId, ids))
          : undefined,
      ),
    )
  return found?.many ?? 0
}

/** The card that an ended plan was paid by. False while the provider does not answer. */
async function forgetCard(ctx: BillingNeeds, subscriptionId: string): Promise<boolean> {
  const asked = await ask(ctx, (stripe) => stripe.subscriptions.retrieve(subscriptionId))
  const card = asked.ok ? idOf(asked.value.default_payment_method) : null
  if (!card) return asked.ok || asked.reason === 'PROVIDER_KNOWS_NONE'
  // What was forgotten before the provider refuses to forget again.
  const forgotten = await ask(ctx, (stripe) => stripe.paymentMethods.detach(card))
  return forgotten.ok || forgotten.reason !== 'PROVIDER_DOWN'
}
