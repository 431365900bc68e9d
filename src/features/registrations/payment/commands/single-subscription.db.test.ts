import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aMember } from '../../../../../demo/builders/member.ts'
import { aRegistration } from '../../../../../demo/builders/registration.ts'
import { anActor } from '../../../../../tests/support/actors.ts'
import { cancelNow } from '../../../../../tests/support/billing.ts'
import { as } from '../../../../../tests/support/database.ts'
import { aPayingClub, paid, pay } from '../../../../../tests/support/paying.ts'
import { beginSlowly } from '../../../../../tests/support/payments.ts'
import { aPlayer, assign, league, opened, running } from '../../../../../tests/support/single-subscription.ts'
import { auditLog } from '../../../../platform/content/table.server.ts'
import { rows } from '../../../../platform/database/database.ts'
import { closeSubscriptionCheckouts } from '../../../billing/checkout/commands/single-subscription.server.ts'
import { providerOperations } from '../../../billing/operations/table.server.ts'
import { payments } from '../../../billing/payments/table.server.ts'
import { subscriptionSearch } from '../../../billing/schema.ts'
import {
  countPaidTwice,
  listSubscriptions,
} from '../../../billing/subscriptions/queries/subscriptions.server.ts'
import { settlePayment } from '../../../billing/sync/commands/settle-payment.server.ts'
import { idOf } from '../../../billing/sync/model.ts'
import { findOwn } from '../../queries/registration.server.ts'
import { assignMember, unlinkMember } from '../../review/commands/assign-member.server.ts'
import { removeRegistration } from '../../review/commands/remove-registration.server.ts'
import { registrations } from '../../table.server.ts'
import { followPayments, followSubscription } from './follow-payments.server.ts'

test('an open checkout session for a plan closes when staff assign that plan [resolutions B11]', async () => {
  const club = await aPayingClub()
  const { member, accessToken } = await aPlayer(club)
  const page = await opened(club, accessToken)
  expect(await assign(club, member)).toMatchObject({ ok: true })
  await expect(club.sandbox.pay(page.sessionId)).rejects.toThrow()
  expect(await running(club)).toHaveLength(1)
  expect(await pay(club, accessToken, league(club))).toMatchObject({ reason: 'ALREADY_PAID' })
})

test('a plan that was just paid in a checkout session cannot be assigned [resolutions B11]', async () => {
  const club = await aPayingClub()
  const { member, accessToken } = await aPlayer(club)
  await club.sandbox.pay((await opened(club, accessToken)).sessionId)
  expect(await assign(club, member)).toEqual({ ok: false, reason: 'RUNNING' })
  expect(await running(club)).toHaveLength(1)
})

test('two registrations of one member have one open checkout session for a plan, the newest [resolutions B11]', async () => {
  const club = await aPayingClub()
  const first = await aPlayer(club)
  const second = await aPlayer(club, first.member)
  const [old, fresh] = [await opened(club, first.accessToken), await opened(club, second.accessToken)]
  await expect(club.sandbox.pay(old.sessionId)).rejects.toThrow()
  await club.sandbox.pay(fresh.sessionId)
  expect(await pay(club, first.accessToken, league(club))).toMatchObject({ reason: 'ALREADY_PAID' })
})

test('a plan that the member pays through another customer cannot be assigned [resolutions B11, B22]', async () => {
  const club = await aPayingClub()
  const { accessToken } = await aRegistration(club.ctx)
  await paid(club, accessToken, club.prices.registration ?? '')
  await paid(club, accessToken, league(club))
  const stripe = await club.sandbox.payments.client()
  const other = await stripe.customers.create({ email: 'robin@example.org' })
  const { id: member } = await aMember(club.ctx, { email: 'robin@example.org', stripeIdTest: other.id })
  await assignMember(as(club.ctx, anActor('administrator')), accessToken.id, member)
  expect(await assign(club, member)).toEqual({ ok: false, reason: 'RUNNING' })
  expect(await running(club)).toMatchObject([{ memberId: member }])
})

test('a pending assignment keeps its first key and opens no checkout session [resolutions B11]', async () => {
  const club = await aPayingClub()
  const { member, accessToken } = await aPlayer(club)
  await club.sandbox.trouble({ kind: 'cut', times: 3, path: '/v1/subscriptions' })
  expect(await assign(club, member, 'one')).toEqual({ ok: false, reason: 'PROVIDER_DOWN' })
  expect(await pay(club, accessToken, league(club))).toEqual({ ok: false, reason: 'BEGUN_ELSEWHERE' })
  expect(await assign(club, member, 'two', true)).toMatchObject({
    reason: 'PENDING_WITH_OTHER_DISCOUNT',
    volunteer: false,
  })
  expect(await assign(club, member, 'one')).toMatchObject({ ok: true })
  const created = (await club.sandbox.requests('/v1/subscriptions')).filter(({ method }) => method === 'POST')
  expect(created.map(({ idempotencyKey }) => idempotencyKey)).toEqual([
    expect.stringMatching(`^subscription:${member}:${league(club)}:one:[0-9]+:cus_[A-Za-z0-9]+:invoice$`),
  ])
  const actions = await club.ctx.db.select().from(auditLog)
  expect(actions.map(({ facts }) => facts)).toEqual([expect.objectContaining({ volunteer: false })])
  expect(await running(club)).toHaveLength(1)
})

