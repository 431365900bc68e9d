import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aMember } from '../../../../../demo/builders/member.ts'
import { aRegistration } from '../../../../../demo/builders/registration.ts'
import { anActor } from '../../../../../tests/support/actors.ts'
import { invoiceNow } from '../../../../../tests/support/billing.ts'
import { as } from '../../../../../tests/support/database.ts'
import { aPayingClub, type PayingClub, paid, pay } from '../../../../../tests/support/paying.ts'
import { onlyPayment } from '../../../../../tests/support/payments.ts'
import { aPlayer, assign, league, running } from '../../../../../tests/support/single-subscription.ts'
import { pence } from '../../../../kernel/money.ts'
import { openPortal } from '../../../billing/customers/commands/open-portal.server.ts'
import { members } from '../../../members/table.server.ts'
import { findOwn } from '../../queries/registration.server.ts'

const customerOf = async ({ ctx }: PayingClub, memberId: string) =>
  (await ctx.db.select().from(members).where(eq(members.id, memberId)))[0]?.stripeIdTest

/** A member with a paid registration whose customers staff have deleted in the provider's dashboard. */
async function aRemovedCustomer() {
  const club = await aPayingClub()
  const stripe = await club.sandbox.payments.client()
  const { id: gone } = await stripe.customers.create({ email: 'robin@example.org' })
  const { id } = await aMember(club.ctx, { email: 'robin@example.org', stripeIdTest: gone })
  const { member, accessToken } = await aPlayer(club, id)
  const { customerId } = await onlyPayment(club.ctx)
  for (const customer of [gone, customerId]) await stripe.customers.del(customer ?? '')
  return { club, member, accessToken, gone }
}

test('a member whose customer was deleted at the provider pays through a new one [REG-026, resolutions B22]', async () => {
  const { club, member, accessToken, gone } = await aRemovedCustomer()
  await paid(club, accessToken, league(club))
  const [plan] = await running(club)
  expect(plan).toMatchObject({ memberId: member })
  expect(plan?.customerId).not.toBe(gone)
})

test('a registration without a member whose customer was deleted pays through a new one [REG-026, resolutions B22]', async () => {
  const club = await aPayingClub()
  const { accessToken } = await aRegistration(club.ctx)
  await paid(club, accessToken, club.prices.registration ?? '')
  const { customerId: gone } = await onlyPayment(club.ctx)
  await (await club.sandbox.payments.client()).customers.del(gone ?? '')
  await paid(club, accessToken, league(club))
  const [plan] = await running(club)
  expect(plan?.customerId).not.toBe(gone)
  expect((await findOwn(club.ctx, accessToken))?.subscriptionPaid).toBe(true)
})

test('staff bill a member whose customer was deleted through one new customer [INV-008, INV-013, resolutions B22]', async () => {
  const { club, member, gone } = await aRemovedCustomer()
  expect(await assign(club, member)).toMatchObject({ ok: true })
  const [plan] = await running(club)
  expect(plan).toMatchObject({ memberId: member, customerId: await customerOf(club, member) })
  expect(plan?.customerId).not.toBe(gone)
  const stripe = await club.sandbox.payments.client()
  await stripe.customers.del(plan?.customerId ?? '')
  const request = { memberId: member, amount: pence(5000), description: 'Trip', key: 'form-1234' }
  expect(await invoiceNow(as(club.ctx, anActor('finance')), request)).toMatchObject({ ok: true })
  const { data } = await stripe.invoices.list({ customer: (await customerOf(club, member)) ?? '' })
  expect(data).toMatchObject([{ total: 5000, status: 'open' }])
})

test('a refusal for another reason keeps the customer [resolutions B22]', async () => {
  const club = await aPayingClub()
  const { member, accessToken } = await aPlayer(club)
  const before = await customerOf(club, member)
  await club.sandbox.trouble({ kind: 'error', status: 400, method: 'POST', path: '/v1/checkout/sessions' })
  expect(await pay(club, accessToken, league(club))).toMatchObject({ ok: false, reason: 'PROVIDER_REFUSED' })
  expect(await customerOf(club, member)).toBe(before)
  expect(await pay(club, accessToken, league(club))).toMatchObject({ ok: true })
})

test('a member whose customer was deleted has no customer portal [MEM-015]', async () => {
  const { club, member } = await aRemovedCustomer()
  const own = as(club.ctx, anActor('member', { member: { id: member } }))
  expect(await openPortal(own, '/members/dashboard')).toEqual({ ok: false, reason: 'NO_CUSTOMER' })
})
