import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aMember } from '../../../demo/builders/member.ts'
import { aRegistration } from '../../../demo/builders/registration.ts'
import { aUser } from '../../../demo/builders/user.ts'
import { anActor } from '../../../tests/support/actors.ts'
import { as } from '../../../tests/support/database.ts'
import { aPayingClub, checkoutSessions, type PayingClub, paid } from '../../../tests/support/paying.ts'
import { addDays, clubDay, clubInstant, localDate } from '../../kernel/dates.ts'
import { Forbidden } from '../../kernel/errors.ts'
import { newId } from '../../kernel/ids.ts'
import { pence } from '../../kernel/money.ts'
import { auditLog } from '../../platform/content/table.server.ts'
import type { Ctx } from '../../platform/context.ts'
import { mails } from '../../platform/email/table.server.ts'
import { payments } from '../billing/payments/table.server.ts'
import { recordPayment } from '../money/commands/record-payment.server.ts'
import { findOpenCharge } from '../money/queries/entries.server.ts'
import { moneyFigures } from '../money/queries/figures.server.ts'
import { readStatement } from '../money/queries/statement.server.ts'
import { feePriceOf } from '../registrations/children/queries/fee-price.server.ts'
import {
  agreeFee,
  deleteOldNotes,
  withdrawAgreement,
} from '../registrations/payment/commands/agree-fee.server.ts'
import { payFee } from '../registrations/payment/commands/pay-fee.server.ts'
import { findAgreement, listAgreements } from '../registrations/payment/queries/agreements.server.ts'
import { currentOffers } from '../registrations/payment/queries/offers.server.ts'
import { ownDues } from '../registrations/payment/queries/own-dues.server.ts'
import { payingView } from '../registrations/payment/queries/paying.server.ts'
import { agreedFees } from '../registrations/payment/table.server.ts'
import { type Registration, settingsOf } from '../registrations/queries/registration.server.ts'
import { anonymiseRegistrations } from '../registrations/review/commands/anonymise-registrations.server.ts'
import { adminRegistration } from '../registrations/review/queries/registration-admin.server.ts'
import { registrations } from '../registrations/table.server.ts'
import { owedOf } from './model/owed.ts'
import { feePlans } from './table.server.ts'

type Terms = Partial<typeof feePlans.$inferInsert>

const change = (ctx: Ctx, terms: Terms) =>
  ctx.db.update(feePlans).set(terms).where(eq(feePlans.id, 'registration'))

/** An adult who registers today, when seven of twelve months of the season are left. The fee is £45. */
async function aLateJoiner() {
  const club = await aPayingClub()
  const today = clubDay(club.ctx.clock.now())
  const [year = 0, month = 1] = today.split('-').map(Number)
  const first = new Date(Date.UTC(year, month - 6, 1)).toISOString().slice(0, 10)
  const last = new Date(Date.UTC(year, month + 6, 0)).toISOString().slice(0, 10)
  await change(club.ctx, { seasonFrom: localDate(first), seasonUntil: localDate(last) })
  const member = await aMember(club.ctx, { name: 'Nora Dahl' })
  const registration = await aRegistration(club.ctx, {
    name: 'Nora Dahl',
    email: 'nora.dahl@example.org',
    memberId: member.id,
  })
  return { club, member, registration }
}

/** What each page says that a person owes for the registration fee. */
async function said({ ctx }: PayingClub, registration: Registration, member: { id: string }) {
  const finance = as(ctx, anActor('finance'))
  const view = await payingView(ctx, registration, true)
  if (view.state !== 'fees') throw new Error(view.state)
  const own = view.family?.find(({ id }) => id === registration.id) ?? view.registration.offers[0]
  const dues = await ownDues(as(ctx, anActor('member', { member })))
  return {
    paymentPage: own?.amount,
    money: dues?.dues.find(({ id }) => id === registration.id)?.owed,
    statement: (await readStatement(finance, [member.id])).at(-1)?.balance,
    charge: (await findOpenCharge(finance, 'registrations', registration.id))?.open,
    figures: (await moneyFigures(finance, 'all')).total.expected,
    admin: (await adminRegistration(as(ctx, anActor('administrator')), registration.id)).feeOpen,
  }
}

const everywhere = (amount: number) => ({
  paymentPage: amount,
  money: amount,
  statement: amount,
  charge: amount,
  figures: amount,
  admin: amount,
})

test('the form offers, and every page asks for, the months that are left, and the card is charged that', async () => {
  const { club, member, registration } = await aLateJoiner()
  const [offer] = (await currentOffers(club.ctx, await settingsOf(club.ctx))).registration
  expect(offer).toMatchObject({ amount: 2625, full: 4500 })
  expect(await said(club, registration, member)).toEqual(everywhere(2625))
  await paid(club, registration.accessToken, offer?.priceId ?? '')
  const [session] = await checkoutSessions(club)
  expect(session?.params).toMatchObject({
    line_items: [
      {
        price_data: {
          unit_amount: '2625',
          product_data: { name: 'Registration', description: '£26.25 of £45 for the rest of the season' },
        },
      },
    ],
  })
  expect(await club.ctx.db.select({ amount: payments.amount }).from(payments)).toEqual([{ amount: 2625 }])
  expect((await readStatement(as(club.ctx, anActor('finance')), [member.id])).at(-1)?.balance).toBe(0)
})

