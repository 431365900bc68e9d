import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aMember } from '../../../../../demo/builders/member.ts'
import { aRegistration } from '../../../../../demo/builders/registration.ts'
import { anActor } from '../../../../../tests/support/actors.ts'
import { refundNow } from '../../../../../tests/support/billing.ts'
import { sendChildren } from '../../../../../tests/support/children.ts'
import { as } from '../../../../../tests/support/database.ts'
import { aPayingClub, checkoutSessions, type PayingClub } from '../../../../../tests/support/paying.ts'
import { beginSlowly } from '../../../../../tests/support/payments.ts'
import { addDays, clubDay } from '../../../../kernel/dates.ts'
import { pence } from '../../../../kernel/money.ts'
import { payments } from '../../../billing/payments/table.server.ts'
import { settlePayment } from '../../../billing/sync/commands/settle-payment.server.ts'
import { feePlans } from '../../../fees/table.server.ts'
import { readStatement } from '../../../money/queries/statement.server.ts'
import type { AccessToken } from '../../queries/access-token.server.ts'
import { settingsOf } from '../../queries/registration.server.ts'
import { registrations } from '../../table.server.ts'
import { currentOffers } from '../queries/offers.server.ts'
import { ownDues } from '../queries/own-dues.server.ts'
import { payingView } from '../queries/paying.server.ts'
import { followPayments } from './follow-payments.server.ts'
import { type HowToPay, payFee } from './pay-fee.server.ts'

/** A club whose fee of £44, at the early price, is paid in three instalments, the first of them today. */
async function aClub() {
  const club = await aPayingClub()
  const today = clubDay(club.ctx.clock.now())
  const instalmentDays = [0, 30, 61].map((later) => addDays(today, later))
  await club.ctx.db
    .update(feePlans)
    .set({ earlyAmount: pence(4400), earlyUntil: today, siblingPercent: null, instalmentDays })
    .where(eq(feePlans.id, 'registration'))
  return club
}

async function aPayer() {
  const club = await aClub()
  const member = await aMember(club.ctx, { name: 'Nora Dahl' })
  const given = { name: 'Nora Dahl', email: 'nora.dahl@example.org', memberId: member.id }
  const registration = await aRegistration(club.ctx, given)
  return { club, member, registration, token: registration.accessToken }
}

async function started({ ctx }: PayingClub, token: AccessToken, how: HowToPay) {
  const session = await payFee(ctx, token, '', how)
  if (!session.ok) throw new Error(session.reason)
  return session
}

async function payNow(club: PayingClub, token: AccessToken, how: HowToPay) {
  const { sessionId, paymentId } = await started(club, token, how)
  await club.sandbox.pay(sessionId)
  expect(await settlePayment(club.ctx, sessionId)).toMatchObject({ ok: true })
  await followPayments(club.ctx, token.id)
  return paymentId
}

const amounts = async ({ ctx }: PayingClub, status: 'paid' | 'open') =>
  (await ctx.db.select().from(payments).where(eq(payments.status, status)).orderBy(payments.id)).map(
    ({ amount }) => amount,
  )

const balance = async ({ ctx }: PayingClub, memberId: string) =>
  (await readStatement(as(ctx, anActor('finance')), [memberId])).at(-1)?.balance

test('a page that was opened before an instalment was paid pays nothing', async () => {
  const { club, token } = await aPayer()
  await payNow(club, token, { howMuch: 'next', seen: pence(4400) })
  for (const howMuch of ['next', 'all'] as const) {
    const stale = await payFee(club.ctx, token, '', { howMuch, seen: pence(4400) })
    expect(stale).toEqual({ ok: false, reason: 'CHANGED' })
  }
  expect(await amounts(club, 'open')).toEqual([])
})

