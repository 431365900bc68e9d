import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aMember } from '../../../db/seed/builders/member.ts'
import { aRegistration } from '../../../db/seed/builders/registration.ts'
import { anActor } from '../../../tests/support/actors.ts'
import { as } from '../../../tests/support/database.ts'
import { aPayingClub, cardPages, type PayingClub, paid, pay } from '../../../tests/support/paying.ts'
import { beginSlowly } from '../../../tests/support/payments.ts'
import { rows } from '../../platform/database/database.ts'
import { assignSubscription } from '../billing/commands/assign-subscription.server.ts'
import { cancelSubscription } from '../billing/commands/cancel-subscription.server.ts'
import { countPaidTwice, listSubscriptions } from '../billing/queries/subscriptions.server.ts'
import { subscriptionSearch } from '../billing/schema.ts'
import { subscriptionGrants, subscriptions } from '../billing/table.server.ts'
import { members } from '../members/table.server.ts'
import { assignMember, removeAssign } from './commands/assign-member.server.ts'
import { followSubscription } from './commands/follow-payments.server.ts'
import { findOwn } from './queries/registration.server.ts'

const league = ({ prices }: PayingClub) => prices.league ?? ''

const assign = (club: PayingClub, memberId: string, key = 'staff') =>
  assignSubscription(as(club.ctx, anActor('finance')), {
    memberId,
    priceId: league(club),
    volunteer: false,
    key,
  })

const running = async ({ ctx }: PayingClub) =>
  (await ctx.db.select().from(subscriptions)).filter(({ status }) => status === 'active')

/** Somebody of the club who has handed in a registration and paid the first fee. */
async function aPlayer(club: PayingClub, memberId?: string) {
  const member = memberId ?? (await aMember(club.ctx, { email: 'robin@example.org' })).id
  const { claim } = await aRegistration(club.ctx, { memberId: member })
  await paid(club, claim, club.prices.registration ?? '')
  return { member, claim }
}

async function opened(club: PayingClub, claim: { id: string; token: string }) {
  const started = await pay(club, claim, league(club))
  if (!started.ok) throw new Error(started.reason)
  return started
}

test('a card page that is open for a plan closes when staff give the member that plan [decisions B11, holes 4]', async () => {
  const club = await aPayingClub()
  const { member, claim } = await aPlayer(club)
  const page = await opened(club, claim)
  expect(await assign(club, member)).toMatchObject({ ok: true })
  await expect(club.sandbox.pay(page.sessionId)).rejects.toThrow()
  expect(await running(club)).toHaveLength(1)
  expect(await pay(club, claim, league(club))).toMatchObject({ reason: 'ALREADY_PAID' })
})

test('a plan that was paid on the card page at this moment is not given by staff as well [decisions B11]', async () => {
  const club = await aPayingClub()
  const { member, claim } = await aPlayer(club)
  await club.sandbox.pay((await opened(club, claim)).sessionId)
  expect(await assign(club, member)).toEqual({ ok: false, reason: 'RUNNING' })
  expect(await running(club)).toHaveLength(1)
  expect(await club.ctx.db.select().from(subscriptionGrants)).toEqual([])
})

test('of two registrations of one member one card page is open for a plan, the newest [decisions B11]', async () => {
  const club = await aPayingClub()
  const first = await aPlayer(club)
  const second = await aPlayer(club, first.member)
  const [old, fresh] = [await opened(club, first.claim), await opened(club, second.claim)]
  await expect(club.sandbox.pay(old.sessionId)).rejects.toThrow()
  await club.sandbox.pay(fresh.sessionId)
  expect(await pay(club, first.claim, league(club))).toMatchObject({ reason: 'ALREADY_PAID' })
})

test('a plan that the member pays as another customer is not given by staff as well [decisions B11, B22]', async () => {
  const club = await aPayingClub()
  const { claim } = await aRegistration(club.ctx)
  await paid(club, claim, club.prices.registration ?? '')
  await paid(club, claim, league(club))
  const stripe = await club.sandbox.payments.client()
  const other = await stripe.customers.create({ email: 'robin@example.org' })
  const { id: member } = await aMember(club.ctx, { email: 'robin@example.org', stripeIdTest: other.id })
  await assignMember(as(club.ctx, anActor('administrator')), claim.id, member)
  expect(await assign(club, member)).toEqual({ ok: false, reason: 'RUNNING' })
  expect(await running(club)).toMatchObject([{ memberId: member }])
})

