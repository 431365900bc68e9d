import { expect } from 'vitest'
import { aGuardian } from '../../../../demo/builders/guardian.ts'
import { anInvoice } from '../../../../demo/builders/invoice.ts'
import { aMember } from '../../../../demo/builders/member.ts'
import { aPayment } from '../../../../demo/builders/payment.ts'
import { aSubscription } from '../../../../demo/builders/subscription.ts'
import { aUser } from '../../../../demo/builders/user.ts'
import type { SomeMember } from '../../../../tests/support/sign-in.ts'
import { test } from '../../../../tests/support/site.ts'
import { providerOperations } from '../../../features/billing/operations/table.server.ts'
import { clubSettings } from '../../../features/club/table.server.ts'
import { newId } from '../../../kernel/ids.ts'

test('a visitor is sent to the login, and comes back', async ({ site }) => {
  const answer = await site.get('/members/money')
  expect(answer.headers.get('location')).toBe('/members/access/?next=%2Fmembers%2Fmoney')
})

test('a guardian sees what the children owe and have paid, and nothing of another family', async ({
  site,
}) => {
  const { ctx } = site
  const leo = await aMember(ctx, { name: 'Leo Castellanos', bornOn: '2014-03-04' })
  const other = await aMember(ctx, { name: 'Zoe Other', bornOn: '2014-03-04' })
  const mother = await aUser(ctx, { name: 'Lucía Castellanos', email: `${newId()}@example.org` })
  await aGuardian(ctx, mother, leo)
  await anInvoice(ctx, {
    member: leo,
    amount: 8500,
    description: 'Training camp',
    hostedUrl: 'https://pay.example/leo',
  })
  await aPayment(ctx, { objectId: newId(), member: leo, amount: 1234, description: 'Summer party' })
  await anInvoice(ctx, { member: other, amount: 9900, description: 'Secret trip' })
  const html = await site.page(
    '/members/money',
    await site.signIn({ id: leo.id, name: 'Lucía', userId: mother.id }),
  )
  expect(html).toContain('You owe £85.00')
  expect(html).toContain('Training camp for Leo')
  expect(html).toContain('https://pay.example/leo')
  expect(html).toContain('£12.34')
  expect(html).not.toContain('Secret trip')
})

test('a member reads how to cancel a subscription only while it is not ending', async ({ site }) => {
  const [running, ending] = [await aMember(site.ctx), await aMember(site.ctx)]
  await aSubscription(site.ctx, { memberId: running.id })
  await aSubscription(site.ctx, { memberId: ending.id, cancelAtPeriodEnd: true })
  const pageOf = async (one: SomeMember) => site.page('/members/money', await site.signIn(one))
  expect(await pageOf(running)).toContain('You can cancel at any time')
  expect(await pageOf(ending)).toContain('League teams')
  expect(await pageOf(ending)).not.toContain('You can cancel at any time')
})

test('a member pauses and cancels their own subscription by the club’s rule, and not that of another', async ({
  site,
}) => {
  const { ctx } = site
  await ctx.db.update(clubSettings).set({ settings: { pauseMonths: 3, pauseNoticeDays: 3 } })
  const [ana, bo] = [await aMember(ctx), await aMember(ctx)]
  const currentPeriodEnd = new Date(ctx.clock.now().getTime() + 20 * 86_400_000)
  await aSubscription(ctx, { id: 'sub_ana', memberId: ana.id, currentPeriodEnd })
  await aSubscription(ctx, { id: 'sub_due', memberId: ana.id, currentPeriodEnd: ctx.clock.now() })
  const [own, other] = [await site.signIn(ana), await site.signIn(bo)]
  const form = { do: 'pause', subscription: 'sub_ana', months: '4', key: 'form-1234' }
  const send = (headers: typeof own, more = {}) => site.post('/members/money', { ...form, ...more }, headers)

  expect((await send(other)).status).toBe(404)
  expect((await send(own, { key: '' })).status).toBe(422)
  const long = await send(own)
  expect(long.status).toBe(409)
  expect(await long.text()).toContain('Choose a length from the list: 1, 2 and 3 months.')
  expect(await (await send(own, { do: 'resume' })).text()).toContain('This subscription is not paused.')
  expect(await (await send(own, { subscription: 'sub_due', months: '1' })).text()).toContain(
    'You can pause from',
  )
  const html = await site.page('/members/money', own)
  expect(html).toContain('You can pause a subscription for up to 3 months in any 12 months')
  expect(html).toContain('Pause subscription')
  expect(html).toContain('Cancel subscription')
})

test('a member reads that a change failed after they had requested it, and what to do, until another one', async ({
  site,
}) => {
  const { ctx } = site
  const ana = await aMember(ctx)
  await aSubscription(ctx, { id: 'sub_failed', memberId: ana.id })
  const own = await site.signIn(ana)
  const kind = 'subscription.cancel' as const
  const change = { kind, memberId: ana.id, mode: 'test' as const, createdAt: ctx.clock.now() }
  const failed = { ...change, status: 'failed' as const, error: 'UNKNOWN', finishedAt: ctx.clock.now() }
  const request = { subscriptionId: 'sub_failed' }
  await ctx.db.insert(providerOperations).values({ ...failed, id: 'cancel:by-staff', request })
  expect(await site.page('/members/money', own)).not.toContain('It was not cancelled')
  await ctx.db.insert(providerOperations).values({ ...failed, id: `${kind}:sub_failed:form-1234`, request })
  const html = await site.page('/members/money', own)
  expect(html).toContain('It was not cancelled: The card provider refused it.')
  expect(html).toContain('Please try again, or write to')
  await ctx.db.insert(providerOperations).values({ ...change, id: `${kind}:sub_failed:form-5678`, request })
  expect(await site.page('/members/money', own)).not.toContain('It was not cancelled')
})

test('the rule for pauses is shown where a subscription can be paused or is paused, and nowhere else', async ({
  site,
}) => {
  const { ctx } = site
  await ctx.db.update(clubSettings).set({ settings: { pauseMonths: 3, pauseNoticeDays: 3 } })
  const [paused, yearly] = [await aMember(ctx), await aMember(ctx)]
  const currentPeriodEnd = new Date(ctx.clock.now().getTime() + 20 * 86_400_000)
  await aSubscription(ctx, { memberId: paused.id, currentPeriodEnd, isPaused: true })
  await aSubscription(ctx, { memberId: yearly.id, currentPeriodEnd, interval: 'year' })
  const pageOf = async (one: SomeMember) => site.page('/members/money', await site.signIn(one))
  const ofPaused = await pageOf(paused)
  expect(ofPaused).toContain('You can pause a subscription for up to 3 months')
  expect(ofPaused).toContain('Nothing is charged until it is resumed')
  const ofYearly = await pageOf(yearly)
  expect(ofYearly).toContain('You can cancel at any time')
  expect(ofYearly).not.toContain('You can pause a subscription')
})

test('a form that the page does not have is refused', async ({ site }) => {
  const headers = await site.signIn('member')
  expect((await site.post('/members/money', { do: 'nothing' }, headers)).status).toBe(422)
  const portal = await site.post('/members/money', { do: 'portal' }, headers)
  expect(portal.status).toBe(422)
  expect(await portal.text()).toContain('You have not paid by card yet')
})
