import { expect, test } from 'vitest'
import { aMember } from '../../../../../demo/builders/member.ts'
import { aRegistration } from '../../../../../demo/builders/registration.ts'
import { anActor } from '../../../../../tests/support/actors.ts'
import { cancelNow, performPending } from '../../../../../tests/support/billing.ts'
import { as } from '../../../../../tests/support/database.ts'
import { aPayingClub, type PayingClub, paid, pay } from '../../../../../tests/support/paying.ts'
import { beginSlowly, events, hear } from '../../../../../tests/support/payments.ts'
import {
  aPlayer,
  assign,
  atProvider,
  LOST_ANSWER,
  league,
  opened,
  running,
} from '../../../../../tests/support/single-subscription.ts'
import { auditLog } from '../../../../platform/content/table.server.ts'
import { deleteEntry } from '../../../../platform/content/write.ts'
import { PAGE_LIMITS } from '../../../../platform/payments/payments.ts'
import { subscriptions } from '../../../billing/subscriptions/table.server.ts'
import { reconcile } from '../../../billing/sync/commands/reconcile.server.ts'
import { settlePayment } from '../../../billing/sync/commands/settle-payment.server.ts'
import { memberContentType } from '../../../members/content-type.ts'
import { assignMember } from '../../review/commands/assign-member.server.ts'
import { removeRegistration } from '../../review/commands/remove-registration.server.ts'
import { followPayments } from './follow-payments.server.ts'

const later = (club: PayingClub, minutes: number): PayingClub => {
  const clock = { now: () => new Date(Date.now() + minutes * 60_000) }
  return { ...club, ctx: { ...club.ctx, clock } }
}
const aMemberOf = async ({ ctx }: PayingClub) => (await aMember(ctx, { email: 'robin@example.org' })).id
const actions = async ({ ctx }: PayingClub) =>
  (await ctx.db.select().from(auditLog)).map((action) => action.actorId)

test('a slow, repeated assignment by staff still blocks checkout sessions [resolutions B11]', async () => {
  const club = await aPayingClub()
  const { member, accessToken } = await aPlayer(club)
  await club.sandbox.trouble({ kind: 'cut', times: 3, path: '/v1/subscriptions' })
  expect(await assign(club, member)).toEqual({ ok: false, reason: 'PROVIDER_DOWN' })
  const then = later(club, 10)
  const { late } = await beginSlowly(club.sandbox, '/v1/subscriptions', () => assign(then, member))
  expect(await pay(then, accessToken, league(club))).toMatchObject({ ok: false, reason: 'BEGUN_ELSEWHERE' })
  expect(await late()).toMatchObject({ ok: true })
  expect(await atProvider(club)).toHaveLength(1)
})

test('an assigned plan whose answer was lost is found before the member can pay for it [resolutions B11]', async () => {
  const club = await aPayingClub()
  const { member, accessToken } = await aPlayer(club)
  await club.sandbox.trouble(LOST_ANSWER)
  expect(await assign(club, member)).toEqual({ ok: false, reason: 'PROVIDER_DOWN' })
  await club.sandbox.steer('DELETE', '/faults')
  const then = later(club, 16)
  expect(await pay(then, accessToken, league(club))).toMatchObject({ ok: false, reason: 'BEGUN_ELSEWHERE' })
  await performPending(then.ctx)
  expect(await running(club)).toMatchObject([{ memberId: member }])
  expect(await actions(club)).toHaveLength(1)
  expect(await pay(then, accessToken, league(club))).toMatchObject({ ok: false, reason: 'ALREADY_PAID' })
})

test('a request that never reached the provider is performed once it answers, and only then logged [resolutions B11]', async () => {
  const club = await aPayingClub()
  const { member, accessToken } = await aPlayer(club)
  await club.sandbox.trouble({ kind: 'cut', times: 3, path: '/v1/subscriptions' })
  expect(await assign(club, member)).toEqual({ ok: false, reason: 'PROVIDER_DOWN' })
  expect(await actions(club)).toEqual([])
  const then = later(club, 61)
  expect(await reconcile(then.ctx)).toMatchObject({ jobs: 1 })
  await performPending(then.ctx)
  expect(await running(club)).toMatchObject([{ memberId: member }])
  expect(await actions(club)).toHaveLength(1)
  expect(await pay(then, accessToken, league(club))).toMatchObject({ ok: false, reason: 'ALREADY_PAID' })
})