test('a plan whose giving has no answer yet is given under the first key, and opens no card page [decisions B11]', async () => {
  const club = await aPayingClub()
  const { member, claim } = await aPlayer(club)
  await club.sandbox.trouble({ kind: 'cut', times: 3, path: '/v1/subscriptions' })
  expect(await assign(club, member, 'one')).toEqual({ ok: false, reason: 'PROVIDER_DOWN' })
  expect(await pay(club, claim, league(club))).toEqual({ ok: false, reason: 'PROVIDER_DOWN' })
  expect(await assign(club, member, 'two')).toEqual({ ok: false, reason: 'RUNNING' })
  const created = (await club.sandbox.asked('/v1/subscriptions')).filter(({ method }) => method === 'POST')
  expect(created.map(({ idempotencyKey }) => idempotencyKey)).toEqual(['subscription:one'])
  expect(await assign(club, member, 'one')).toMatchObject({ ok: true })
  expect(await running(club)).toHaveLength(1)
  expect(await club.ctx.db.select().from(subscriptionGrants)).toEqual([])
})

test('while the provider thinks about a plan no connection to the database waits [holes 18]', async () => {
  const club = await aPayingClub()
  const { member } = await aPlayer(club)
  const { late } = await beginSlowly(club.sandbox, '/v1/subscriptions', () => assign(club, member))
  const idle = await rows(
    club.ctx.db,
    sql`select pid from pg_stat_activity where datname = current_database() and state = 'idle in transaction'`,
  )
  expect(idle).toEqual([])
  expect(await late).toMatchObject({ ok: true })
})

test('nobody pays as the customer of a member whose registration it is not [decisions B22]', async () => {
  const club = await aPayingClub()
  const administrator = as(club.ctx, anActor('administrator'))
  const { member, claim } = await aPlayer(club)
  expect(await assign(club, member)).toMatchObject({ ok: true })
  const customer = (await findOwn(club.ctx, claim))?.stripeCustomer
  await removeAssign(administrator, claim.id)
  const { id: other } = await aMember(club.ctx, { name: 'Bo Other', email: '' })
  await assignMember(administrator, claim.id, other)
  await paid(club, claim, league(club))
  expect((await cardPages(club)).at(-1)?.params).not.toHaveProperty('customer')
  const [his] = await club.ctx.db.select().from(subscriptions).where(eq(subscriptions.memberId, other))
  expect(his?.status).toBe('active')
  expect(his?.customerId).not.toBe(customer)
  const stored = await club.ctx.db.select().from(members).where(eq(members.id, other))
  expect(stored).toMatchObject([{ stripeIdTest: his?.customerId }])
})

test('staff are told who pays for a plan twice, and see both [decisions B11]', async () => {
  const club = await aPayingClub()
  const administrator = as(club.ctx, anActor('administrator'))
  const finance = as(club.ctx, anActor('finance'))
  const { id: member } = await aMember(club.ctx, { email: 'robin@example.org' })
  for (const _season of [1, 2]) {
    const { claim } = await aRegistration(club.ctx)
    await paid(club, claim, club.prices.registration ?? '')
    await paid(club, claim, league(club))
    expect(await countPaidTwice(finance)).toBe(0)
    await assignMember(administrator, claim.id, member)
  }
  expect(await countPaidTwice(finance)).toBe(1)
  const { rows: shown } = await listSubscriptions(finance, subscriptionSearch.parse({ show: 'twice' }))
  expect(shown.map(({ memberId }) => memberId)).toEqual([member, member])
})

test('a plan that staff gave sets subscription_paid of the member’s registration, and its end clears it [REG-029, REG-035]', async () => {
  const club = await aPayingClub()
  const { member, claim } = await aPlayer(club)
  const isPaid = async () => (await findOwn(club.ctx, claim))?.subscriptionPaid
  expect(await isPaid()).toBe(false)
  const given = await assign(club, member)
  if (!given.ok) throw new Error(given.reason)
  await followSubscription(club.ctx, { registrationId: null, memberId: member })
  expect(await isPaid()).toBe(true)
  await cancelSubscription(as(club.ctx, anActor('finance')), given.subscriptionId, 'now')
  await followSubscription(club.ctx, { registrationId: null, memberId: member })
  expect(await isPaid()).toBe(false)
})
