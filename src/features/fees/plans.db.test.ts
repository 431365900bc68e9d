import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aRegistration } from '../../../demo/builders/registration.ts'
import { FEES } from '../../../demo/data/registration-settings.ts'
import { anActor } from '../../../tests/support/actors.ts'
import { as } from '../../../tests/support/database.ts'
import { aPayingClub, pay } from '../../../tests/support/paying.ts'
import { addDays, clubDay, localDate } from '../../kernel/dates.ts'
import { Forbidden } from '../../kernel/errors.ts'
import { pence } from '../../kernel/money.ts'
import type { Ctx } from '../../platform/context.ts'
import { payments } from '../billing/payments/table.server.ts'
import { pricePlan } from '../billing/prices/commands/price-plan.server.ts'
import { forgetPrices, listPrices } from '../billing/prices/queries/prices.server.ts'
import { feePriceOf } from '../registrations/children/queries/fee-price.server.ts'
import { currentOffers } from '../registrations/payment/queries/offers.server.ts'
import { payingView } from '../registrations/payment/queries/paying.server.ts'
import { settingsOf } from '../registrations/queries/registration.server.ts'
import { copyPlans } from './commands/copy-plans.server.ts'
import { replaceFees } from './commands/replace-fees.server.ts'
import { retirePlan, savePlan } from './commands/save-plan.server.ts'
import { feesOf, replacementOf, stateOf } from './model/plan.ts'
import { allPlans, feesOnOffer } from './queries/plans.server.ts'
import { planInput } from './schema.ts'
import { feePlanPrices, feePlans } from './table.server.ts'

const finance = (ctx: Ctx): Ctx => as(ctx, anActor('finance'))
const input = (given: Record<string, string>) => planInput.parse({ period: 'month', ...given })

/** Saves a plan and brings its price in step, as the job does. */
async function saved(ctx: Ctx, id: string | undefined, given: Record<string, string>) {
  const outcome = await savePlan(finance(ctx), id, input(given))
  if (!outcome.ok) throw new Error(outcome.reason)
  await priced(ctx, outcome.id)
  return outcome.id
}

async function priced(ctx: Ctx, id: string) {
  expect((await pricePlan(ctx, id)).ok).toBe(true)
  forgetPrices(ctx)
}

const offered = async (ctx: Ctx) => currentOffers(ctx, await settingsOf(ctx))

test('only finance staff and administrators change fees', async () => {
  const { ctx } = await aPayingClub()
  const coach = as(ctx, anActor('coach'))
  await expect(savePlan(coach, undefined, input({ label: 'Free', amount: '1' }))).rejects.toThrow(Forbidden)
  await expect(retirePlan(coach, 'league', true)).rejects.toThrow(Forbidden)
})

test('of two forms at once, the second is refused, and a form sent twice adds one fee', async () => {
  const { ctx } = await aPayingClub()
  const league = { label: 'League teams', version: '1' }
  const both = await Promise.all([
    savePlan(finance(ctx), 'league', input({ ...league, amount: '43' })),
    savePlan(finance(ctx), 'league', input({ ...league, amount: '44' })),
  ])
  expect(both.filter(({ ok }) => ok)).toHaveLength(1)
  expect(both).toContainEqual({ ok: false, reason: 'CHANGED' })
  const twice = await Promise.all(
    [1, 2].map(() => savePlan(finance(ctx), undefined, input({ label: 'Walking', amount: '9' }))),
  )
  expect(twice).toContainEqual({ ok: false, reason: 'NAME_TAKEN' })
  expect((await allPlans(ctx.db)).filter(({ label }) => label === 'Walking')).toHaveLength(1)
})

test('a fee that is paid once does not become a subscription', async () => {
  const { ctx } = await aPayingClub()
  const changed = await savePlan(
    finance(ctx),
    'registration',
    input({ label: 'Registration', amount: '45', version: '1' }),
  )
  expect(changed).toEqual({ ok: false, reason: 'OTHER_KIND' })
})

test('a retired fee is not offered again while another one has its name', async () => {
  const { ctx } = await aPayingClub()
  await retirePlan(finance(ctx), 'registration', true)
  await saved(ctx, undefined, { label: 'Registration', amount: '60', period: 'season' })
  expect(await retirePlan(finance(ctx), 'registration', false)).toEqual({ ok: false, reason: 'NAME_TAKEN' })
  expect((await allPlans(ctx.db)).find(({ id }) => id === 'registration')?.retiredAt).not.toBeNull()
})

