import { eq } from 'drizzle-orm'
import { aMember } from '../../demo/builders/member.ts'
import { aRegistration } from '../../demo/builders/registration.ts'
import { findCustomer } from '../../src/features/billing/customers/queries/owner.server.ts'
import { members } from '../../src/features/members/table.server.ts'
import {
  assignMember,
  unlinkMember,
} from '../../src/features/registrations/review/commands/assign-member.server.ts'
import { anActor } from './actors.ts'
import { as } from './database.ts'
import { type PayingClub, paid } from './paying.ts'

/** Returns the Stripe customer stored for a member. */
export const customerOf = async ({ ctx }: PayingClub, memberId: string) =>
  (await ctx.db.select().from(members).where(eq(members.id, memberId)))[0]?.stripeIdTest

/** A registration whose payer has paid, linked to the wrong member. */
export async function aMistake(club: PayingClub) {
  const administrator = as(club.ctx, anActor('administrator'))
  const { accessToken } = await aRegistration(club.ctx)
  await paid(club, accessToken, club.prices.registration ?? '')
  const { id: wrong } = await aMember(club.ctx, { name: 'Wrong', email: 'wrong@example.org' })
  const { id: right } = await aMember(club.ctx, { name: 'Right', email: 'right@example.org' })
  await assignMember(administrator, accessToken.id, wrong)
  const shared = await findCustomer(club.ctx, club.ctx.db, { registrationId: accessToken.id })
  if (!shared) throw new Error('the registration has no customer')
  const takenBack = () => unlinkMember(administrator, accessToken.id)
  const givenTo = (member: string) => assignMember(administrator, accessToken.id, member)
  return { accessToken, wrong, right, shared, takenBack, givenTo }
}