test('a pending assignment is not completed by one for another member with the same key [resolutions B11]', async () => {
  const club = await aPayingClub()
  const { id: waiting } = await aMember(club.ctx, { name: 'Wanda', email: 'wanda@example.org' })
  const { id: given } = await aMember(club.ctx, { name: 'Gil', email: 'gil@example.org' })
  await club.sandbox.trouble({ kind: 'cut', times: 3, path: '/v1/subscriptions' })
  expect(await assign(club, waiting, 'one')).toEqual({ ok: false, reason: 'PROVIDER_DOWN' })
  expect(await assign(club, given, 'one')).toMatchObject({ ok: true })
  const isPending = eq(providerOperations.status, 'pending')
  const pending = await club.ctx.db.select().from(providerOperations).where(isPending)
  expect(pending).toMatchObject([{ memberId: waiting }])
  const actions = await club.ctx.db.select().from(auditLog)
  expect(actions.map(({ subject }) => subject)).toEqual([`members/${given}`])
})

test('no database connection is held while the provider is called', async () => {
  const club = await aPayingClub()
  const { member } = await aPlayer(club)
  const { late } = await beginSlowly(club.sandbox, '/v1/subscriptions', () => assign(club, member))
  const idle = await rows(
    club.ctx.db,
    sql`select pid from pg_stat_activity where datname = current_database() and state = 'idle in transaction'`,
  )
  expect(idle).toEqual([])
  expect(await late()).toMatchObject({ ok: true })
})

test('a checkout session concurrent with assigning or unlinking leaves no session open for the wrong member [resolutions B11, B22]', async () => {
  const club = await aPayingClub()
  const administrator = as(club.ctx, anActor('administrator'))
  const { member, accessToken } = await aPlayer(club)
  for (let round = 0; round < 4; round += 1) {
    const [page] = await Promise.all([
      pay(club, accessToken, league(club)),
      unlinkMember(administrator, accessToken.id),
    ])
    if (page.ok) {
      const open = await club.ctx.db.select().from(payments).where(eq(payments.status, 'open'))
      const [known] = await club.ctx.db
        .select()
        .from(registrations)
        .where(eq(registrations.id, accessToken.id))
      expect(open.length === 0 || known?.memberId === null).toBe(true)
    }
    await Promise.all([
      pay(club, accessToken, league(club)),
      assignMember(administrator, accessToken.id, member),
    ])
    expect(await closeSubscriptionCheckouts(club.ctx, member)).toEqual({ ok: true })
  }
})

test('a checkout session closes when its registration is assigned to a member with a plan, unlinked or removed [resolutions B11, B24]', async () => {
  const club = await aPayingClub()
  const administrator = as(club.ctx, anActor('administrator'))
  const { id: paying } = await aMember(club.ctx, { email: 'paying@example.org' })
  expect(await assign(club, paying)).toMatchObject({ ok: true })
  const { id: other } = await aMember(club.ctx, { name: 'Other' })
  const { accessToken } = await aRegistration(club.ctx)
  await paid(club, accessToken, club.prices.registration ?? '')
  const closes = async (action: () => Promise<{ ok: boolean }>) => {
    const page = await opened(club, accessToken)
    expect(await action()).toMatchObject({ ok: true })
    await expect(club.sandbox.pay(page.sessionId)).rejects.toThrow()
  }
  await closes(() => assignMember(administrator, accessToken.id, paying))
  await unlinkMember(administrator, accessToken.id)
  await assignMember(administrator, accessToken.id, other)
  await closes(() => unlinkMember(administrator, accessToken.id))
  await closes(() => removeRegistration(administrator, accessToken.id, { paid: 'yes' }))
})

test('a checkout session stays open when its registration is assigned to a member without a plan, who then gets its plan', async () => {
  const club = await aPayingClub()
  const { id: member } = await aMember(club.ctx)
  const { accessToken } = await aRegistration(club.ctx)
  await paid(club, accessToken, club.prices.registration ?? '')
  const page = await opened(club, accessToken)
  expect(await assignMember(as(club.ctx, anActor('administrator')), accessToken.id, member)).toMatchObject({
    ok: true,
  })
  await club.sandbox.pay(page.sessionId)
  await settlePayment(club.ctx, page.sessionId)
  await followPayments(club.ctx, accessToken.id)
  expect(await running(club)).toMatchObject([{ memberId: member }])
})