test('a changed amount makes a new price, and both prices stay those of the fee', async () => {
  const { ctx, prices } = await aPayingClub()
  await saved(ctx, 'league', { label: 'League teams', amount: '50', minAge: '16', version: '1' })
  const league = (await listPrices(ctx))?.subscriptions.find(({ feeId }) => feeId === 'league')
  expect(league).toMatchObject({ amount: 5000, interval: 'month' })
  expect(league?.id).not.toBe(prices.league)
  const kept = await ctx.db.select().from(feePlanPrices)
  expect(kept.map(({ priceId }) => priceId).sort()).toEqual([prices.league, league?.id].sort())
  expect((await offered(ctx)).subscription.find(({ feeId }) => feeId === 'league')?.amount).toBe(5000)
})

test('a plan that is changed while its price is being sent keeps waiting for the later price', async () => {
  const { ctx } = await aPayingClub()
  const change = (amount: string, version: string) =>
    savePlan(finance(ctx), 'league', input({ label: 'League teams', amount, version }))
  await change('50', '1')
  let later: Promise<unknown> | undefined
  const client = async () => {
    later ??= change('51', '2')
    await later
    return ctx.payments.client()
  }
  const isPending = async () => (await allPlans(ctx.db)).find(({ id }) => id === 'league')?.pricePending
  await pricePlan({ ...ctx, payments: { ...ctx.payments, client } }, 'league')
  expect(await isPending()).toBe(true)
  await priced(ctx, 'league')
  expect(await isPending()).toBe(false)
})

test('a new fee is on offer once it has a price, and one for staff or of other days never', async () => {
  const { ctx } = await aPayingClub()
  const today = clubDay(ctx.clock.now())
  await saved(ctx, undefined, { label: 'Walking handball', amount: '12.50' })
  await saved(ctx, undefined, { label: 'Trainers', amount: '5', staffOnly: 'true' })
  await saved(ctx, undefined, { label: 'Past', amount: '6', offeredUntil: '2020-01-31' })
  await saved(ctx, undefined, { label: 'Today', amount: '7', offeredFrom: today, offeredUntil: today })
  const labels = (await offered(ctx)).subscription.map(({ label }) => label)
  expect(labels).toEqual(expect.arrayContaining(['Walking handball', 'Today']))
  expect(labels).not.toContain('Trainers')
  expect(labels).not.toContain('Past')
})

test('a visitor cannot pay a fee that is for staff only', async () => {
  const club = await aPayingClub()
  const { accessToken } = await aRegistration(club.ctx)
  await saved(club.ctx, undefined, { label: 'Cheap', amount: '2', period: 'season', staffOnly: 'true' })
  const cheap = (await listPrices(club.ctx))?.registration.find(({ feeId }) => feeId === 'cheap')
  expect(cheap).toBeDefined()
  for (const choice of [cheap?.id, 'cheap'])
    expect(await pay(club, accessToken, choice)).toEqual({ ok: false, reason: 'NO_FEE' })
})

test('a retired fee cannot be chosen, but who has chosen it pays it, and Money asks for the same amount', async () => {
  const club = await aPayingClub()
  const { ctx } = club
  const registration = await aRegistration(ctx)
  const later = await aRegistration(ctx, { memberships: [] })
  await saved(ctx, undefined, { label: 'New entry', amount: '60', period: 'season' })
  await retirePlan(finance(ctx), 'registration', true)
  await priced(ctx, 'registration')
  expect((await offered(ctx)).registration.map(({ label }) => label)).toEqual(['New entry'])
  const view = await payingView(ctx, registration)
  if (view.state !== 'fees') throw new Error(view.state)
  const own = view.registration.offers.find(({ feeId }) => feeId === 'registration')
  expect(own?.amount).toBe(4500)
  expect(await feePriceOf(ctx.db, registration.id)).toBe(4500)
  expect((await pay(club, later.accessToken, 'registration')).ok).toBe(false)
  const started = await pay(club, registration.accessToken, view.registration.chosen)
  expect(started.ok).toBe(true)
  expect(await ctx.db.select({ amount: payments.amount }).from(payments)).toEqual([{ amount: 4500 }])
  await retirePlan(finance(ctx), 'registration', false)
  await priced(ctx, 'registration')
  expect((await offered(ctx)).registration).toHaveLength(2)
})

