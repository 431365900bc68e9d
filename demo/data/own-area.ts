import { eq } from 'drizzle-orm'
import { members } from '../../src/features/members/table.server.ts'
import { followPayments } from '../../src/features/registrations/payment/commands/follow-payments.server.ts'
import { registrations } from '../../src/features/registrations/table.server.ts'
import type { Ctx } from '../../src/platform/context.ts'
import { aPayment } from '../builders/payment.ts'
import { registerPerson } from './registrations.ts'

const DAY_MS = 86_400_000
const EMAIL = 'member@demo.club'

/**
 * Creates the registration and payments in the demo member's area. Her subscription is in
 * `payments.ts`.
 */
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
    .set({ memberId: ana.id, userId: ana.userId })
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
  // Links the registration fee to the member.
  await followPayments(ctx, registrationId)
}

const PAYMENTS = [
  { daysAgo: 61, description: 'League teams', amount: 4200 },
  { daysAgo: 31, description: 'League teams', amount: 4200 },
  {
    daysAgo: 24,
    purpose: 'event',
    description: 'Beach weekend in Margate',
    amount: 6000,
    refunded: 6000,
    status: 'refunded',
  },
] as const
