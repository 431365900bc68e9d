import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aMember } from '../../../db/seed/builders/member.ts'
import { aRegistration } from '../../../db/seed/builders/registration.ts'
import { anActor } from '../../../tests/support/actors.ts'
import { as } from '../../../tests/support/database.ts'
import { aPlayer, assign, league, opened, running } from '../../../tests/support/one-plan.ts'
import { aPayingClub, type PayingClub, paid } from '../../../tests/support/paying.ts'
import { cancelSubscription } from '../billing/commands/cancel-subscription.server.ts'
import { invoices } from '../billing/table.server.ts'
import { members } from '../members/table.server.ts'
import { assignMember, removeAssign } from './commands/assign-member.server.ts'
import { findOwn } from './queries/registration.server.ts'

const customerOf = async ({ ctx }: PayingClub, memberId: string) =>
  (await ctx.db.select().from(members).where(eq(members.id, memberId)))[0]?.stripeIdTest

test('a registration that was given to the wrong member for a moment keeps the customer of its payer, for the plan that runs there [decisions B22]', async () => {
  const club = await aPayingClub()
  const administrator = as(club.ctx, anActor('administrator'))
  const { claim } = await aRegistration(club.ctx)
  await paid(club, claim, club.prices.registration ?? '')
  await paid(club, claim, league(club))
  const [plan] = await running(club)
  const { id: wrong } = await aMember(club.ctx, { name: 'Wrong' })
  const { id: right } = await aMember(club.ctx, { name: 'Right' })
  await assignMember(administrator, claim.id, wrong)
  expect(await customerOf(club, wrong)).toBe(plan?.customerId)
  expect(await removeAssign(administrator, claim.id)).toMatchObject({ ok: true })
  await assignMember(administrator, claim.id, right)
  expect([await customerOf(club, wrong), await customerOf(club, right)]).toEqual([null, plan?.customerId])
})

test('a registration is not taken from a member who goes on paying as the customer of both; afterwards both are new there [decisions B22]', async () => {
  const club = await aPayingClub()
  const administrator = as(club.ctx, anActor('administrator'))
  const { member: wrong, claim } = await aPlayer(club)
  const shared = await customerOf(club, wrong)
  const given = await assign(club, wrong)
  if (!given.ok) throw new Error(given.reason)
  expect(await removeAssign(administrator, claim.id)).toEqual({ ok: false, reason: 'TANGLED' })
  await cancelSubscription(as(club.ctx, anActor('finance')), given.subscriptionId, 'now')
  await club.ctx.db.update(invoices).set({ status: 'void' })
  expect(await removeAssign(administrator, claim.id)).toMatchObject({ ok: true })
  const { id: right } = await aMember(club.ctx, { name: 'Bo Right', email: 'bo@example.org' })
  await assignMember(administrator, claim.id, right)
  expect([await customerOf(club, wrong), await customerOf(club, right)]).toEqual([null, null])
  await paid(club, claim, league(club))
  expect(await assign(club, wrong, 'again')).toMatchObject({ ok: true })
  const customers = [await customerOf(club, wrong), await customerOf(club, right)]
  expect(customers.every((one) => one?.startsWith('cus_') && one !== shared)).toBe(true)
  expect(new Set(customers).size).toBe(2)
})

test('a member whose own customer somebody else has paid as by mistake loses it with the mistake [decisions B22]', async () => {
  const club = await aPayingClub()
  const administrator = as(club.ctx, anActor('administrator'))
  const stripe = await club.sandbox.payments.client()
  const own = await stripe.customers.create({ email: 'bence@example.org' })
  const { id: wrong } = await aMember(club.ctx, { name: 'Bence', email: '', stripeIdTest: own.id })
  const { claim } = await aPlayer(club, wrong)
  const page = await opened(club, claim)
  expect(await removeAssign(administrator, claim.id)).toMatchObject({ ok: true })
  await expect(club.sandbox.pay(page.sessionId)).rejects.toThrow()
  expect(await customerOf(club, wrong)).toBeNull()
  await paid(club, claim, league(club))
  expect((await running(club)).map(({ customerId }) => customerId)).not.toContain(own.id)
})

test('staff charge nobody who only shares an e-mail with a member [decisions B22]', async () => {
  const club = await aPayingClub()
  const { id: member } = await aMember(club.ctx, { name: 'Gül', email: 'robin@example.org' })
  const { claim } = await aRegistration(club.ctx)
  await paid(club, claim, club.prices.registration ?? '')
  await paid(club, claim, league(club))
  expect(await assign(club, member)).toMatchObject({ ok: true })
  expect(new Set((await running(club)).map(({ customerId }) => customerId)).size).toBe(2)
  expect(await customerOf(club, member)).not.toBe((await findOwn(club.ctx, claim))?.stripeCustomer)
})
