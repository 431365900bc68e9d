import { and, eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aMember } from '../../../demo/builders/member.ts'
import { aRegistration } from '../../../demo/builders/registration.ts'
import { anActor } from '../../../tests/support/actors.ts'
import { as } from '../../../tests/support/database.ts'
import { aMistake, customerOf } from '../../../tests/support/mistake.ts'
import {
  aPlayer,
  assign,
  atProvider,
  LOST_ANSWER,
  league,
  opened,
  running,
} from '../../../tests/support/one-plan.ts'
import { aPayingClub, type PayingClub, paid, pay } from '../../../tests/support/paying.ts'
import { beginSlowly } from '../../../tests/support/payments.ts'
import { newId } from '../../kernel/ids.ts'
import { pence } from '../../kernel/money.ts'
import { rows } from '../../platform/database/database.ts'
import { cancelSubscription } from '../billing/commands/cancel-subscription.server.ts'
import { oneAtATime } from '../billing/commands/grants.server.ts'
import { openPortal } from '../billing/commands/open-portal.server.ts'
import { settleSession } from '../billing/commands/settle-session.server.ts'
import { startCheckout } from '../billing/commands/start-checkout.server.ts'
import { invoices, payments, retiredCustomers } from '../billing/table.server.ts'
import { members } from '../members/table.server.ts'
import { assignMember, removeAssign } from './commands/assign-member.server.ts'
import { followPayments } from './commands/follow-payments.server.ts'
import { findOwn } from './queries/registration.server.ts'

