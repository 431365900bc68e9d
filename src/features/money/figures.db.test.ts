import { expect, test } from 'vitest'
import { anInvoice } from '../../../demo/builders/invoice.ts'
import { aMember } from '../../../demo/builders/member.ts'
import { aPayment } from '../../../demo/builders/payment.ts'
import { aRegistration } from '../../../demo/builders/registration.ts'
import { aTeam } from '../../../demo/builders/team.ts'
import { anActor } from '../../../tests/support/actors.ts'
import { aCtx, as } from '../../../tests/support/database.ts'
import { VISITOR } from '../../kernel/actor.ts'
import { Forbidden } from '../../kernel/errors.ts'
import { newId } from '../../kernel/ids.ts'
import { pence } from '../../kernel/money.ts'
import type { Ctx } from '../../platform/context.ts'
import { providerOperations } from '../billing/operations/table.server.ts'
import { paymentParts } from '../billing/payments/table.server.ts'
import { refunds } from '../billing/refunds/table.server.ts'
import { dueGroups } from './chasing/model/due-groups.ts'
import { listChased } from './chasing/queries/chasing.server.ts'
import { AGES, FIGURES } from './model.ts'
import { listEntries } from './queries/entries.server.ts'
import { moneyFigures, moneySeasons } from './queries/figures.server.ts'
import { entrySearch } from './schema.ts'

const THIS_SEASON = '2025-08-01'
const LAST_SEASON = '2024-08-01'
const day = (text: string) => new Date(`${text}T12:00:00Z`)

const entries = (ctx: Ctx, search: Record<string, string>) => listEntries(ctx, entrySearch.parse(search))

/** A club with money of two seasons. It is 20 June 2026. */
async function aClubWithMoney() {
  const ctx = await aCtx()
  const team = await aTeam(ctx, { name: 'Women 2' })
  const ana = await aMember(ctx, { name: 'Ana Owes', email: 'ana@example.org', teamId: team.id })
  const ben = await aMember(ctx, { name: 'Ben Pays', email: 'ben@example.org' })
  const invoiced = (amount: number, created: string, due: string) =>
    anInvoice(ctx, { member: ana, amount, createdAt: day(created), dueAt: day(due), description: 'Trip' })
  await invoiced(1100, '2026-06-01', '2026-06-15')
  await invoiced(2200, '2026-05-01', '2026-05-25')
  await invoiced(3300, '2026-02-01', '2026-02-15')
  await invoiced(4400, '2026-06-18', '2026-07-02')
  await anInvoice(ctx, { member: ben, amount: 9900, status: 'void', createdAt: day('2026-03-01') })
  await anInvoice(ctx, { member: ben, amount: 550, status: 'uncollectible', createdAt: day('2026-03-01') })
  await aPayment(ctx, { objectId: newId(), member: ben, amount: 1000, paidAt: day('2026-05-31') })
  const back = await aPayment(ctx, {
    objectId: newId(),
    member: ana,
    amount: 3000,
    refunded: 1200,
    paidAt: day('2026-03-31'),
  })
  await ctx.db.insert(refunds).values({
    id: 're_1',
    paymentId: back.id,
    amount: pence(1200),
    status: 'succeeded',
    createdAt: day('2026-04-02'),
  })
  await aPayment(ctx, { objectId: newId(), member: ben, amount: 700, paidAt: day('2025-03-01') })
  await aPayment(ctx, { objectId: newId(), member: ben, amount: 8800, status: 'expired' })
  await aRegistration(ctx, { memberId: ben.id, createdAt: day('2026-05-02') })
  return { ctx: as(ctx, anActor('finance')), ana, ben, team }
}

test('only finance staff see the figures and the entries behind them', async () => {
  const { ctx } = await aClubWithMoney()
  for (const actor of [VISITOR, anActor('member'), anActor('coach'), anActor('shop')]) {
    const nobody = as(ctx, actor)
    await expect(moneyFigures(nobody, 'all')).rejects.toThrow(Forbidden)
    await expect(moneySeasons(nobody)).rejects.toThrow(Forbidden)
    await expect(entries(nobody, {})).rejects.toThrow(Forbidden)
  }
})

test('a season counts what was expected, received, late and refunded in it, without void invoices and abandoned payments', async () => {
  const { ctx } = await aClubWithMoney()
  const { total, ages } = await moneyFigures(ctx, THIS_SEASON)
  // Four invoices, two payments and one registration fee; the invoice written off adds nothing.
  expect(total).toEqual({
    expected: 1100 + 2200 + 3300 + 4400 + 1000 + 3000 + 4500,
    received: 4000,
    late: 1100 + 2200 + 3300 + 4500,
    refunded: 1200,
    fees: 0,
  })
  expect(ages).toEqual([
    { id: '0-7', amount: 1100 },
    { id: '8-30', amount: 2200 },
    { id: '31', amount: 3300 + 4500 },
  ])
  expect((await moneyFigures(ctx, LAST_SEASON)).total).toMatchObject({ expected: 700, received: 700 })
})

