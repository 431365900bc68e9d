import { eq } from 'drizzle-orm'
import { customerOf } from '../../../src/features/billing/commands/customer.server.ts'
import { syncInvoice } from '../../../src/features/billing/commands/sync-invoice.server.ts'
import { syncSubscription } from '../../../src/features/billing/commands/sync-subscription.server.ts'
import { members } from '../../../src/features/members/table.server.ts'
import { registrations } from '../../../src/features/registrations/table.server.ts'
import type { Ctx } from '../../../src/platform/context.ts'
import { aPayment } from '../builders/payment.ts'
import { registerPerson } from './registrations.ts'

const DAY_MS = 86_400_000
const EMAIL = 'member@demo.club'

/** What the demo's member finds in the members' area: how she joined, what she has paid, what runs. */
export async function seedOwnArea(ctx: Ctx): Promise<void> {
  const [ana] = await ctx.db.select().from(members).where(eq(members.email, EMAIL))
  if (!ana) throw new Error('the member of the demo logins is missing')
  const registrationId = await registerPerson(ctx, {
    daysAgo: 80,
    questions: {
      applies_to_you: 'league',
      current_situation: 'working',
      played_before: 'club',
      other_club: 'no',
    },
    details: {
      name: ana.name,
      email: ana.email,
      phone: ana.phone,
      dob: ana.bornOn ?? '',
      gender: 'Women',
      country: 'Croatia',
      address: ana.address,
      postcode: ana.postcode,
      position: ana.position,
    },
    fee: 'league',
    paid: 'yes',
  })
  await ctx.db
    .update(registrations)
    .set({ memberId: ana.id, userId: ana.userId, subscriptionPaid: true })
    .where(eq(registrations.id, registrationId))
  for (const { daysAgo, ...payment } of PAYMENTS) {
    const paidAt = new Date(ctx.clock.now().getTime() - daysAgo * DAY_MS)
    await aPayment(ctx, {
      purpose: 'subscription',
      objectId: registrationId,
      member: ana,
      paidAt,
      ...payment,
    })
  }
  if (ctx.payments.mode === 'sandbox') await subscribe(ctx, ana.id)
}

const PAYMENTS = [
  { daysAgo: 79, purpose: 'registration', description: 'Registration', amountMinor: 4500 },
  { daysAgo: 61, description: 'League teams', amountMinor: 4200 },
  { daysAgo: 31, description: 'League teams', amountMinor: 4200 },
  {
    daysAgo: 24,
    purpose: 'event',
    description: 'Beach weekend in Margate',
    amountMinor: 6000,
    refundedMinor: 6000,
    status: 'refunded',
  },
] as const

/** A subscription at the card provider of the demo, so that its own pages open from the members' area. */
async function subscribe(ctx: Ctx, memberId: string): Promise<void> {
  const customer = await customerOf(ctx, memberId)
  if (!customer.ok) throw new Error('the card provider of the demo did not answer')
  const stripe = await ctx.payments.client()
  const card = await stripe.paymentMethods.attach('pm_card_visa', { customer: customer.value })
  const prices = await stripe.prices.list({ lookup_keys: ['league'] })
  const subscription = await stripe.subscriptions.create({
    customer: customer.value,
    items: [{ price: prices.data[0]?.id ?? '' }],
    default_payment_method: card.id,
  })
  await syncSubscription(ctx, subscription.id)
  const first = subscription.latest_invoice
  if (typeof first === 'string') await syncInvoice(ctx, first)
}