test('a registration whose checkout session cannot be closed is neither reassigned nor removed [resolutions B24]', async () => {
  const club = await aPayingClub()
  const administrator = as(club.ctx, anActor('administrator'))
  const { accessToken } = await aPlayer(club)
  await opened(club, accessToken)
  const down = { ok: false, reason: 'PROVIDER_DOWN' }
  for (const action of [
    () => unlinkMember(administrator, accessToken.id),
    () => removeRegistration(administrator, accessToken.id, { paid: 'yes' }),
  ]) {
    await club.sandbox.trouble({ kind: 'cut', times: 6, path: '/v1/checkout/sessions' })
    expect(await action()).toEqual(down)
  }
})

test('a payment link cannot start a second plan beside a running one [resolutions B11]', async () => {
  const club = await aPayingClub()
  const { member, accessToken } = await aPlayer(club)
  const beginners = await pay(club, accessToken, club.prices.beginner)
  if (!beginners.ok) throw new Error(beginners.reason)
  expect(await assign(club, member)).toMatchObject({ ok: true })
  await expect(club.sandbox.pay(beginners.sessionId)).rejects.toThrow()
  const stripe = await club.sandbox.payments.client()
  const old = await stripe.prices.retrieve(league(club))
  const dearer = await stripe.prices.create({
    product: idOf(old.product) ?? '',
    currency: 'gbp',
    unit_amount: 4400,
    recurring: { interval: 'month' },
    nickname: old.nickname ?? '',
    lookup_key: old.lookup_key ?? '',
    transfer_lookup_key: true,
  })
  const ctx = { ...club.ctx, clock: { now: () => new Date(Date.now() + 62_000) } }
  const next = await aRegistration(club.ctx, { memberId: member })
  await paid({ ...club, ctx }, next.accessToken, club.prices.registration ?? '')
  for (const priceId of [dearer.id, club.prices.beginner])
    expect(await pay({ ...club, ctx }, next.accessToken, priceId)).toMatchObject({ reason: 'ALREADY_PAID' })
  expect(await assign({ ...club, ctx }, member, 'again', false, dearer.id)).toEqual({
    ok: false,
    reason: 'RUNNING',
  })
})

test('staff see members who pay for a plan twice, with both subscriptions [resolutions B11]', async () => {
  const club = await aPayingClub()
  const administrator = as(club.ctx, anActor('administrator'))
  const finance = as(club.ctx, anActor('finance'))
  const { id: member } = await aMember(club.ctx, { email: 'robin@example.org' })
  for (const _season of [1, 2]) {
    const { accessToken } = await aRegistration(club.ctx)
    await paid(club, accessToken, club.prices.registration ?? '')
    await paid(club, accessToken, league(club))
    expect(await countPaidTwice(finance)).toBe(0)
    await assignMember(administrator, accessToken.id, member)
  }
  expect(await countPaidTwice(finance)).toBe(1)
  const { rows: shown } = await listSubscriptions(finance, subscriptionSearch.parse({ show: 'twice' }))
  expect(shown.map(({ memberId }) => memberId)).toEqual([member, member])
})

test('the plan of a registration without a member is found by its payer [INV-022, resolutions B22]', async () => {
  const club = await aPayingClub()
  const { accessToken } = await aRegistration(club.ctx, { name: 'Liv Håland' })
  await paid(club, accessToken, club.prices.registration ?? '')
  await paid(club, accessToken, league(club))
  const finance = as(club.ctx, anActor('finance'))
  const shown = async (q: string) =>
    (await listSubscriptions(finance, subscriptionSearch.parse({ q }))).rows.map(({ person }) => person)
  expect(await shown('liv ha')).toEqual(['Liv Håland'])
  expect(await shown('robin@example')).toEqual(['Liv Håland'])
  const { id } = await aMember(club.ctx, { name: 'Liv Aamodt' })
  await assignMember(as(club.ctx, anActor('administrator')), accessToken.id, id)
  expect([await shown('liv aa'), await shown('liv ha')]).toEqual([['Liv Aamodt'], []])
})

test('an assigned plan sets subscription_paid of the member’s registration, and its end clears it [REG-029, REG-035]', async () => {
  const club = await aPayingClub()
  const { member, accessToken } = await aPlayer(club)
  const isPaid = async () => (await findOwn(club.ctx, accessToken))?.subscriptionPaid
  expect(await isPaid()).toBe(false)
  const given = await assign(club, member)
  if (!given.ok) throw new Error(given.reason)
  await followSubscription(club.ctx, { registrationId: null, memberId: member })
  expect(await isPaid()).toBe(true)
  await cancelNow(as(club.ctx, anActor('finance')), given.subscriptionId, 'now')
  await followSubscription(club.ctx, { registrationId: null, memberId: member })
  expect(await isPaid()).toBe(false)
})