test('a person who registered early pays the early price, also after its last day', async () => {
  const { club, member, registration } = await aLateJoiner()
  const yesterday = addDays(clubDay(club.ctx.clock.now()), -1)
  await change(club.ctx, {
    ...{ seasonFrom: null, seasonUntil: null },
    ...{ earlyAmount: pence(3800), earlyUntil: yesterday },
  })
  expect(await said(club, registration, member)).toEqual(everywhere(4500))
  const submittedAt = clubInstant(yesterday, '23:30')
  await club.ctx.db.update(registrations).set({ submittedAt }).where(eq(registrations.id, registration.id))
  expect(await said(club, { ...registration, submittedAt }, member)).toEqual(everywhere(3800))
})

/** Agrees a fee as an officer who has just opened the page. */
async function agree(ctx: Ctx, id: string, amount: number, note = '') {
  const user = await aUser(ctx, {})
  const finance = as(ctx, anActor('finance', { user }))
  const { agreed } = await findAgreement(finance, id)
  return agreeFee(finance, id, { amount: pence(amount), note, seen: agreed?.agreedAt })
}

test('only finance staff and administrators agree a lower fee, and only one that is lower and not paid', async () => {
  const { club, registration } = await aLateJoiner()
  const { ctx } = club
  for (const role of ['member', 'coach', 'shop'] as const) {
    const actor = as(ctx, anActor(role))
    await expect(agreeFee(actor, registration.id, { amount: pence(100), note: '' })).rejects.toThrow(
      Forbidden,
    )
    await expect(withdrawAgreement(actor, registration.id, undefined)).rejects.toThrow(Forbidden)
    await expect(findAgreement(actor, registration.id)).rejects.toThrow(Forbidden)
    await expect(listAgreements(actor, 'registration')).rejects.toThrow(Forbidden)
  }
  expect(await agree(ctx, registration.id, 2625)).toEqual({ ok: false, reason: 'NOT_LESS', normal: 2625 })
  await paid(
    club,
    registration.accessToken,
    (await currentOffers(ctx, club.settings)).registration[0]?.priceId ?? '',
  )
  expect(await agree(ctx, registration.id, 1000)).toEqual({ ok: false, reason: 'PAID' })
})

test('of two officers who agree at once one is refused, and neither removes what the other agreed unseen', async () => {
  const { club, registration } = await aLateJoiner()
  const { ctx } = club
  const results = await Promise.all([
    agree(ctx, registration.id, 1000, 'Lost a job'),
    agree(ctx, registration.id, 1500),
  ])
  expect(results).toContainEqual({ ok: true })
  expect(results).toContainEqual({ ok: false, reason: 'CHANGED' })
  const unseen = await withdrawAgreement(as(ctx, anActor('finance')), registration.id, undefined)
  expect(unseen).toEqual({ ok: false, reason: 'CHANGED' })
  expect(await ctx.db.select().from(agreedFees)).toHaveLength(1)
})

test('an agreement that is sent twice is recorded once', async () => {
  const { club, registration } = await aLateJoiner()
  await Promise.all([agree(club.ctx, registration.id, 1000), agree(club.ctx, registration.id, 1000)])
  const recorded = await club.ctx.db.select().from(auditLog).where(eq(auditLog.action, 'fees.agree'))
  expect(recorded).toHaveLength(1)
})

test('every page asks for the agreed fee, the card is charged it, and only staff see the note', async () => {
  const { club, member, registration } = await aLateJoiner()
  const { ctx } = club
  const open = await payFee(ctx, registration.accessToken, club.prices.registration ?? '')
  expect(open.ok).toBe(true)
  expect(await agree(ctx, registration.id, 1200, 'Lost a job')).toMatchObject({ ok: true })
  expect(await said(club, registration, member)).toEqual(everywhere(1200))
  expect(await findAgreement(as(ctx, anActor('finance')), registration.id)).toMatchObject({
    normal: 2625,
    open: 1200,
    agreed: { amount: 1200, note: 'Lost a job' },
  })
  await paid(club, registration.accessToken, '')
  const charged = await ctx.db.select({ amount: payments.amount, status: payments.status }).from(payments)
  expect(charged).toContainEqual({ amount: 1200, status: 'paid' })
  expect(charged.filter(({ status }) => status === 'open')).toEqual([])
  const seen = [
    await payingView(ctx, registration, true),
    await ownDues(as(ctx, anActor('member', { member }))),
    await ctx.db.select().from(auditLog),
    await ctx.db.select().from(mails),
    await ctx.db.select().from(payments),
    await checkoutSessions(club),
  ]
  expect(JSON.stringify(seen)).not.toContain('Lost a job')
})