test('a page that was opened before another instalment became due pays nothing', async () => {
  const { club, token } = await aPayer()
  const tomorrow = new Date(club.ctx.clock.now().getTime() + 31 * 86_400_000)
  const later = { ...club.ctx, clock: { now: () => tomorrow } }
  const seen = { seen: pence(4400), seenNext: pence(1468) }
  expect(await payFee(later, token, '', { howMuch: 'next', ...seen })).toMatchObject({ reason: 'CHANGED' })
  expect(await amounts(club, 'open')).toEqual([])
  const now = await started(club, token, { howMuch: 'next', ...seen })
  expect(now.url).toMatch(/^http/)
})

test('a page whose fee changes while its checkout session opens is refused with that reason, and the session is closed', async () => {
  const { club, token } = await aPayer()
  const how = { howMuch: 'next', seen: pence(4400) } as const
  const pay = () => payFee(club.ctx, token, '', how)
  const { late } = await beginSlowly(club.sandbox, '/v1/checkout/sessions', pay)
  await club.ctx.db
    .update(feePlans)
    .set({ earlyAmount: pence(4000) })
    .where(eq(feePlans.id, 'registration'))
  expect(await late()).toEqual({ ok: false, reason: 'CHANGED' })
  expect(await amounts(club, 'open')).toEqual([])
})

test('“next” and “all” in two windows have one open checkout session, and the other one is closed', async () => {
  const { club, member, token } = await aPayer()
  const next = await started(club, token, { howMuch: 'next' })
  const all = await started(club, token, { howMuch: 'all' })
  expect(await amounts(club, 'open')).toEqual([4400])
  await expect(club.sandbox.pay(next.sessionId)).rejects.toThrow()
  await club.sandbox.pay(all.sessionId)
  expect(await payFee(club.ctx, token, '', { howMuch: 'next' })).toMatchObject({ reason: 'ALREADY_PAID' })
  await followPayments(club.ctx, token.id)
  expect(await amounts(club, 'paid')).toEqual([4400])
  expect(await balance(club, member.id)).toBe(0)
})

test('instalments paid one after the other add up to the fee, and the fee counts as paid with the last', async () => {
  const { club, member, registration, token } = await aPayer()
  for (const left of [2932, 1466, 0]) {
    await payNow(club, token, { howMuch: 'next' })
    expect(await balance(club, member.id)).toBe(left)
  }
  expect(await amounts(club, 'paid')).toEqual([1468, 1466, 1466])
  const [known] = await club.ctx.db.select().from(registrations).where(eq(registrations.id, registration.id))
  expect(known?.registrationPaid).toBe(true)
  const [session] = await checkoutSessions(club)
  expect(session?.params).toMatchObject({
    line_items: [
      {
        price_data: {
          unit_amount: '1468',
          product_data: {
            name: 'Registration, Nora',
            description: expect.stringContaining('. Instalment 1 of 3'),
          },
        },
      },
    ],
  })
  expect(await payFee(club.ctx, token, '', { howMuch: 'next' })).toMatchObject({ ok: false })
})

test('a payment for one person is described by its instalment, without the amount that stands beside it', async () => {
  const { club, token } = await aPayer()
  await started(club, token, { howMuch: 'next' })
  const [payment] = await club.ctx.db.select().from(payments)
  expect(payment?.description).toBe('Registration for Nora (instalment 1 of 3)')
})

test('the member reads what is due now and when the rest is, and can pay either', async () => {
  const { club, member, token } = await aPayer()
  const due = async () => (await ownDues(as(club.ctx, anActor('member', { member }))))?.dues[0]
  expect(await due()).toMatchObject({ price: '£14.68 due now', owed: 4400 })
  expect((await due())?.choices?.map(({ label, fields }) => [label, fields])).toEqual([
    ['Pay the instalment that is due: £14.68', { pay: 'next', seen: '4400', next: '1468' }],
    ['Pay it all now: £44.00', { pay: 'all', seen: '4400', next: '1468' }],
  ])
  await payNow(club, token, { howMuch: 'next' })
  expect(await due()).toMatchObject({ price: '£14.66', owed: 2932 })
  expect((await due())?.dueAt).toBeInstanceOf(Date)
  await payNow(club, token, { howMuch: 'next' })
  expect(await due()).not.toHaveProperty('choices')
})