test('two plans assigned with one form are logged separately [INV-015]', async () => {
  const club = await aPayingClub()
  const member = await aMemberOf(club)
  await club.sandbox.trouble(LOST_ANSWER)
  expect(await assign(club, member, 'a-form')).toEqual({ ok: false, reason: 'PROVIDER_DOWN' })
  await club.sandbox.steer('DELETE', '/faults')
  expect(await assign(club, member, 'a-form', false, club.prices.beginner)).toMatchObject({ ok: true })
  await hear(club.ctx, await events(club.sandbox))
  await performPending(club.ctx)
  expect(await atProvider(club)).toHaveLength(2)
  expect(await actions(club)).toHaveLength(2)
})

test('a form submitted again is logged once [INV-015]', async () => {
  const club = await aPayingClub()
  const member = await aMemberOf(club)
  const first = await assign(club, member)
  expect(await assign(club, member)).toEqual(first)
  expect(await actions(club)).toHaveLength(1)
})

test('a plan assigned while the member’s customer is being created is not paid twice [resolutions B11, B22]', async () => {
  const club = await aPayingClub()
  const member = (await aMember(club.ctx, { email: 'alex@example.org' })).id
  const { accessToken } = await aRegistration(club.ctx)
  await paid(club, accessToken, club.prices.registration ?? '')
  const { late } = await beginSlowly(club.sandbox, '/v1/customers', () => assign(club, member))
  await assignMember(as(club.ctx, anActor('administrator')), accessToken.id, member)
  expect(await late()).toMatchObject({ ok: true })
  await hear(club.ctx, await events(club.sandbox))
  expect(await running(club)).toMatchObject([{ memberId: member }])
  expect(await pay(club, accessToken, league(club))).toMatchObject({ ok: false, reason: 'ALREADY_PAID' })
})

test('a paid plan whose event is missing is not started again by another registration [resolutions B11]', async () => {
  const club = await aPayingClub()
  const first = await aPlayer(club)
  const second = await aPlayer(club, first.member)
  const page = await opened(club, first.accessToken)
  await club.sandbox.pay(page.sessionId)
  const { late } = await beginSlowly(club.sandbox, '/v1/subscriptions', () =>
    settlePayment(club.ctx, page.sessionId),
  )
  expect(await pay(club, second.accessToken, league(club))).toMatchObject({
    ok: false,
    reason: 'ALREADY_PAID',
  })
  await late()
})

test('staff cannot assign a paid plan whose event is missing, and their attempt copies it [resolutions B11]', async () => {
  const club = await aPayingClub()
  const { member, accessToken } = await aPlayer(club)
  const page = await opened(club, accessToken)
  await club.sandbox.pay(page.sessionId)
  await club.sandbox.trouble({ kind: 'cut', times: 2, path: '/v1/subscriptions' })
  expect(await settlePayment(club.ctx, page.sessionId, undefined, PAGE_LIMITS)).toMatchObject({
    reason: 'PROVIDER_DOWN',
  })
  await followPayments(club.ctx, accessToken.id)
  expect(await club.ctx.db.select().from(subscriptions)).toEqual([])
  expect(await assign(club, member)).toEqual({ ok: false, reason: 'RUNNING' })
  expect(await atProvider(club)).toHaveLength(1)
  expect(await running(club)).toHaveLength(1)
})

