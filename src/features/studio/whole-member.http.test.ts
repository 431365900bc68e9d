import { expect } from 'vitest'
import { aMember } from '../../../demo/builders/member.ts'
import { aPayment } from '../../../demo/builders/payment.ts'
import { aPosition } from '../../../demo/builders/position.ts'
import { aRegistration } from '../../../demo/builders/registration.ts'
import { aSubscription } from '../../../demo/builders/subscription.ts'
import { aUser } from '../../../demo/builders/user.ts'
import { type TestSite, test } from '../../../tests/support/site.ts'
import { newId } from '../../kernel/ids.ts'
import { pence } from '../../kernel/money.ts'
import { refunds } from '../billing/refunds/table.server.ts'
import { positionHolders } from '../volunteering/table.server.ts'

type Wire = Record<string, unknown>

/** A member with a registration, a partly refunded payment, a subscription and a position. */
async function aBusyMember({ ctx }: TestSite) {
  const customerId = `cus_${newId()}`
  const member = await aMember(ctx, {
    name: 'Busy Bee',
    email: 'Busy@example.org',
    listed: true,
    stripeIdTest: customerId,
  })
  await aRegistration(ctx, { memberId: member.id })
  const position = await aPosition(ctx, { name: 'Treasurer' })
  await ctx.db.insert(positionHolders).values({ positionId: position.id, memberId: member.id })
  const objectId = newId()
  const paid = await aPayment(ctx, {
    purpose: 'registration',
    objectId,
    member,
    description: 'Registration',
    amount: 4500,
    refunded: 1500,
    chargeId: 'ch_busy',
  })
  for (const [id, amount] of [
    [`re_1${paid.id}`, 500],
    [`re_2${paid.id}`, 1000],
  ] as const)
    await ctx.db
      .insert(refunds)
      .values({ id, paymentId: paid.id, amount: pence(amount), status: 'succeeded', createdAt: new Date() })
  await aSubscription(ctx, {
    id: `sub_${member.id}`,
    memberId: member.id,
    customerId,
    priceId: 'price_1',
    cardId: 'pm_1',
  })
  return { member, objectId, customerId }
}

const read = async (site: TestSite, id: string, headers: Record<string, string> = {}): Promise<Wire> =>
  (await (await site.get(`/api/members/${id}`, headers)).json()) as Wire

test('administrators can read a member’s positions, registration and payment data [ADM-014, INV-011, INV-022]', async ({
  site,
}) => {
  const { member, objectId, customerId } = await aBusyMember(site)
  const wire = await read(site, member.id, await site.signIn('administrator'))
  expect(wire.volunteers).toMatchObject([{ Name: 'Treasurer' }])
  expect(wire.registrations).toMatchObject([
    {
      Data: {
        questions: expect.any(Array),
        details: expect.arrayContaining([expect.objectContaining({ id: 'name' })]),
        memberships: expect.any(Array),
      },
    },
  ])
  expect(wire.stripedata).toEqual({
    data: { id: customerId, email: 'busy@example.org' },
    sources: { total_count: 1 },
    subscriptions: {
      data: [{ id: `sub_${member.id}`, plan: { nickname: 'League teams' }, status: 'active' }],
    },
    payments: [
      {
        id: 'ch_busy',
        created: expect.any(Number),
        paid: true,
        refunded: false,
        amount: 4500,
        currency: 'gbp',
        refunds: {
          data: [
            expect.objectContaining({ amount: 500, currency: 'gbp' }),
            expect.objectContaining({ amount: 1000, currency: 'gbp' }),
          ],
        },
        metadata: { gd_object: 'registration', gd_object_id: objectId },
        description: 'Registration',
      },
    ],
    updated: expect.any(String),
  })
})

test('a fully refunded payment has its refund, and an event payment has gd_object others [INV-011, resolutions B27]', async ({
  site,
}) => {
  const member = await aMember(site.ctx, { name: 'Refunded Rae', listed: true })
  const objectId = newId()
  await aPayment(site.ctx, { objectId, member, amount: 1200, status: 'refunded', chargeId: 'ch_back' })
  const refunds = { data: [{ amount: 1200, currency: 'gbp', status: 'succeeded' }] }
  const metadata = { gd_object: 'others', gd_object_id: objectId }
  const charge = { paid: true, refunded: true, currency: 'gbp', amount: 1200, refunds, metadata }
  const boss = await site.signIn('administrator')
  const { stripedata } = await read(site, member.id, boss)
  expect(stripedata).toMatchObject({ payments: [{ id: 'ch_back', ...charge }] })
  const listed = await (await site.get('/api/payments?q=ch_back', await site.signIn('finance'))).json()
  expect(listed).toMatchObject([charge])
})

test('administrators can read a user’s role with id, name and type, on the member and on its user [ADM-014, SYS-058]', async ({
  site,
}) => {
  const headers = await site.signIn('administrator')
  for (const [word, name] of [
    ['administrator', 'Administrator'],
    ['shop', 'Shop manager'],
  ] as const) {
    const member = await aMember(site.ctx, { name: `Robin ${word}` })
    const user = await aUser(site.ctx, { member, role: word })
    const role = { _id: word, name, type: word }
    expect(await read(site, member.id, headers)).toMatchObject({ role, user: { _id: user.id, role } })
    const found = await site.get(`/api/users?email_eq=${user.email}&roleType=${word}`, headers)
    expect(await found.json()).toMatchObject([{ role, roleType: word }])
  }
})

test('nobody else can read these fields, and they are empty for a member without payments [ADM-014, resolutions A06]', async ({
  site,
}) => {
  const { member } = await aBusyMember(site)
  for (const role of [undefined, 'member', 'coach', 'finance', 'shop'] as const) {
    const wire = await read(site, member.id, role && (await site.signIn(role)))
    expect(Object.keys(wire), role).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/^(stripedata|volunteers|registrations)$/)]),
    )
  }
  const other = await aMember(site.ctx, { name: 'Never Paid', listed: true })
  const wire = await read(site, other.id, await site.signIn('administrator'))
  expect([wire.stripedata, wire.volunteers]).toEqual([null, []])
})