test('the form says when the instalments are paid, and the payment page does not repeat its “today”', async () => {
  const { club, registration, token } = await aPayer()
  const [offered] = (await currentOffers(club.ctx, await settingsOf(club.ctx))).registration
  expect(offered?.description).toContain('£14.68 today, then £14.66 on')
  await payNow(club, token, { howMuch: 'all' })
  const view = await payingView(club.ctx, registration, true)
  const shown = view.state === 'fees' ? view.registration.offers : []
  expect(shown).not.toEqual([])
  for (const { description } of shown) expect(description).not.toContain('today')
})

test('an adult who pays in instalments is not asked about children in other forms', async () => {
  const { club, registration } = await aPayer()
  await club.ctx.db.update(feePlans).set({ siblingPercent: 50 }).where(eq(feePlans.id, 'registration'))
  expect(await payingView(club.ctx, registration, false)).toMatchObject({ asksForLink: false })
  const child = { ...registration, guardianEmail: 'mia.dahl@example.org' }
  expect(await payingView(club.ctx, child, false)).toMatchObject({ asksForLink: true })
})

test('a subscription can start once the first instalment is paid', async () => {
  const { club, registration, token } = await aPayer()
  const view = () => payingView(club.ctx, registration, true)
  expect(await view()).toMatchObject({ registration: { due: true }, subscription: { due: false } })
  await payNow(club, token, { howMuch: 'next' })
  expect(await view()).toMatchObject({
    ...{ registration: { due: true }, subscription: { due: true }, isBegun: true, isOnTime: true },
  })
  expect(await payFee(club.ctx, token, '')).toEqual({ ok: false, reason: 'NO_FEE' })
  const plan = await payFee(club.ctx, token, club.prices.league ?? '')
  expect(plan).toMatchObject({ ok: true })
  const [open] = await club.ctx.db.select().from(payments).where(eq(payments.status, 'open'))
  expect(open?.purpose).toBe('subscription')
})

test('a fee chosen by its price after the first instalment costs only the rest', async () => {
  const { club, token } = await aPayer()
  await payNow(club, token, { howMuch: 'next' })
  for (const planId of [undefined, club.prices.league]) {
    const rest = await payFee(club.ctx, token, club.prices.registration ?? '', { planId })
    expect(rest).toMatchObject({ ok: true })
    expect(await amounts(club, 'open')).toEqual([2932])
  }
})

test('a refunded instalment is owed again, and the others stay paid', async () => {
  const { club, member, token } = await aPayer()
  const first = await payNow(club, token, { howMuch: 'next' })
  await payNow(club, token, { howMuch: 'next' })
  await refundNow(as(club.ctx, anActor('finance')), first, { amount: pence(1468), key: 'form-refund' })
  await followPayments(club.ctx, token.id)
  expect(await balance(club, member.id)).toBe(2934)
  await payNow(club, token, { howMuch: 'all' })
  expect(await balance(club, member.id)).toBe(0)
})

test('the children of a form pay their next instalments in one payment', async () => {
  const club = await aClub()
  const sent = await sendChildren(club.ctx)
  const [mia] = sent.ok ? sent.accessTokens : []
  if (!mia) throw new Error('the children were not registered')
  await payNow(club, mia, { howMuch: 'next' })
  await payNow(club, mia, { howMuch: 'all' })
  expect(await amounts(club, 'paid')).toEqual([2936, 5864])
  const flags = (await club.ctx.db.select().from(registrations)).map(
    ({ registrationPaid }) => registrationPaid,
  )
  expect(flags).toEqual([true, true])
})