test('a plan paid through another customer than the member’s is not started again [resolutions B11]', async () => {
  const club = await aPayingClub()
  const stripe = await club.sandbox.payments.client()
  const own = await stripe.customers.create({ email: 'bence@example.org' })
  const { id: member } = await aMember(club.ctx, { name: 'Bence', stripeIdTest: own.id })
  const { accessToken } = await aRegistration(club.ctx)
  await paid(club, accessToken, club.prices.registration ?? '')
  const page = await opened(club, accessToken)
  await club.sandbox.pay(page.sessionId)
  await club.sandbox.trouble({ kind: 'cut', times: 2, path: '/v1/subscriptions' })
  await settlePayment(club.ctx, page.sessionId, undefined, PAGE_LIMITS)
  await assignMember(as(club.ctx, anActor('administrator')), accessToken.id, member)
  expect(await assign(club, member)).toEqual({ ok: false, reason: 'RUNNING' })
  expect(await atProvider(club)).toHaveLength(1)
})

test('a registration with a paid plan that is not copied yet cannot be removed, even if an older plan has ended [resolutions B24]', async () => {
  const club = await aPayingClub()
  const { accessToken } = await aPlayer(club)
  await paid(club, accessToken, league(club))
  const [first] = await running(club)
  await cancelNow(as(club.ctx, anActor('finance')), first?.id ?? '', 'now')
  await followPayments(club.ctx, accessToken.id)
  const page = await opened(club, accessToken)
  await club.sandbox.pay(page.sessionId)
  await club.sandbox.trouble({ kind: 'cut', times: 2, path: '/v1/subscriptions' })
  await settlePayment(club.ctx, page.sessionId, undefined, PAGE_LIMITS)
  const removed = await removeRegistration(as(club.ctx, anActor('administrator')), accessToken.id, {
    paid: 'yes',
  })
  expect(removed).toEqual({ ok: false, reason: 'SUBSCRIPTION_RUNNING' })
})

test('a registration with a plan is assigned after closing the member’s checkout session for a second one [resolutions B11]', async () => {
  const club = await aPayingClub()
  const { member, accessToken: second } = await aPlayer(club)
  const { accessToken: first } = await aRegistration(club.ctx)
  await paid(club, first, club.prices.registration ?? '')
  await paid(club, first, league(club))
  const page = await opened(club, second)
  const assigned = await assignMember(as(club.ctx, anActor('administrator')), first.id, member)
  expect(assigned).toMatchObject({ ok: true })
  await expect(club.sandbox.pay(page.sessionId)).rejects.toThrow()
  expect(await atProvider(club)).toHaveLength(1)
})

test('a form whose answer was lost and that is submitted again much later is logged once [INV-015]', async () => {
  const club = await aPayingClub()
  const member = await aMemberOf(club)
  await club.sandbox.trouble(LOST_ANSWER)
  expect(await assign(club, member)).toEqual({ ok: false, reason: 'PROVIDER_DOWN' })
  await club.sandbox.steer('DELETE', '/faults')
  expect(await assign(later(club, 16), member)).toMatchObject({ ok: true })
  expect(await atProvider(club)).toHaveLength(1)
  expect(await actions(club)).toHaveLength(1)
})

test('a declined card can be replaced and the same form submitted again [INV-015]', async () => {
  const club = await aPayingClub()
  const stripe = await club.sandbox.payments.client()
  const own = await stripe.customers.create({ email: 'bence@example.org' })
  await club.sandbox.steer('POST', `/customers/${own.id}/card`, { card: '4000000000000341' })
  const { id: member } = await aMember(club.ctx, { name: 'Bence', stripeIdTest: own.id })
  expect(await assign(club, member)).toMatchObject({ ok: false, reason: 'PROVIDER_REFUSED' })
  await club.sandbox.steer('POST', `/customers/${own.id}/card`, {})
  expect(await assign(club, member)).toMatchObject({ ok: true })
})

test('a member with a pending plan cannot be deleted [resolutions B11]', async () => {
  const club = await aPayingClub()
  const member = await aMemberOf(club)
  await club.sandbox.trouble(LOST_ANSWER)
  expect(await assign(club, member)).toEqual({ ok: false, reason: 'PROVIDER_DOWN' })
  const deleted = await deleteEntry(as(club.ctx, anActor('administrator')), memberContentType, member)
  expect(deleted).toMatchObject({ ok: false, reason: 'IN_USE' })
})