test('a person whose agreed fee is nothing goes on to the subscription, until the agreement is removed', async () => {
  const { club, member, registration } = await aLateJoiner()
  const { ctx } = club
  await agree(ctx, registration.id, 0)
  const state = async () => {
    const view = await payingView(ctx, registration, true)
    const due = view.state === 'fees' ? [view.registration.due, view.subscription.due] : []
    const statement = await readStatement(as(ctx, anActor('finance')), [member.id])
    const [stored] = await ctx.db.select().from(registrations).where(eq(registrations.id, registration.id))
    return { due, lines: statement.length, isPaid: stored?.registrationPaid }
  }
  expect(await state()).toEqual({ due: [false, true], lines: 0, isPaid: true })
  const finance = as(ctx, anActor('finance'))
  const { agreed } = await findAgreement(finance, registration.id)
  expect(await withdrawAgreement(finance, registration.id, agreed?.agreedAt)).toEqual({ ok: true })
  expect(await state()).toEqual({ due: [true, false], lines: 1, isPaid: false })
})

test('after a part payment the rest of the agreed fee is open, and then nothing', async () => {
  const { club, member, registration } = await aLateJoiner()
  const { ctx } = club
  const finance = as(ctx, anActor('finance'))
  const cash = (amount: number, open: number) =>
    recordPayment(finance, {
      items: [
        { source: 'registrations', sourceId: registration.id, amount: pence(amount), open: pence(open) },
      ],
      ...{ method: 'cash', reference: '', paidOn: clubDay(ctx.clock.now()), key: newId() },
    })
  expect(await cash(500, 2625)).toMatchObject({ ok: true })
  await agree(ctx, registration.id, 1200)
  expect(await feePriceOf(ctx.db, registration.id)).toBe(700)
  expect(await cash(700, 700)).toMatchObject({ ok: true })
  const statement = await readStatement(finance, [member.id])
  expect(statement.at(-1)?.balance).toBe(0)
  expect(await findOpenCharge(finance, 'registrations', registration.id)).toBeUndefined()
})

test('the note about an agreed fee is removed with the person, and after two years', async () => {
  const { club, registration } = await aLateJoiner()
  const { ctx } = club
  const note = async () => (await ctx.db.select().from(agreedFees)).map((one) => one.note)
  await agree(ctx, registration.id, 1200, 'Lost a job')
  const later = (years: number) => ({
    ...ctx,
    clock: { now: () => new Date(Date.now() + years * 366 * 86_400_000) },
  })
  expect(await deleteOldNotes(later(1))).toBe(0)
  expect(await note()).toEqual(['Lost a job'])
  expect(await deleteOldNotes(later(2))).toBe(1)
  expect(await note()).toEqual([''])
  await agree(ctx, registration.id, 1100, 'Lost a job')
  await ctx.db.transaction((tx) =>
    anonymiseRegistrations(tx, { memberId: registration.memberId ?? '', userId: null }),
  )
  expect(await note()).toEqual([''])
})

const day = fc.integer({ min: 0, max: 800 }).map((days) => addDays(localDate('2026-01-01'), days))
const amount = fc.integer({ min: 1, max: 20_000 }).map(pence)
const plan = fc.record({
  amount,
  early: fc.option(fc.record({ amount, until: day })),
  season: fc.option(
    fc.tuple(day, fc.nat({ max: 500 })).map(([from, days]) => ({ from, until: addDays(from, days) })),
  ),
  day,
  agreed: fc.option(fc.integer({ min: 0, max: 20_000 }).map(pence)),
})

test('the database computes the same price as the model, whatever the plan and the day', async () => {
  const { ctx } = await aPayingClub()
  const { id } = await aRegistration(ctx)
  for (const { amount: full, early, season, day: on, agreed } of fc.sample(plan, { numRuns: 60, seed: 1 })) {
    await change(ctx, {
      amount: full,
      ...{ earlyAmount: early?.amount ?? null, earlyUntil: early?.until ?? null },
      ...{ seasonFrom: season?.from ?? null, seasonUntil: season?.until ?? null },
    })
    await ctx.db
      .update(registrations)
      .set({ submittedAt: clubInstant(on, '00:10') })
      .where(eq(registrations.id, id))
    await ctx.db.delete(agreedFees)
    if (agreed !== null)
      await ctx.db
        .insert(agreedFees)
        .values({ registrationId: id, amount: agreed, note: '', agreedAt: ctx.clock.now() })
    const terms = { early: early ?? undefined, season: season ?? undefined }
    expect(await feePriceOf(ctx.db, id)).toBe(
      owedOf({ full, terms, day: on }, { agreed: agreed ?? undefined }).amount,
    )
  }
})