test('the late groups of the reminders page have the sums of the Money page', async () => {
  const { ctx } = await aClubWithMoney()
  const { ages } = await moneyFigures(ctx, 'all')
  const late = dueGroups(await listChased(ctx), ctx.clock.now()).filter(({ age }) => age)
  expect(late.map(({ age, sum }) => ({ id: age, amount: sum }))).toEqual(ages.toReversed())
})

test('the seasons begin with the first entry, and the current one comes first', async () => {
  const { ctx } = await aClubWithMoney()
  expect((await moneySeasons(ctx)).map(({ name }) => name)).toEqual(['2025/26', '2024/25'])
})

test('every figure is the sum of the entries that it links to', async () => {
  const { ctx } = await aClubWithMoney()
  for (const season of [THIS_SEASON, LAST_SEASON, 'all']) {
    const { total, months, teams, kinds, ages } = await moneyFigures(ctx, season)
    const sumsTo = async (search: Record<string, string>, expected: number) => {
      const { rows, sum } = await entries(ctx, { season, ...search })
      expect([search, rows.reduce((all, { value }) => all + value, 0), sum]).toEqual([
        search,
        expected,
        expected,
      ])
    }
    for (const figure of FIGURES) {
      await sumsTo({ figure }, total[figure])
      for (const { id, figures } of months) await sumsTo({ figure, month: id }, figures[figure])
      for (const { id, figures } of teams) await sumsTo({ figure, team: id }, figures[figure])
      for (const { id, figures } of kinds) await sumsTo({ figure, kind: id }, figures[figure])
    }
    for (const { id } of AGES)
      await sumsTo({ figure: 'late', age: id }, ages.find((age) => age.id === id)?.amount ?? 0)
  }
})

test('months begin at midnight at the club, not in UTC', async () => {
  const ctx = as(await aCtx(), anActor('finance'))
  // 00:30 on 1 June in London.
  await aPayment(ctx, { objectId: newId(), amount: 500, paidAt: new Date('2026-05-31T23:30:00Z') })
  expect((await moneyFigures(ctx, THIS_SEASON)).months.map(({ id }) => id)).toEqual(['2026-06'])
})

test('the search finds entries of all seasons by name, e-mail, number and amount', async () => {
  const { ctx } = await aClubWithMoney()
  const found = async (q: string) => (await entries(ctx, { q })).rows.map(({ amount }) => amount)
  expect(await found('ben@example.org 700')).toEqual([])
  expect(await found('BEN')).toContain(700)
  expect(await found('ana@example')).toHaveLength(8)
  expect(await found('£33')).toEqual([3300])
  for (const typed of ['33.00', '-£33.00', '£33.0']) expect(await found(typed), typed).toEqual([3300])
  expect(await found('£3,3')).toEqual([])
  await aPayment(ctx, { objectId: newId(), amount: 186_233 })
  expect(await found('£1,862.33')).toContain(186_233)
  const [first] = (await entries(ctx, { q: '£33' })).rows
  expect(await found(first?.number ?? '')).toEqual([3300])
})

test('a short amount is not found in the numbers of other entries', async () => {
  const ctx = as(await aCtx(), anActor('finance'))
  await aPayment(ctx, { objectId: newId(), amount: 8500 })
  await aPayment(ctx, { objectId: newId(), amount: 700, chargeId: 'ch_185' })
  const found = async (q: string) => (await entries(ctx, { q })).rows.map(({ amount }) => amount)
  expect(await found('85')).toContain(8500)
  expect(await found('85')).not.toContain(700)
  expect(await found('ch_185')).toContain(700)
})

test('a payment for two children is split between them, and so is its refund', async () => {
  const ctx = as(await aCtx(), anActor('finance'))
  const [mia, leo] = [await aMember(ctx, { name: 'Mia Two' }), await aMember(ctx, { name: 'Leo Two' })]
  const [first, second] = [
    await aRegistration(ctx, { memberId: mia.id, registrationPaid: true }),
    await aRegistration(ctx, { memberId: leo.id, registrationPaid: true }),
  ]
  const payment = await aPayment(ctx, {
    purpose: 'registration',
    objectId: first.id,
    amount: 8550,
    refunded: 4050,
  })
  await ctx.db.insert(paymentParts).values([
    { paymentId: payment.id, objectId: first.id, description: 'Registration: Mia', amount: pence(4500) },
    { paymentId: payment.id, objectId: second.id, description: 'Registration: Leo', amount: pence(4050) },
  ])
  const createdAt = ctx.clock.now()
  await ctx.db
    .insert(refunds)
    .values({ id: 're_leo', paymentId: payment.id, amount: pence(4050), status: 'pending', createdAt })
  await ctx.db.insert(providerOperations).values({
    id: 'refund:1',
    kind: 'refund.create',
    mode: 'test',
    request: { paymentId: payment.id, objectId: second.id, amount: 4050 },
    status: 'done',
    resultId: 're_leo',
    createdAt,
  })
  const amounts = async (figure: string) =>
    (await entries(ctx, { figure })).rows.map(({ member, value }) => [member, value]).sort()
  expect(await amounts('received')).toEqual([
    ['Leo Two', 4050],
    ['Mia Two', 4500],
  ])
  expect(await amounts('refunded')).toEqual([['Leo Two', 4050]])
})
