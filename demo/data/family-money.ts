import { asc, eq, like } from 'drizzle-orm'
import { users } from '../../src/features/accounts/table.server.ts'
import { paymentParts } from '../../src/features/billing/payments/table.server.ts'
import { listPrices } from '../../src/features/billing/prices/queries/prices.server.ts'
import { syncInvoice } from '../../src/features/billing/sync/commands/sync-invoice.server.ts'
import { syncSubscription } from '../../src/features/billing/sync/commands/sync-subscription.server.ts'
import { idOf } from '../../src/features/billing/sync/model.ts'
import { members } from '../../src/features/members/table.server.ts'
import { followPayments } from '../../src/features/registrations/payment/commands/follow-payments.server.ts'
import { newId } from '../../src/kernel/ids.ts'
import { pence } from '../../src/kernel/money.ts'
import type { Ctx } from '../../src/platform/context.ts'
import { aPastPayment, somePastPayments } from '../builders/past-payment.ts'
import { someRegistrations } from '../builders/registration.ts'
import { twoSeasons } from './past-money.ts'

const DAY_MS = 86_400_000
const MOTHER = { name: 'Lucía Castellanos', email: 'parent@demo.club' }
const FEE = { full: 4500, sibling: 2250 }
const JUNIORS = { description: 'Juniors', amount: 6000 }
const MEMBERSHIPS = [
  {
    id: 'registration',
    label: 'Registration fee',
    value: { label: 'Registration', price: 45, period: 'season' },
  },
  { id: 'junior', label: 'Subscription', value: { label: 'Juniors', price: 60, period: '4 months' } },
]

type Child = typeof members.$inferSelect
type Registered = { id: string; child: Child }

/**
 * Creates what the mother of the demo logins has paid for her children: two seasons of registration fees with the
 * sibling price, last season's subscriptions and a trip. The younger child's subscription has not started yet.
 */
export async function seedFamilyMoney(ctx: Ctx): Promise<void> {
  const [mother] = await ctx.db.select({ id: users.id }).from(users).where(eq(users.email, MOTHER.email))
  const children = await ctx.db
    .select()
    .from(members)
    .where(like(members.name, '% Castellanos'))
    .orderBy(asc(members.bornOn))
  if (!mother) throw new Error('the guardian of the demo logins is missing')
  const { current, last } = twoSeasons(ctx)
  const before = await registerFamily(ctx, { userId: mother.id, children, at: dayOf(last.from, 9) })
  await somePastPayments(ctx, lastSeason(before, last.from))
  const now = new Date(Math.min(dayOf(current.from, 12).getTime(), ctx.clock.now().getTime()))
  const [elder] = await registerFamily(ctx, { userId: mother.id, children, at: now })
  if (!elder) return
  if (ctx.payments.mode === 'sandbox') await subscribe(ctx, elder)
  await followPayments(ctx, elder.id)
}

const dayOf = (from: Date, day: number) => new Date(from.getTime() + day * DAY_MS + 19 * 3_600_000)

const asPayer = (child: Child) => ({ id: child.id, ...MOTHER })

type Form = { userId: string; children: readonly Child[]; at: Date }

/** Registers the children in one form with one payment, an hour later. */
async function registerFamily(ctx: Ctx, { userId, children, at }: Form): Promise<Registered[]> {
  const registered = children.map((child) => ({ id: newId(), child }))
  const [first] = registered
  if (!first) return []
  await someRegistrations(
    ctx,
    registered.map(({ id, child }) => ({
      ...{ id, userId, familyId: first.id, memberId: child.id, createdAt: at, registrationPaid: true },
      questions: { applies_to_you: 'junior', current_situation: 'neither' },
      details: { name: child.name, email: '', dob: child.bornOn ?? '', country: 'Spain' },
      ...{ guardianName: MOTHER.name, guardianEmail: MOTHER.email, guardianConsentAt: at },
      memberships: MEMBERSHIPS,
    })),
  )
  const parts = registered.map(({ id, child }, index) => ({
    objectId: id,
    description: `Registration, ${child.firstName}`,
    amount: pence(index === 0 ? FEE.full : FEE.sibling),
  }))
  const payment = aPastPayment(asPayer(first.child), {
    at: new Date(Math.min(at.getTime() + 3_600_000, ctx.clock.now().getTime() - 1)),
    ...{ purpose: 'registration', objectId: first.id },
    description: `Registration: ${children.map(({ firstName }) => firstName).join(' and ')}`,
    amount: parts.reduce((sum, { amount }) => sum + amount, 0),
  })
  await somePastPayments(ctx, [payment])
  await ctx.db.insert(paymentParts).values(parts.map((part) => ({ ...part, paymentId: payment.id })))
  return registered
}

/** Three terms for each child, and a trip that the elder one could not go on. */
function lastSeason(registered: readonly Registered[], from: Date) {
  const terms = registered.flatMap(({ child }) =>
    [20, 142, 263].map((day) =>
      aPastPayment(asPayer(child), { ...JUNIORS, at: dayOf(from, day), purpose: 'subscription' }),
    ),
  )
  const [elder] = registered
  if (!elder) return terms
  const trip = { description: 'Tournament in Malmö, travel', amount: 14_500, refunded: 7250 }
  return [...terms, aPastPayment(asPayer(elder.child), { ...trip, at: dayOf(from, 151), purpose: 'invoice' })]
}

/** Starts the subscription of a registration at the provider, paid by card. */
async function subscribe(ctx: Ctx, { id }: Registered): Promise<void> {
  const plan = (await listPrices(ctx))?.subscriptions.find(({ feeId }) => feeId === 'junior')
  if (!plan) return
  const stripe = await ctx.payments.client()
  const customer = await stripe.customers.create(MOTHER)
  const card = await stripe.paymentMethods.attach('pm_card_visa', { customer: customer.id })
  const subscription = await stripe.subscriptions.create({
    customer: customer.id,
    items: [{ price: plan.id }],
    default_payment_method: card.id,
    metadata: { gd_object: 'subscription', gd_object_id: id },
  })
  await syncSubscription(ctx, subscription.id)
  const invoice = idOf(subscription.latest_invoice)
  if (invoice) await syncInvoice(ctx, invoice)
}
