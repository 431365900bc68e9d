import { expect, test } from 'vitest'
import { aDuty, aHelper } from '../../../../demo/builders/duty.ts'
import { aMember } from '../../../../demo/builders/member.ts'
import { aPayment } from '../../../../demo/builders/payment.ts'
import { aRegistration } from '../../../../demo/builders/registration.ts'
import { aTeam } from '../../../../demo/builders/team.ts'
import { aUser } from '../../../../demo/builders/user.ts'
import { anActor } from '../../../../tests/support/actors.ts'
import { aCtx, as } from '../../../../tests/support/database.ts'
import { type Actor, VISITOR } from '../../../kernel/actor.ts'
import { localDate } from '../../../kernel/dates.ts'
import { Forbidden } from '../../../kernel/errors.ts'
import { newId } from '../../../kernel/ids.ts'
import type { Ctx } from '../../../platform/context.ts'
import { seasonMembers, seasons } from '../../season/table.server.ts'
import { storeOrders } from '../../store/orders/table.server.ts'
import { sessionAttendance, sessionTeams, trainingSessions } from '../../trainings/sessions/table.server.ts'
import { FIGURES, type FigureId } from '../model/figure.ts'
import { figuresFor } from '../policy.ts'
import { type DrawnFigure, readFigure, readFigureRows, readFigures } from './figures.server.ts'

/** The clock of the tests stands at 20th June 2026, so this season began in August 2025. */
const THIS = new Date('2026-03-10T12:00:00Z')
const LAST = new Date('2025-03-10T12:00:00Z')
const OLDER = new Date('2024-03-10T12:00:00Z')

async function aSession(ctx: Ctx, team: { id: string }, states: readonly ('present' | 'absent')[]) {
  const id = newId()
  const endsAt = new Date(THIS.getTime() + 3_600_000)
  await ctx.db
    .insert(trainingSessions)
    .values({ id, plannedOn: '2026-03-10' as never, startsAt: THIS, endsAt })
  await ctx.db.insert(sessionTeams).values({ sessionId: id, teamId: team.id })
  for (const state of states) {
    const member = await aMember(ctx, { name: `Player ${newId()}`, createdAt: OLDER })
    const mark = { memberId: member.id, state, markedAt: THIS, markId: newId() }
    await ctx.db.insert(sessionAttendance).values({ sessionId: id, ...mark })
  }
}

/** A club with something in every figure. */
async function aClub() {
  const ctx = await aCtx()
  const [men, women] = [await aTeam(ctx, { name: 'Men 1' }), await aTeam(ctx, { name: 'Women 1' })]
  await aMember(ctx, { name: 'Old Hand', team: men, alsoIn: [women], createdAt: OLDER })
  await aMember(ctx, { name: 'New Face', team: men, createdAt: THIS })
  await aMember(ctx, { name: 'Gone Away', team: men, createdAt: LAST, active: false })
  await aPayment(ctx, { objectId: newId(), amount: 5000, refunded: 1500, paidAt: THIS })
  await aPayment(ctx, { objectId: newId(), amount: 700, paidAt: LAST, purpose: 'invoice' })
  await aPayment(ctx, { objectId: newId(), amount: 900, status: 'open', paidAt: THIS })
  await aPayment(ctx, { objectId: newId(), amount: 900, paidAt: OLDER })
  await aRegistration(ctx, { draft: true, createdAt: THIS, details: { name: 'Secret Draft' } })
  await aRegistration(ctx, { createdAt: THIS, registrationPaid: true })
  await aRegistration(ctx, { createdAt: LAST })
  await ctx.db.insert(storeOrders).values([
    { state: 'paid', netMinor: 2000, vatMinor: 400, grossMinor: 2400, refundedMinor: 400, placedAt: THIS },
    { state: 'club', netMinor: 2000, vatMinor: 400, grossMinor: 2400, placedAt: THIS },
  ])
  await aSession(ctx, men, ['present', 'present', 'absent'])
  await aSession(ctx, women, ['absent'])
  const helper = await aMember(ctx, { name: 'Helping Hand', createdAt: OLDER })
  await aHelper(ctx, await aDuty(ctx, { places: 3, teamId: men.id }), helper)
  return { ctx, men, women }
}

const by = (figure: DrawnFigure, label: string) => figure.bars.find((bar) => bar.label === label)?.values
const administrator = (ctx: Ctx) => as(ctx, anActor('administrator'))
const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0)

test('a role reads no figure but its own, and neither do visitors and members', async () => {
  const ctx = await aCtx()
  const readable: readonly (readonly [Actor, readonly FigureId[]])[] = [
    [VISITOR, []],
    [anActor('member'), []],
    [anActor('finance'), ['income', 'kinds']],
    [anActor('coach'), ['attendance', 'duties']],
    [anActor('shop'), ['store']],
    [anActor('administrator'), FIGURES],
  ]
  for (const [actor, own] of readable) {
    expect(figuresFor(actor)).toEqual(own)
    for (const id of FIGURES.filter((one) => !own.includes(one))) {
      await expect(readFigure(as(ctx, actor), id)).rejects.toThrow(Forbidden)
      await expect(readFigureRows(as(ctx, actor), id, { bar: '03', series: 'this' })).rejects.toThrow(
        Forbidden,
      )
    }
  }
})

