import { eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { runOnce } from 'graphile-worker'
import { expect, test } from 'vitest'
import { aRegistration } from '../../../demo/builders/registration.ts'
import { aUser } from '../../../demo/builders/user.ts'
import { anActor } from '../../../tests/support/actors.ts'
import { childFields, GUARDIAN_FIELDS, sendChildren } from '../../../tests/support/children.ts'
import { as } from '../../../tests/support/database.ts'
import { aPayingClub, paid } from '../../../tests/support/paying.ts'
import { clubDay } from '../../kernel/dates.ts'
import { newId } from '../../kernel/ids.ts'
import { pence } from '../../kernel/money.ts'
import type { Ctx } from '../../platform/context.ts'
import { rows } from '../../platform/database/database.ts'
import { addJob } from '../../platform/jobs/jobs.ts'
import { PROVIDER_SILENT } from '../../platform/payments/wording.ts'
import { payments } from '../billing/payments/table.server.ts'
import { recordPayment } from '../money/commands/record-payment.server.ts'
import { findOpenCharge } from '../money/queries/entries.server.ts'
import { feePriceOf } from '../registrations/children/queries/fee-price.server.ts'
import { registrationTasks } from '../registrations/jobs.server.ts'
import { agreeFee } from '../registrations/payment/commands/agree-fee.server.ts'
import { closeFamilyCheckouts } from '../registrations/payment/commands/close-family-checkouts.server.ts'
import { payFee } from '../registrations/payment/commands/pay-fee.server.ts'
import { dueFees } from '../registrations/payment/queries/paying.server.ts'
import { agreedFees } from '../registrations/payment/table.server.ts'
import { linkToken } from '../registrations/queries/access-token.server.ts'
import { adminRegistration } from '../registrations/review/queries/registration-admin.server.ts'
import { registrations } from '../registrations/table.server.ts'
import { feePlans } from './table.server.ts'

const change = (ctx: Ctx, terms: Partial<typeof feePlans.$inferInsert>) =>
  ctx.db.update(feePlans).set(terms).where(eq(feePlans.id, 'registration'))

const form = (at: number, name: string) => childFields(at, { name, dob: `201${at}-03-04`, gender: 'Men' })

/** Runs the queued jobs of registrations. */
const runJobs = (ctx: Ctx) =>
  runOnce({ pgPool: ctx.db.$client, taskList: registrationTasks(ctx), noHandleSignals: true })

/** What the payment page and Money ask for each registration, in the order of the forms. */
async function asked(ctx: Ctx) {
  const all = await ctx.db.select().from(registrations).orderBy(registrations.id)
  const finance = as(ctx, anActor('finance'))
  const page: (number | undefined)[] = []
  const money: number[] = []
  for (const one of all.filter(({ removedAt }) => removedAt === null)) {
    const { family, paid: fees } = await dueFees(ctx, one, true)
    const line = family?.find(({ id }) => id === one.id)
    page.push(fees.registration ? 0 : line?.amount)
    money.push((await findOpenCharge(finance, 'registrations', one.id))?.open ?? 0)
  }
  expect(money).toEqual(page)
  return page
}

/** Registers children in one form. Returns the access token in the e-mail, with which other forms count. */
async function register(ctx: Ctx, key: string, names: string[]) {
  const fields = names.map((name, at) => form(at, name))
  const sent = await sendChildren(ctx, Object.assign({ ...GUARDIAN_FIELDS }, ...fields), key)
  if (!sent.ok) throw new Error(sent.reason)
  const [first] = sent.accessTokens
  const [registration] = await ctx.db
    .select()
    .from(registrations)
    .where(eq(registrations.id, first?.id ?? ''))
  if (!registration) throw new Error('nobody was registered')
  return { id: registration.id, token: linkToken(registration, ctx.secret) }
}

test('a family pays at most its cap, in one form and in two, on the payment page and in Money', async () => {
  const club = await aPayingClub()
  const { ctx } = club
  await change(ctx, { siblingPercent: 20, familyCap: pence(10_000) })
  const first = await register(ctx, 'form-three', ['Anders Lie', 'Bendik Lie', 'Carl Lie'])
  expect(await asked(ctx)).toEqual([4500, 3600, 1900])
  const other = await register(ctx, 'form-two', ['Dina Lie', 'Even Lie'])
  expect(await asked(ctx)).toEqual([4500, 3600, 1900, 4500, 3600])
  await paid(club, other, '')
  expect(await asked(ctx)).toEqual([1900, 0, 0, 0, 0])
  await paid(club, first, '')
  expect(await asked(ctx)).toEqual([0, 0, 0, 0, 0])
  const charged = await ctx.db.select({ amount: payments.amount }).from(payments)
  expect(charged.reduce((sum, one) => sum + one.amount, 0)).toBe(10_000)
  const flags = (await ctx.db.select().from(registrations)).map(({ registrationPaid }) => registrationPaid)
  expect(flags).toEqual([true, true, true, true, true])
})

test('the children take their shares of a family cap in the same order in the database and on the page', async () => {
  const { ctx } = await aPayingClub()
  await register(ctx, 'form-three', ['Anders Lie', 'Bendik Lie', 'Carl Lie'])
  const finance = as(ctx, anActor('finance', { user: await aUser(ctx, {}) }))
  const [, second] = await ctx.db.select().from(registrations).orderBy(registrations.id)
  for (const [siblingPercent, familyCap, agreed] of [
    [null, 4500, null],
    [null, 13_400, null],
    [50, 6000, null],
    [50, 6000, 1000],
    [null, 9000, 2000],
  ] as const) {
    await change(ctx, { siblingPercent, familyCap: pence(familyCap) })
    await ctx.db.delete(agreedFees)
    if (agreed !== null) await agreeFee(finance, second?.id ?? '', { amount: pence(agreed), note: '' })
    const shares = await asked(ctx)
    expect(shares.reduce<number>((sum, share) => sum + (share ?? 0), 0)).toBeLessThanOrEqual(familyCap)
  }
})

test('an agreement about one child closes the checkout session that the family has open at the earlier price', async () => {
  const { ctx } = await aPayingClub()
  const finance = as(ctx, anActor('finance', { user: await aUser(ctx, {}) }))
  const first = await register(ctx, 'form-two', ['Anders Lie', 'Bendik Lie'])
  const [, second] = await ctx.db.select().from(registrations).orderBy(registrations.id)
  expect(await payFee(ctx, first, '')).toMatchObject({ ok: true })
  const agreed = { amount: pence(1000), note: '' }
  expect(await agreeFee(finance, second?.id ?? '', agreed)).toEqual({ ok: true })
  const statuses = await ctx.db.select({ status: payments.status }).from(payments)
  expect(statuses).toEqual([{ status: 'expired' }])
  expect(await asked(ctx)).toEqual([4500, 1000])
})

const terms = fc.record({
  siblingPercent: fc.option(fc.integer({ min: 1, max: 99 })),
  familyCap: fc.option(fc.integer({ min: 0, max: 14_000 }).map(pence)),
})
const agreements = fc.array(fc.option(fc.integer({ min: 0, max: 5000 }).map(pence)), {
  minLength: 3,
  maxLength: 3,
})

test('the database computes the same prices for a family as the page, whatever the plan and the agreements', async () => {
  const { ctx } = await aPayingClub()
  await register(ctx, 'form-three', ['Anders Lie', 'Bendik Lie', 'Carl Lie'])
  const children = await ctx.db.select().from(registrations).orderBy(registrations.id)
  for (const [plan, agreed] of fc.sample(fc.tuple(terms, agreements), { numRuns: 15, seed: 1 })) {
    await ctx.db.delete(agreedFees)
    await change(ctx, plan)
    for (const [at, amount] of agreed.entries()) {
      const row = { registrationId: children[at]?.id ?? '', note: '', agreedAt: ctx.clock.now() }
      if (amount !== null) await ctx.db.insert(agreedFees).values({ ...row, amount })
    }
    const page = await Promise.all(
      children.map(async (one) => {
        const { family, isFree } = await dueFees(ctx, one, true)
        return isFree ? 0 : family?.find(({ id }) => id === one.id)?.amount
      }),
    )
    const database = await Promise.all(children.map(({ id }) => feePriceOf(ctx.db, id)))
    expect({ plan, agreed, prices: database }).toEqual({ plan, agreed, prices: page })
  }
})

test('a child whose share of the family cap is nothing counts as paid, and staff read of no amount to pay', async () => {
  const club = await aPayingClub()
  const { ctx } = club
  await change(ctx, { siblingPercent: null, familyCap: pence(9000) })
  const first = await register(ctx, 'form-three', ['Anders Lie', 'Bendik Lie', 'Carl Lie'])
  const sent = await ctx.db.select().from(registrations).orderBy(registrations.id)
  expect(sent.map(({ registrationPaid }) => registrationPaid)).toEqual([false, false, true])
  await paid(club, first, '')
  const later = await register(ctx, 'form-two', ['Dina Lie'])
  const { feeOpen } = await adminRegistration(as(ctx, anActor('administrator')), later.id)
  expect(feeOpen).toBeUndefined()
})

test('a payment changes nothing about the registrations of the family in earlier seasons', async () => {
  const club = await aPayingClub()
  const { ctx } = club
  const earlier = await aRegistration(ctx, {
    guardianEmail: GUARDIAN_FIELDS['guardian.email'],
    submittedAt: new Date(ctx.clock.now().getTime() - 400 * 86_400_000),
    registrationPaid: true,
  })
  await paid(club, await register(ctx, 'form-one', ['Anders Lie']), '')
  const [kept] = await ctx.db.select().from(registrations).where(eq(registrations.id, earlier.id))
  expect(kept?.registrationPaid).toBe(true)
})

test('a season with its payments changes nothing about an unpaid fee of the season before', async () => {
  const club = await aPayingClub()
  const { ctx } = club
  await change(ctx, { siblingPercent: 50, familyCap: pence(6000) })
  const old = await register(ctx, 'form-one', ['Anders Lie'])
  const submittedAt = new Date(ctx.clock.now().getTime() - 400 * 86_400_000)
  await ctx.db.update(registrations).set({ submittedAt }).where(eq(registrations.id, old.id))
  await paid(club, await register(ctx, 'form-two', ['Bendik Lie']), '')
  expect(await asked(ctx)).toEqual([4500, 0])
})

/** Two forms of one family, for a fee of £45 of which the family pays at most £60. */
async function twoForms() {
  const club = await aPayingClub()
  await change(club.ctx, { siblingPercent: null, familyCap: pence(6000) })
  const first = await register(club.ctx, 'form-one', ['Anders Lie'])
  const second = await register(club.ctx, 'form-two', ['Bendik Lie'])
  const statuses = async () =>
    (await club.ctx.db.select().from(payments).orderBy(payments.id)).map(({ status }) => status)
  return { ...club, club, first, second, statuses }
}

test('a page that is opened for one form closes that of the other, and both pay no more than the cap', async () => {
  const { ctx, club, first, second, statuses } = await twoForms()
  expect(await payFee(ctx, first, '')).toMatchObject({ ok: true })
  await paid(club, second, '')
  expect(await statuses()).toEqual(['expired', 'paid'])
  await paid(club, first, '')
  const charged = (await ctx.db.select().from(payments)).filter(({ status }) => status === 'paid')
  expect(charged.map(({ amount }) => amount).toSorted()).toEqual([1500, 4500])
})

test('of two forms whose pages are opened at the same moment, at most one can be paid', async () => {
  const { ctx, first, second, statuses } = await twoForms()
  await Promise.all([payFee(ctx, first, ''), payFee(ctx, second, '')])
  expect((await statuses()).filter((status) => status === 'open').length).toBeLessThanOrEqual(1)
})

test('a page is refused while another form of the family is paid, and asks for less afterwards', async () => {
  const { ctx, sandbox, first, second } = await twoForms()
  const started = await payFee(ctx, first, '')
  if (!started.ok) throw new Error(started.reason)
  await sandbox.pay(started.sessionId)
  expect(await payFee(ctx, second, '')).toEqual({ ok: false, reason: 'FAMILY_PAYING' })
  await runJobs(ctx)
  expect(await asked(ctx)).toEqual([0, 1500])
})

test('a payment by hand closes the page that the family has open in another form at the higher price', async () => {
  const { ctx, sandbox, first, second, statuses } = await twoForms()
  const started = await payFee(ctx, first, '')
  if (!started.ok) throw new Error(started.reason)
  const finance = as(ctx, anActor('finance', { user: await aUser(ctx, {}) }))
  const item = {
    source: 'registrations' as const,
    sourceId: second.id,
    amount: pence(4500),
    open: pence(4500),
  }
  const paidOn = clubDay(ctx.clock.now())
  expect(
    await recordPayment(finance, { items: [item], method: 'cash', reference: '', paidOn, key: newId() }),
  ).toMatchObject({ ok: true })
  await runJobs(ctx)
  expect(await statuses()).toEqual(['expired', 'paid'])
  const stripe = await sandbox.payments.client()
  expect((await stripe.checkout.sessions.retrieve(started.sessionId)).status).toBe('expired')
  expect(await asked(ctx)).toEqual([1500, 0])
})

test('a page that the provider does not close is closed by a later attempt of the job', async () => {
  const { ctx, sandbox, first, second } = await twoForms()
  const started = await payFee(ctx, first, '')
  if (!started.ok) throw new Error(started.reason)
  await sandbox.trouble({ kind: 'cut', times: 20, path: '/v1/checkout/sessions' })
  expect(await closeFamilyCheckouts(ctx, second.id)).toEqual({ ok: false, reason: 'PROVIDER_DOWN' })
  await ctx.db.transaction((tx) => addJob(tx, 'payment.settled:registration', { objectId: second.id }))
  await runJobs(ctx)
  expect(
    await rows(ctx.db, sql`select last_error from graphile_worker.jobs where last_error is not null`),
  ).toEqual([{ last_error: PROVIDER_SILENT }])
  await sandbox.steer('DELETE', '/faults')
  await ctx.db.execute(
    sql`select graphile_worker.reschedule_jobs(array(select id from graphile_worker.jobs), run_at := now())`,
  )
  await runJobs(ctx)
  const stripe = await sandbox.payments.client()
  expect((await stripe.checkout.sessions.retrieve(started.sessionId)).status).toBe('expired')
})

test('a child registered after the family cap was used up in another form counts as paid', async () => {
  const club = await aPayingClub()
  const { ctx } = club
  await change(ctx, { siblingPercent: null, familyCap: pence(4500) })
  await paid(club, await register(ctx, 'form-one', ['Anders Lie']), '')
  await register(ctx, 'form-two', ['Bendik Lie'])
  await runJobs(ctx)
  const flags = (await ctx.db.select().from(registrations)).map(({ registrationPaid }) => registrationPaid)
  expect(flags).toEqual([true, true])
})
