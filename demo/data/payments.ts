import { and, asc, eq, inArray } from 'drizzle-orm'
import { customerOf } from '../../src/features/billing/customers/commands/customer-of.server.ts'
import { syncInvoice } from '../../src/features/billing/sync/commands/sync-invoice.server.ts'
import { syncSubscription } from '../../src/features/billing/sync/commands/sync-subscription.server.ts'
import { idOf } from '../../src/features/billing/sync/model.ts'
import { events } from '../../src/features/events/table.server.ts'
import { members } from '../../src/features/members/table.server.ts'
import type { Ctx } from '../../src/platform/context.ts'
import { aFee } from '../builders/fee.ts'
import { aPayment } from '../builders/payment.ts'
import { charged } from './charged.ts'
import { FEES } from './registration-settings.ts'

const DAY_MS = 86_400_000

/** Contributions to each event in pence, one per member. */
const CONTRIBUTIONS: Readonly<Record<string, readonly number[]>> = {
  'Elif turns 40': [1000, 700, 2000, 500, 1500, 1000, 300, 1000, 2500, 700],
  'Jonas turns 30': [500, 1000, 500, 700, 2000, 1000, 500],
  'Christmas party at the boathouse': [1800, 1800, 3600, 1800, 1800],
  'Quiz night for the junior section': [700, 1400, 700, 2000, 700, 700, 700, 2100],
}

/** Creates the fees of the club's settings at Stripe. Returns their price ids by fee id. */
async function seedFees(ctx: Ctx): Promise<Map<string, string>> {
  const prices = new Map<string, string>()
  for (const fee of [...FEES.registration, ...FEES.training_fees]) prices.set(fee.id, await aFee(ctx, fee))
  return prices
}

/** Subscribes one member by card, so that the demo has a subscription to cancel. */
async function seedSubscription(ctx: Ctx, price: string): Promise<void> {
  const [member] = await ctx.db.select().from(members).where(eq(members.email, 'member@demo.club'))
  if (!member) return
  const customer = await customerOf(ctx, member.id)
  if (!customer.ok) throw new Error(`the demo's card provider refused a customer: ${customer.reason}`)
  const stripe = await ctx.payments.client()
  const card = await stripe.paymentMethods.attach('pm_card_visa', { customer: customer.value })
  const subscription = await stripe.subscriptions.create({
    customer: customer.value,
    items: [{ price }],
    default_payment_method: card.id,
  })
  await syncSubscription(ctx, subscription.id)
  const invoice = idOf(subscription.latest_invoice)
  if (invoice) await syncInvoice(ctx, invoice)
}

/** Creates the club's ledger: contributions for presents and parties before the day of the seed. */
export async function seedPayments(ctx: Ctx): Promise<void> {
  if (ctx.payments.mode === 'sandbox') {
    const league = (await seedFees(ctx)).get('league')
    if (league) await seedSubscription(ctx, league)
  }
  const due = await ctx.db
    .select()
    .from(events)
    .where(inArray(events.name, Object.keys(CONTRIBUTIONS)))
    .orderBy(asc(events.startsAt))
  const payers = await ctx.db
    .select({ id: members.id, name: members.name, email: members.email })
    .from(members)
    .where(and(eq(members.active, true), eq(members.listed, true)))
    .orderBy(asc(members.name))
  for (const [turn, event] of due.entries()) {
    for (const [index, amount] of (CONTRIBUTIONS[event.name] ?? []).entries()) {
      const member = payers[(turn * 17 + index * 5) % payers.length]
      await aPayment(ctx, {
        objectId: event.id,
        description: event.name,
        amount,
        ...(await charged(ctx, amount, event.name)),
        ...(member && { member }),
        paidAt: new Date(
          Math.min(ctx.clock.now().getTime(), event.startsAt.getTime()) - (index + 1) * DAY_MS,
        ),
      })
    }
  }
}