test('fees that the API writes become plans, and plans that it does not name are retired or kept [REG-023]', async () => {
  const { ctx } = await aPayingClub()
  await saved(ctx, undefined, { label: 'Trainers', amount: '5', staffOnly: 'true' })
  const [league, ...others] = FEES.training_fees
  if (!league) throw new Error('the demo has no league fee')
  await ctx.db.transaction((tx) =>
    replaceFees(tx, ctx, { registration: FEES.registration, training_fees: [{ ...league, price: 48 }] }),
  )
  const { fees, closedFees } = await feesOnOffer(ctx)
  expect(fees).toEqual({ registration: FEES.registration, training_fees: [{ ...league, price: 48 }] })
  expect(closedFees.training_fees.map(({ id }) => id).sort()).toEqual(
    [...others.map(({ id }) => id), 'trainers'].sort(),
  )
  expect(feesOf(await allPlans(ctx.db)).training_fees).toHaveLength(5)
})

const copied = (ctx: Ctx, amount: number, from = clubDay(ctx.clock.now())) =>
  copyPlans(finance(ctx), { season: '2026/27', from, amounts: [{ id: 'league', amount: pence(amount) }] })

test('a coach cannot copy fees, and no fee is copied for a past day or on to a name that is taken', async () => {
  const { ctx } = await aPayingClub()
  const today = clubDay(ctx.clock.now())
  const given = { season: '2026/27', from: today, amounts: [{ id: 'league', amount: pence(4800) }] }
  await expect(copyPlans(as(ctx, anActor('coach')), given)).rejects.toThrow(Forbidden)
  expect(await copied(ctx, 4800, addDays(today, -1))).toEqual({ ok: false, reason: 'PAST_DAY' })
  await saved(ctx, undefined, { label: 'League teams 2026/27', amount: '9' })
  expect(await copied(ctx, 4800)).toEqual({
    ok: false,
    reason: 'NAME_TAKEN',
    label: 'League teams 2026/27',
  })
})

test('a fee whose amount does not change is not copied, and one that does is copied once', async () => {
  const { ctx } = await aPayingClub()
  expect(await copied(ctx, 4200)).toEqual({ ok: true, copied: 0 })
  const both = await Promise.all([copied(ctx, 4800), copied(ctx, 4900)])
  expect(both.map((one) => one.ok && one.copied).toSorted()).toEqual([0, 1])
})

test('a fee with days of a season is copied with the days of the next one, also at the same amount', async () => {
  const { ctx } = await aPayingClub()
  await ctx.db
    .update(feePlans)
    .set({ seasonFrom: localDate('2025-08-01'), seasonUntil: localDate('2026-07-31') })
    .where(eq(feePlans.id, 'registration'))
  const from = clubDay(ctx.clock.now())
  const amounts = [{ id: 'registration', amount: pence(4500) }]
  expect(await copyPlans(finance(ctx), { season: '2026/27', from, amounts })).toEqual({ ok: true, copied: 1 })
  expect((await allPlans(ctx.db)).find(({ replaces }) => replaces === 'registration')).toMatchObject({
    amount: 4500,
    seasonFrom: '2026-08-01',
    seasonUntil: '2027-07-31',
  })
})

test('a fee that ends before its copy is on offer still ends then', async () => {
  const { ctx } = await aPayingClub()
  const today = clubDay(ctx.clock.now())
  const offeredUntil = addDays(today, 3)
  await ctx.db.update(feePlans).set({ offeredUntil }).where(eq(feePlans.id, 'league'))
  await copied(ctx, 4800, addDays(today, 10))
  expect((await allPlans(ctx.db)).find(({ id }) => id === 'league')).toMatchObject({ offeredUntil })
})

test('a copied fee is on offer from its day, and the fee that it replaces until the day before', async () => {
  const { ctx } = await aPayingClub()
  const today = clubDay(ctx.clock.now())
  const from = addDays(today, 10)
  await copied(ctx, 4800, from)
  const plans = await allPlans(ctx.db)
  const old = plans.find(({ id }) => id === 'league')
  const copy = plans.find(({ replaces }) => replaces === 'league')
  if (!old || !copy) throw new Error('the fee was not copied')
  expect(copy).toMatchObject({ label: 'League teams 2026/27', amount: 4800, minAge: old.minAge })
  expect([stateOf(old, today), stateOf(copy, today)]).toEqual(['on offer', 'later'])
  expect([stateOf(old, from), stateOf(copy, from)]).toEqual(['past', 'on offer'])
  expect([replacementOf('league', plans, today), replacementOf('league', plans, from)?.id]).toEqual([
    undefined,
    copy.id,
  ])
})