test('an unknown bar or series has no rows', async () => {
  const ctx = administrator(await aCtx())
  expect(await readFigureRows(ctx, 'income', { bar: '13', series: 'this' })).toBeUndefined()
  expect(await readFigureRows(ctx, 'income', { bar: '03', series: "' or true" })).toBeUndefined()
})

test('every figure equals the sum of the rows that its bar links to', async () => {
  const ctx = administrator((await aClub()).ctx)
  const figures = await readFigures(ctx)
  expect(figures.map(({ id }) => id)).toEqual(FIGURES)
  for (const { id, bars } of figures) {
    expect(sum(bars.flatMap(({ values }) => values)), id).toBeGreaterThan(0)
    for (const { values, to = [] } of bars) {
      for (const [at, value] of values.entries()) {
        const { searchParams } = new URL(to[at] ?? '', 'https://club.example')
        const wanted = { bar: searchParams.get('bar') ?? '', series: searchParams.get('series') ?? '' }
        const found = await readFigureRows(ctx, id as FigureId, wanted)
        expect([found?.sum, sum(found?.rows.map((row) => row.value) ?? [])], to[at]).toEqual([value, value])
      }
    }
  }
})

test('members count in each of their teams while they are active, and new ones by the month they joined', async () => {
  const ctx = administrator((await aClub()).ctx)
  const members = await readFigure(ctx, 'members')
  expect([by(members, 'Men 1'), by(members, 'Women 1')]).toEqual([
    [1, 1],
    [1, 0],
  ])
  expect(by(await readFigure(ctx, 'joiners'), 'March')).toEqual([1, 1])
})

test('income leaves out refunds, unpaid sessions and older seasons', async () => {
  const ctx = as((await aClub()).ctx, anActor('finance'))
  expect(by(await readFigure(ctx, 'income'), 'March')).toEqual([3500, 700])
  const kinds = await readFigure(ctx, 'kinds')
  expect([by(kinds, 'Events'), by(kinds, 'Invoices')]).toEqual([
    [3500, 0],
    [0, 700],
  ])
})

test('a payment late on the last evening of a month in summer time counts in that month', async () => {
  const ctx = await aCtx()
  await aPayment(ctx, { objectId: newId(), amount: 100, paidAt: new Date('2026-04-30T22:30:00Z') })
  await aPayment(ctx, { objectId: newId(), amount: 100, paidAt: new Date('2026-04-30T23:30:00Z') })
  const income = await readFigure(as(ctx, anActor('finance')), 'income')
  expect([by(income, 'April'), by(income, 'May')]).toEqual([
    [100, 0],
    [100, 0],
  ])
})

test('the registration of a member who comes back counts in the season that it is for', async () => {
  const { ctx } = await aClub()
  const finance = administrator(ctx)
  const started = async (at: Ctx) =>
    (await readFigureRows(at, 'registrations', { bar: 'started', series: 'all' }))?.rows.length
  expect(await started(finance)).toBe(2)
  const member = await aMember(ctx)
  const { id: registrationId } = await aRegistration(ctx, { memberId: member.id, createdAt: THIS })
  expect(await started(finance)).toBe(3)
  const next = { firstOn: localDate('2026-08-01'), name: '2026/27', agesOn: localDate('2026-08-31') }
  const [season] = await ctx.db
    .insert(seasons)
    .values({ ...next, startedAt: THIS })
    .returning()
  const plan = { seasonId: season?.id ?? '', memberId: member.id, registrationId }
  await ctx.db.insert(seasonMembers).values({ ...plan, answer: 'coming', answeredAt: THIS })
  expect(await started(finance)).toBe(2)
  const autumn = { ...finance, clock: { now: () => new Date('2026-09-10T12:00:00Z') } }
  expect(await started(autumn)).toBe(1)
})

test('the steps of registrations count drafts without their names [resolutions C07]', async () => {
  const ctx = administrator((await aClub()).ctx)
  const { bars } = await readFigure(ctx, 'registrations')
  expect(bars.map(({ values }) => values[0])).toEqual([2, 1, 1, 0])
  const found = await readFigureRows(ctx, 'registrations', { bar: 'started', series: 'all' })
  expect(found?.rows.map(({ label, to }) => [label, to !== undefined]).sort()).toEqual([
    ['Not sent yet', false],
    ['Robin Example', true],
  ])
})

test('store sales leave out refunds and orders of the club itself', async () => {
  const ctx = as((await aClub()).ctx, anActor('shop'))
  expect(by(await readFigure(ctx, 'store'), 'March')).toEqual([2000, 0])
})

test('a coach sees attendance and duties of their own teams only', async () => {
  const { ctx, men, women } = await aClub()
  const coachOf = async (team: { id: string; name: string }) => {
    const user = await aUser(ctx, { role: 'coach', teams: [team] })
    return as(ctx, anActor('coach', { user, teams: [team] }))
  }
  const [mens, womens] = [await coachOf(men), await coachOf(women)]
  expect(by(await readFigure(mens, 'attendance'), 'March')).toEqual([2, 1])
  expect(by(await readFigure(womens, 'attendance'), 'March')).toEqual([0, 1])
  const places = async (coach: Ctx) =>
    (await readFigure(coach, 'duties')).bars.flatMap(({ values }) => values)
  expect([sum(await places(mens)), sum(await places(womens))]).toEqual([3, 0])
})