/** How many of the club's connections wait for what another one holds. */
const waitingForLocks = async ({ ctx }: PayingClub) => {
  const [found] = await rows<{ many: number }>(
    ctx.db,
    sql`select count(*)::int as many from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return found?.many ?? 0
}

const portalOf = ({ ctx }: PayingClub, id: string) =>
  openPortal(as(ctx, anActor('member', { member: { id } })), '/members/dashboard')
/** The customers for whom the provider's own pages were opened. */
const shownByPortal = async ({ sandbox }: PayingClub) =>
  (await sandbox.asked('/v1/billing_portal/sessions')).map(({ params }) => params.customer)

test('a registration that was given to the wrong member is paid by somebody new from then on; its plan goes on [resolutions B22]', async () => {
  const club = await aPayingClub()
  const { accessToken, wrong, right, shared, takenBack, givenTo } = await aMistake(club)
  await paid(club, accessToken, league(club))
  expect(await takenBack()).toMatchObject({ ok: true })
  await givenTo(right)
  expect([await customerOf(club, wrong), await customerOf(club, right)]).toEqual([null, null])
  expect(await running(club)).toMatchObject([{ customerId: shared, memberId: right }])
})

test('nor does anybody pay with a card that the wrong member has kept there [resolutions B22]', async () => {
  const club = await aPayingClub()
  const { right, shared, takenBack, givenTo } = await aMistake(club)
  await club.sandbox.steer('POST', `/customers/${shared}/card`, {})
  await takenBack()
  await givenTo(right)
  expect(await assign(club, right)).toMatchObject({ ok: true })
  expect((await atProvider(club)).map(({ customer }) => customer)).not.toContain(shared)
})

test('a registration is not taken from a member to whom a plan is being given as the customer of both [resolutions B22]', async () => {
  const club = await aPayingClub()
  const { wrong, takenBack } = await aMistake(club)
  const { late } = await beginSlowly(club.sandbox, '/v1/subscriptions', () => assign(club, wrong))
  expect(await takenBack()).toEqual({ ok: false, reason: 'TANGLED' })
  expect(await late()).toMatchObject({ ok: true })
})

test('nor from one whose plan has no answer yet [resolutions B22]', async () => {
  const club = await aPayingClub()
  const { wrong, takenBack } = await aMistake(club)
  await club.sandbox.trouble(LOST_ANSWER)
  expect(await assign(club, wrong)).toEqual({ ok: false, reason: 'PROVIDER_DOWN' })
  expect(await takenBack()).toEqual({ ok: false, reason: 'TANGLED' })
})

test('card pages on which the wrong member would pay as the customer of both are closed [resolutions B22]', async () => {
  const club = await aPayingClub()
  const { wrong, takenBack } = await aMistake(club)
  const { accessToken } = await aRegistration(club.ctx, { memberId: wrong })
  const page = await pay(club, accessToken, club.prices.registration)
  if (!page.ok) throw new Error(page.reason)
  expect(await takenBack()).toMatchObject({ ok: true })
  await expect(club.sandbox.pay(page.sessionId)).rejects.toThrow()
})

test('nor is one left when the wrong member opens it at that moment [resolutions B22]', async () => {
  const club = await aPayingClub()
  for (let round = 0; round < 4; round += 1) {
    const { wrong, shared, takenBack } = await aMistake(club)
    const { accessToken } = await aRegistration(club.ctx, { memberId: wrong })
    const [taken] = await Promise.all([takenBack(), pay(club, accessToken, club.prices.registration)])
    expect(taken).toMatchObject({ ok: true })
    const isLeft = and(eq(payments.customerId, shared), eq(payments.status, 'open'))
    expect(await club.ctx.db.$count(payments, isLeft)).toBe(0)
  }
})

test('who has been retired since is not sent to a card page as that customer [resolutions B22]', async () => {
  const { ctx } = await aPayingClub()
  await ctx.db.insert(retiredCustomers).values({ id: 'cus_both', retiredAt: ctx.clock.now() })
  const payer = { memberId: null, name: 'Robin', email: 'robin@example.org', customerId: 'cus_both' }
  const wish = {
    purpose: 'event' as const,
    objectId: newId(),
    description: 'A present',
    lines: [{ name: 'A present', amount: pence(500), quantity: 1 }],
    payer,
    returns: { success: '/done', cancel: '/not-done' },
  }
  expect(await startCheckout(ctx, wish)).toEqual({ ok: false, reason: 'PROVIDER_DOWN' })
})

test('a registration is not taken from a member who goes on paying as the customer of both; afterwards both are new there [resolutions B22]', async () => {
  const club = await aPayingClub()
  const administrator = as(club.ctx, anActor('administrator'))
  const { member: wrong, accessToken } = await aPlayer(club)
  const shared = await customerOf(club, wrong)
  const given = await assign(club, wrong)
  if (!given.ok) throw new Error(given.reason)
  expect(await removeAssign(administrator, accessToken.id)).toEqual({ ok: false, reason: 'TANGLED' })
  await cancelSubscription(as(club.ctx, anActor('finance')), given.subscriptionId, 'now')
  await club.ctx.db.update(invoices).set({ status: 'void' })
  expect(await removeAssign(administrator, accessToken.id)).toMatchObject({ ok: true })
  const { id: right } = await aMember(club.ctx, { name: 'Bo Right', email: 'bo@example.org' })
  await assignMember(administrator, accessToken.id, right)
  expect([await customerOf(club, wrong), await customerOf(club, right)]).toEqual([null, null])
  await paid(club, accessToken, league(club))
  expect(await assign(club, wrong, 'again')).toMatchObject({ ok: true })
  const customers = [await customerOf(club, wrong), await customerOf(club, right)]
  expect(customers.every((one) => one?.startsWith('cus_') && one !== shared)).toBe(true)
  expect(new Set(customers).size).toBe(2)
})

test('a member whose own customer somebody else has paid as by mistake loses it with the mistake [resolutions B22]', async () => {
  const club = await aPayingClub()
  const administrator = as(club.ctx, anActor('administrator'))
  const stripe = await club.sandbox.payments.client()
  const own = await stripe.customers.create({ email: 'bence@example.org' })
  const { id: wrong } = await aMember(club.ctx, { name: 'Bence', email: '', stripeIdTest: own.id })
  const { accessToken } = await aPlayer(club, wrong)
  const page = await opened(club, accessToken)
  expect(await removeAssign(administrator, accessToken.id)).toMatchObject({ ok: true })
  await expect(club.sandbox.pay(page.sessionId)).rejects.toThrow()
  expect(await customerOf(club, wrong)).toBeNull()
  await paid(club, accessToken, league(club))
  expect((await running(club)).map(({ customerId }) => customerId)).not.toContain(own.id)
})

test('the provider’s own pages open for the customer who pays for the plan that runs, not for an older one of the member [MEM-015, resolutions B22]', async () => {
  const club = await aPayingClub()
  const stripe = await club.sandbox.payments.client()
  const old = await stripe.customers.create({ email: 'robin@example.org' })
  const { id: member } = await aMember(club.ctx, { email: 'robin@example.org', stripeIdTest: old.id })
  const { accessToken } = await aRegistration(club.ctx)
  await paid(club, accessToken, club.prices.registration ?? '')
  await paid(club, accessToken, league(club))
  await assignMember(as(club.ctx, anActor('administrator')), accessToken.id, member)
  const [plan] = await running(club)
  expect(await portalOf(club, member)).toMatchObject({ ok: true })
  expect(await shownByPortal(club)).toEqual([plan?.customerId])
  await cancelSubscription(as(club.ctx, anActor('finance')), plan?.id ?? '', 'now')
  expect(await portalOf(club, member)).toMatchObject({ ok: true })
  expect(await shownByPortal(club)).toEqual([plan?.customerId, old.id])
})

test('the provider’s own pages do not open for a plan that runs as the customer of two [resolutions B22]', async () => {
  const club = await aPayingClub()
  const administrator = as(club.ctx, anActor('administrator'))
  const stripe = await club.sandbox.payments.client()
  const own = await stripe.customers.create({ email: 'bence@example.org' })
  const { id: wrong } = await aMember(club.ctx, { name: 'Bence', stripeIdTest: own.id })
  const { accessToken } = await aPlayer(club, wrong)
  await paid(club, accessToken, league(club))
  expect(await removeAssign(administrator, accessToken.id)).toMatchObject({ ok: true })
  const { id: right } = await aMember(club.ctx, { name: 'Right' })
  await assignMember(administrator, accessToken.id, right)
  expect(await portalOf(club, right)).toEqual({ ok: false, reason: 'NOT_ALONE' })
  await club.ctx.db.delete(retiredCustomers)
  await club.ctx.db.update(members).set({ stripeIdTest: own.id }).where(eq(members.id, wrong))
  expect(await portalOf(club, right)).toEqual({ ok: false, reason: 'NOT_ALONE' })
  expect(await shownByPortal(club)).toEqual([])
})

test('staff charge nobody who only shares an e-mail with a member [resolutions B22]', async () => {
  const club = await aPayingClub()
  const { id: member } = await aMember(club.ctx, { name: 'Gül', email: 'robin@example.org' })
  const { accessToken } = await aRegistration(club.ctx)
  await paid(club, accessToken, club.prices.registration ?? '')
  await paid(club, accessToken, league(club))
  expect(await assign(club, member)).toMatchObject({ ok: true })
  expect(new Set((await running(club)).map(({ customerId }) => customerId)).size).toBe(2)
  expect(await customerOf(club, member)).not.toBe((await findOwn(club.ctx, accessToken))?.stripeCustomer)
})

test('nor somebody who has paid with that e-mail a moment ago, and of whom the provider has not told yet [resolutions B22]', async () => {
  const club = await aPayingClub()
  const { id: member } = await aMember(club.ctx, { name: 'Gül', email: 'payer@example.org' })
  const { accessToken } = await aRegistration(club.ctx, { details: { email: 'payer@example.org' } })
  const page = await pay(club, accessToken, club.prices.registration)
  if (!page.ok) throw new Error(page.reason)
  await club.sandbox.pay(page.sessionId)
  expect(await assign(club, member)).toMatchObject({ ok: true })
  await settleSession(club.ctx, page.sessionId)
  await followPayments(club.ctx, accessToken.id)
  expect(await customerOf(club, member)).not.toBe((await findOwn(club.ctx, accessToken))?.stripeCustomer)
})

test('a registration is taken back while the wrong member opens a page for a plan: both come to an end [resolutions B22]', async () => {
  const club = await aPayingClub()
  const { wrong, takenBack } = await aMistake(club)
  const { accessToken } = await aRegistration(club.ctx, { memberId: wrong })
  await paid(club, accessToken, club.prices.registration ?? '')
  const both = Promise.withResolvers<void>()
  const held = Promise.withResolvers<void>()
  // Whoever is first has the member; the other one waits for what the first has.
  const busy = club.ctx.db.transaction(async (tx) => {
    await oneAtATime(tx, wrong)
    held.resolve()
    await both.promise
  })
  await held.promise
  const actions = [takenBack(), pay(club, accessToken, league(club))]
  await expect.poll(() => waitingForLocks(club)).toBe(2)
  both.resolve()
  await busy
  expect((await Promise.allSettled(actions)).map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled'])
})

test('a retired customer is not found again by its e-mail [resolutions B22]', async () => {
  const club = await aPayingClub()
  const { right, shared, takenBack, givenTo } = await aMistake(club)
  await club.ctx.db.update(members).set({ email: 'payer@example.org' }).where(eq(members.id, right))
  await takenBack()
  await givenTo(right)
  expect(await assign(club, right)).toMatchObject({ ok: true })
  expect((await atProvider(club)).map(({ customer }) => customer)).not.toContain(shared)
})
