import { aMember } from '../../demo/builders/member.ts'
import { aRegistration } from '../../demo/builders/registration.ts'
import { memberOfCustomer } from '../../src/features/billing/customers/queries/owner.server.ts'
import { subscriptions } from '../../src/features/billing/subscriptions/table.server.ts'
import { anActor } from './actors.ts'
import { assignNow } from './billing.ts'
import { as } from './database.ts'
import { type PayingClub, paid, pay } from './paying.ts'

/** The plan in these tests. */
export const league = ({ prices }: PayingClub) => prices.league ?? ''

/** Assigns that plan to a member as staff. */
export const assign = (
  club: PayingClub,
  memberId: string,
  key = 'staff',
  volunteer = false,
  priceId = league(club),
) => assignNow(as(club.ctx, anActor('finance')), { memberId, priceId, volunteer, key })

/** Returns the active subscriptions in the local copy. */
export const running = async ({ ctx }: PayingClub) => {
  const found = (await ctx.db.select().from(subscriptions)).filter(({ status }) => status === 'active')
  const owners = found.map(async (one) => ({ ...one, memberId: await memberOfCustomer(ctx, one.customerId) }))
  return Promise.all(owners)
}

/** Returns the active subscriptions at Stripe. */
export async function atProvider({ sandbox }: PayingClub) {
  const stripe = await sandbox.payments.client()
  return (await stripe.subscriptions.list({ limit: 100, status: 'active' })).data
}

/** Makes Stripe create subscriptions but lose the responses. */
export const LOST_ANSWER = {
  kind: 'cut',
  when: 'after',
  method: 'POST',
  times: 3,
  path: '/v1/subscriptions',
} as const

/** A member who has submitted a registration and paid the first fee. */
export async function aPlayer(club: PayingClub, memberId?: string) {
  const member = memberId ?? (await aMember(club.ctx, { email: 'robin@example.org' })).id
  const { accessToken } = await aRegistration(club.ctx, { memberId: member })
  await paid(club, accessToken, club.prices.registration ?? '')
  return { member, accessToken }
}

/** Opens the checkout session of that plan. */
export async function opened(club: PayingClub, accessToken: { id: string; token: string }) {
  const started = await pay(club, accessToken, league(club))
  if (!started.ok) throw new Error(started.reason)
  return started
}
