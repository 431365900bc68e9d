import { and, asc, eq, ne } from 'drizzle-orm'
import { createInvoice } from '../../src/features/billing/invoices/commands/create-invoice.server.ts'
import { invoices } from '../../src/features/billing/invoices/table.server.ts'
import { performOperation } from '../../src/features/billing/jobs.server.ts'
import { pauseSubscription } from '../../src/features/billing/pauses/commands/pause-subscription.server.ts'
import { listPrices } from '../../src/features/billing/prices/queries/prices.server.ts'
import { assignSubscription } from '../../src/features/billing/subscriptions/commands/assign-subscription.server.ts'
import { cancelSubscription } from '../../src/features/billing/subscriptions/commands/cancel-subscription.server.ts'
import { subscriptions } from '../../src/features/billing/subscriptions/table.server.ts'
import { syncInvoice } from '../../src/features/billing/sync/commands/sync-invoice.server.ts'
import { members } from '../../src/features/members/table.server.ts'
import type { Actor } from '../../src/kernel/actor.ts'
import { newId } from '../../src/kernel/ids.ts'
import { pence } from '../../src/kernel/money.ts'
import type { Ctx } from '../../src/platform/context.ts'
import { DEMO_CLUB } from './club.ts'

const DAY_MS = 86_400_000

type DemoInvoice = { what: string; pounds: number; daysAgo: number; became?: 'paid' | 'void' | 'written-off' }

/** Invoices for costs other than fees. */
const INVOICES: readonly DemoInvoice[] = [
  { what: 'Tournament in Malmö, travel', pounds: 145, daysAgo: 33 },
  { what: 'Tournament in Malmö, travel', pounds: 145, daysAgo: 33, became: 'paid' },
  { what: 'Tournament in Malmö, travel', pounds: 145, daysAgo: 32, became: 'paid' },
  { what: 'Lost training kit', pounds: 38.5, daysAgo: 24, became: 'void' },
  { what: 'Referee course', pounds: 60, daysAgo: 21 },
  { what: 'Referee course', pounds: 60, daysAgo: 21, became: 'paid' },
  { what: 'Physiotherapy', pounds: 52, daysAgo: 80, became: 'written-off' },
  { what: 'Christmas party at the boathouse, two guests', pounds: 36, daysAgo: 6 },
  { what: 'Hall hire for the beach camp', pounds: 24, daysAgo: 4 },
  { what: 'Tape and resin', pounds: 12.75, daysAgo: 2 },
]

/** Subscriptions assigned by staff: the plan, the start, and the current state. */
const SUBSCRIPTIONS: readonly {
  fee: string
  daysAgo: number
  volunteer?: boolean
  ends?: 'later' | 'now'
  pausedMonths?: number
}[] = [
  { fee: 'league', daysAgo: 61 },
  { fee: 'league', daysAgo: 55, volunteer: true },
  { fee: 'student', daysAgo: 43, pausedMonths: 2 },
  { fee: 'league', daysAgo: 30, ends: 'later' },
  { fee: 'league', daysAgo: 28, ends: 'now' },
]

/** Creates the treasurer's invoices and subscriptions in the sandbox. */
export async function seedInvoices(ctx: Ctx): Promise<void> {
  if (ctx.payments.mode !== 'sandbox') return
  const people = await ctx.db
    .select({ id: members.id })
    .from(members)
    .where(and(eq(members.active, true), eq(members.listed, true), ne(members.email, '')))
    .orderBy(asc(members.slug))
  for (const [index, invoice] of INVOICES.entries()) {
    const member = people[(index * 7 + 3) % people.length]
    if (member) await createInvoiceData(ctx, member.id, invoice, index)
  }
  for (const [index, subscription] of SUBSCRIPTIONS.entries()) {
    const member = people[(index * 11 + 5) % people.length]
    if (member) await createSubscriptionData(ctx, member.id, subscription, index)
  }
}

async function createInvoiceData(
  ctx: Ctx,
  memberId: string,
  invoice: DemoInvoice,
  index: number,
): Promise<void> {
  const { what, pounds, daysAgo, became } = invoice
  const amount = pence(Math.round(pounds * 100))
  const made = await performed(
    ctx,
    await createInvoice(ctx, { memberId, amount, description: what, key: `demo-${index}` }),
  )
  if (!made.ok) throw new Error(`the sandbox created no invoice: ${made.reason}`)
  const stripe = await ctx.payments.client()
  if (became === 'paid') await stripe.invoices.pay(made.resultId, { payment_method: 'pm_card_visa' })
  if (became === 'void') await stripe.invoices.voidInvoice(made.resultId)
  if (became === 'written-off') await stripe.invoices.markUncollectible(made.resultId)
  await syncInvoice(ctx, made.resultId)
  // The sandbox cannot create backdated objects.
  const createdAt = ago(ctx, daysAgo)
  await ctx.db
    .update(invoices)
    .set({
      createdAt,
      dueAt: new Date(createdAt.getTime() + 14 * DAY_MS),
      ...(became === 'paid' && { paidAt: ago(ctx, daysAgo - 3) }),
    })
    .where(eq(invoices.id, made.resultId))
}

type DemoSubscription = (typeof SUBSCRIPTIONS)[number]

async function createSubscriptionData(
  ctx: Ctx,
  memberId: string,
  subscription: DemoSubscription,
  index: number,
): Promise<void> {
  const { fee, daysAgo, volunteer = false, ends, pausedMonths } = subscription
  const plan = (await listPrices(ctx))?.subscriptions.find(({ feeId }) => feeId === fee)
  if (!plan) return
  const choice = { memberId, priceId: plan.id, volunteer, key: `demo-subscription-${index}` }
  const assigned = await performed(ctx, await assignSubscription(ctx, choice))
  if (!assigned.ok) return
  if (ends) {
    const ending = ends === 'now' ? 'now' : 'period-end'
    await performOperation(ctx, (await cancelSubscription(ctx, assigned.resultId, ending)).operationId)
  }
  if (pausedMonths) await pause(ctx, memberId, assigned.resultId, pausedMonths)
  await ctx.db
    .update(subscriptions)
    .set({ createdAt: ago(ctx, daysAgo) })
    .where(eq(subscriptions.id, assigned.resultId))
}

/** Pauses a subscription as its member does. */
async function pause(ctx: Ctx, memberId: string, subscriptionId: string, months: number): Promise<void> {
  const actor: Actor = {
    ...{ kind: 'user', userId: newId(), name: '', email: '', roles: [], teams: [], isMember: true },
    ...{ memberId, people: [{ memberId, firstName: '', isSelf: true }] },
  }
  const own = { ...ctx, actor, club: { ...ctx.club, ...DEMO_CLUB } }
  await performed(ctx, await pauseSubscription(own, { subscriptionId, months, key: 'demo-pause' }))
}

const ago = ({ clock }: Ctx, days: number) => new Date(clock.now().getTime() - days * DAY_MS)

type Requested = { ok: true; operationId: string } | { ok: false; reason: string }

/** Runs a requested operation immediately, because the demo does not run its job. */
const performed = async (ctx: Ctx, input: Requested) =>
  input.ok ? performOperation(ctx, input.operationId) : input
