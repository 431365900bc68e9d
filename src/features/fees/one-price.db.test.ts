import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aMember } from '../../../demo/builders/member.ts'
import { aRegistration } from '../../../demo/builders/registration.ts'
import { anActor } from '../../../tests/support/actors.ts'
import { as } from '../../../tests/support/database.ts'
import { aPayingClub, checkoutSessions, type PayingClub, paid } from '../../../tests/support/paying.ts'
import { addDays, clubDay, clubInstant, localDate } from '../../kernel/dates.ts'
import { pence } from '../../kernel/money.ts'
import type { Ctx } from '../../platform/context.ts'
import { payments } from '../billing/payments/table.server.ts'
import { findOpenCharge } from '../money/queries/entries.server.ts'
import { moneyFigures } from '../money/queries/figures.server.ts'
import { readStatement } from '../money/queries/statement.server.ts'
import { feePriceOf } from '../registrations/children/queries/fee-price.server.ts'
import { currentOffers } from '../registrations/payment/queries/offers.server.ts'
import { ownDues } from '../registrations/payment/queries/own-dues.server.ts'
import { payingView } from '../registrations/payment/queries/paying.server.ts'
import { type Registration, settingsOf } from '../registrations/queries/registration.server.ts'
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

const day = fc.integer({ min: 0, max: 800 }).map((days) => addDays(localDate('2026-01-01'), days))
const amount = fc.integer({ min: 1, max: 20_000 }).map(pence)
const plan = fc.record({
  amount,
  early: fc.option(fc.record({ amount, until: day })),
  season: fc.option(
    fc.tuple(day, fc.nat({ max: 500 })).map(([from, days]) => ({ from, until: addDays(from, days) })),
  ),
  day,
})

test('the database computes the same price as the model, whatever the plan and the day', async () => {
  const { ctx } = await aPayingClub()
  const { id } = await aRegistration(ctx)
  for (const { amount: full, early, season, day: on } of fc.sample(plan, { numRuns: 60, seed: 1 })) {
    await change(ctx, {
      amount: full,
      ...{ earlyAmount: early?.amount ?? null, earlyUntil: early?.until ?? null },
      ...{ seasonFrom: season?.from ?? null, seasonUntil: season?.until ?? null },
    })
    await ctx.db
      .update(registrations)
      .set({ submittedAt: clubInstant(on, '00:10') })
      .where(eq(registrations.id, id))
    const terms = { early: early ?? undefined, season: season ?? undefined }
    expect(await feePriceOf(ctx.db, id)).toBe(owedOf({ full, terms, day: on }).amount)
  }
})
