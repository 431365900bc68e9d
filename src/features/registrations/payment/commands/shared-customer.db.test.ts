import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aMember } from '../../../../../demo/builders/member.ts'
import { aRegistration } from '../../../../../demo/builders/registration.ts'
import { anActor } from '../../../../../tests/support/actors.ts'
import { cancelNow } from '../../../../../tests/support/billing.ts'
import { as } from '../../../../../tests/support/database.ts'
import { aMistake, customerOf } from '../../../../../tests/support/mistake.ts'
import { aPayingClub, type PayingClub, paid, pay } from '../../../../../tests/support/paying.ts'
import {
  aPlayer,
  assign,
  atProvider,
  league,
  opened,
  running,
} from '../../../../../tests/support/single-subscription.ts'
import { rows } from '../../../../platform/database/database.ts'
import { lockSubscriber } from '../../../billing/checkout/commands/single-subscription.server.ts'
import { openPortal } from '../../../billing/customers/commands/open-portal.server.ts'
import { settlePayment } from '../../../billing/sync/commands/settle-payment.server.ts'
import { members } from '../../../members/table.server.ts'
import { findOwn } from '../../queries/registration.server.ts'
import { assignMember, unlinkMember } from '../../review/commands/assign-member.server.ts'
import { followPayments } from './follow-payments.server.ts'

/** Counts the club's database connections that wait for a lock. */
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
/** The customers whose portal was opened. */
const shownByPortal = async ({ sandbox }: PayingClub) =>
  (await sandbox.requests('/v1/billing_portal/sessions')).map(({ params }) => params.customer)

test('a registration assigned to the wrong member keeps its own customer, and its plan continues [resolutions B22]', async () => {
  const club = await aPayingClub()
  const { accessToken, wrong, right, shared, takenBack, givenTo } = await aMistake(club)
  await paid(club, accessToken, league(club))
  expect(await takenBack()).toMatchObject({ ok: true })
  await givenTo(right)
  expect([await customerOf(club, wrong), await customerOf(club, right)]).toEqual([null, null])
  expect(await running(club)).toMatchObject([{ customerId: shared, memberId: right }])
})

test('a member is never charged through the card of a registration [resolutions B22]', async () => {
  const club = await aPayingClub()
  const { right, shared, takenBack, givenTo } = await aMistake(club)
  await club.sandbox.steer('POST', `/customers/${shared}/card`, {})
  await takenBack()
  await givenTo(right)
  expect(await assign(club, right)).toMatchObject({ ok: true })
  expect((await atProvider(club)).map(({ customer }) => customer)).not.toContain(shared)
})

test('a member keeps their own customer after a wrong assignment, and it is not charged for the registration [resolutions B22]', async () => {
  const club = await aPayingClub()
  const administrator = as(club.ctx, anActor('administrator'))
  const stripe = await club.sandbox.payments.client()
  const own = await stripe.customers.create({ email: 'bence@example.org' })
  const { id: wrong } = await aMember(club.ctx, { name: 'Bence', email: '', stripeIdTest: own.id })
  const { accessToken } = await aPlayer(club, wrong)
  const page = await opened(club, accessToken)
  expect(await unlinkMember(administrator, accessToken.id)).toMatchObject({ ok: true })
  await expect(club.sandbox.pay(page.sessionId)).rejects.toThrow()
  expect(await customerOf(club, wrong)).toBe(own.id)
  await paid(club, accessToken, league(club))
  expect((await running(club)).map(({ customerId }) => customerId)).not.toContain(own.id)
})

test('the customer portal opens for the customer of the running plan, not for an older one of the member [MEM-015, resolutions B22]', async () => {
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
  await cancelNow(as(club.ctx, anActor('finance')), plan?.id ?? '', 'now')
  expect(await portalOf(club, member)).toMatchObject({ ok: true })
  expect(await shownByPortal(club)).toEqual([plan?.customerId, old.id])
})

test('a person who only shares an e-mail address with a member is not charged [resolutions B22]', async () => {
  const club = await aPayingClub()
  const { id: member } = await aMember(club.ctx, { name: 'Gül', email: 'robin@example.org' })
  const { accessToken } = await aRegistration(club.ctx)
  await paid(club, accessToken, club.prices.registration ?? '')
  await paid(club, accessToken, league(club))
  expect(await assign(club, member)).toMatchObject({ ok: true })
  expect(new Set((await running(club)).map(({ customerId }) => customerId)).size).toBe(2)
  expect(await customerOf(club, member)).not.toBe((await findOwn(club.ctx, accessToken))?.stripeCustomer)
})

test('a person who has just paid with a member’s e-mail address is not charged, even before the event arrives [resolutions B22]', async () => {
  const club = await aPayingClub()
  const { id: member } = await aMember(club.ctx, { name: 'Gül', email: 'payer@example.org' })
  const { accessToken } = await aRegistration(club.ctx, { details: { email: 'payer@example.org' } })
  const page = await pay(club, accessToken, club.prices.registration)
  if (!page.ok) throw new Error(page.reason)
  await club.sandbox.pay(page.sessionId)
  expect(await assign(club, member)).toMatchObject({ ok: true })
  await settlePayment(club.ctx, page.sessionId)
  await followPayments(club.ctx, accessToken.id)
  expect(await customerOf(club, member)).not.toBe((await findOwn(club.ctx, accessToken))?.stripeCustomer)
})

test('a registration can be unlinked while the wrong member is starting a plan [resolutions B22]', async () => {
  const club = await aPayingClub()
  const { wrong, takenBack } = await aMistake(club)
  const { accessToken } = await aRegistration(club.ctx, { memberId: wrong })
  await paid(club, accessToken, club.prices.registration ?? '')
  const both = Promise.withResolvers<void>()
  const held = Promise.withResolvers<void>()
  const busy = club.ctx.db.transaction(async (tx) => {
    await lockSubscriber(tx, wrong)
    held.resolve()
    await both.promise
  })
  await held.promise
  const paying = pay(club, accessToken, league(club))
  await expect.poll(() => waitingForLocks(club)).toBe(1)
  expect(await takenBack()).toMatchObject({ ok: true })
  both.resolve()
  await busy
  expect(await paying).toMatchObject({ ok: true })
})

test('the customer of a registration is not adopted by e-mail address for a member [resolutions B22]', async () => {
  const club = await aPayingClub()
  const { right, shared, takenBack, givenTo } = await aMistake(club)
  await club.ctx.db.update(members).set({ email: 'payer@example.org' }).where(eq(members.id, right))
  await takenBack()
  await givenTo(right)
  expect(await assign(club, right)).toMatchObject({ ok: true })
  expect((await atProvider(club)).map(({ customer }) => customer)).not.toContain(shared)
})
