import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aMember } from '../../../../../demo/builders/member.ts'
import { aRegistration } from '../../../../../demo/builders/registration.ts'
import { aTeam } from '../../../../../demo/builders/team.ts'
import { aUser } from '../../../../../demo/builders/user.ts'
import { anActor } from '../../../../../tests/support/actors.ts'
import { aCtx, as, TEST_NOW } from '../../../../../tests/support/database.ts'
import { theClubAsks } from '../../../../../tests/support/registering.ts'
import { VISITOR } from '../../../../kernel/actor.ts'
import { Forbidden, NotFound } from '../../../../kernel/errors.ts'
import { auditLog } from '../../../../platform/content/table.server.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { registrations } from '../../table.server.ts'
import { adminSearch } from '../schema.ts'
import { countUnassigned, countUnpaid } from './attention.server.ts'
import { candidates } from './candidates.server.ts'
import { exportRegistrations } from './export.server.ts'
import { adminRegistration } from './registration-admin.server.ts'
import { adminRegistrations, registrationCounts } from './registration-list.server.ts'
import { readStudentCard } from './student-card.server.ts'

const searchFor = (given: Record<string, string> = {}) => adminSearch.parse(given)
const named = (name: string, more: Record<string, unknown> = {}) => ({ name, details: { name }, ...more })

async function namesFor(ctx: Ctx, given: Record<string, string>) {
  return (await adminRegistrations(ctx, searchFor(given))).rows.map(({ name }) => name)
}

async function withoutFees(ctx: Ctx, name: string) {
  return aRegistration(ctx, { ...named(name), questions: { applies_to_you: 'other' } })
}

test('only administrators can list, open or export registrations [SYS-066, API-027]', async () => {
  const ctx = await aCtx()
  const { id } = await aRegistration(ctx)
  const others = (['member', 'coach', 'finance', 'shop'] as const).map((role) => anActor(role))
  for (const actor of [VISITOR, ...others]) {
    const caller = as(ctx, actor)
    await expect(adminRegistrations(caller, searchFor())).rejects.toThrow(Forbidden)
    await expect(registrationCounts(caller, searchFor())).rejects.toThrow(Forbidden)
    await expect(adminRegistration(caller, id)).rejects.toThrow(Forbidden)
    await expect(exportRegistrations(caller, searchFor())).rejects.toThrow(Forbidden)
    await expect(candidates(caller, { name: 'Robin', email: '' }, '')).rejects.toThrow(Forbidden)
    expect(await readStudentCard(caller, id)).toBeUndefined()
  }
})

test('drafts and removed registrations are not in the list and cannot be opened [ADM-025, resolutions B24, C07]', async () => {
  const ctx = await aCtx()
  const draft = await aRegistration(ctx, { ...named('Draft'), draft: true })
  const removed = await aRegistration(ctx, named('Removed', { removedAt: TEST_NOW }))
  await aRegistration(ctx, named('There'))
  expect(await namesFor(ctx, {})).toEqual(['There'])
  for (const { id } of [draft, removed]) await expect(adminRegistration(ctx, id)).rejects.toThrow(NotFound)
})

test('a text answer is shown as typed after its question has become a date', async () => {
  const ctx = await aCtx()
  await theClubAsks(ctx)
  const { id } = await aRegistration(ctx, { details: { dob: 'in May' } })
  const other = await aRegistration(ctx, { details: { dob: '1998-05-04' } })
  const born = async (of: string) =>
    (await adminRegistration(ctx, of)).details.find((detail) => detail.id === 'dob')?.value
  expect([await born(id), await born(other.id)]).toEqual(['in May', '4th May 1998'])
})

test('a row has status, payment, team, member and whether the person is under 18 [ADM-025, ADM-027, resolutions F17]', async () => {
  const ctx = await aCtx()
  const team = await aTeam(ctx, { name: 'Women 2' })
  const member = await aMember(ctx, { name: 'Invited', team })
  const active = await aMember(ctx, { name: 'Works' })
  await aUser(ctx, { member: active })
  await aUser(ctx, { member, confirmed: false })
  const gone = await aMember(ctx, { name: 'Gone', active: false })
  await aRegistration(
    ctx,
    named('1', { memberId: active.id, registrationPaid: true, subscriptionPaid: true }),
  )
  await aRegistration(ctx, named('2', { memberId: gone.id, registrationPaid: true }))
  await aRegistration(ctx, named('3', { memberId: member.id }))
  await withoutFees(ctx, '4')
  await aRegistration(ctx, { details: { name: '5', dob: '2010-06-21' } })
  const { rows } = await adminRegistrations(ctx, searchFor({ sort: 'name:asc' }))
  expect(
    rows.map(({ status, payment, team: of, minor, account }) => [status, payment, of, minor, account]),
  ).toEqual([
    ['active', 'subscription', null, false, 'working'],
    ['inactive', 'registration', null, false, 'none'],
    ['assigned', 'unpaid', 'Women 2', false, 'invited'],
    ['new', 'free', null, false, 'none'],
    ['new', 'unpaid', null, true, 'none'],
  ])
  expect(rows[1]?.member).toEqual({ id: gone.id, name: 'Gone', active: false })
})

test('search finds names and e-mails, ignoring accents and treating wildcards as text [ADM-025, resolutions F15]', async () => {
  const ctx = await aCtx()
  await aRegistration(ctx, { details: { name: 'Zsófia Tóth', email: 'zs@one.example' } })
  await aRegistration(ctx, { details: { name: 'Łukasz Król', email: 'king@two.example' } })
  expect(await namesFor(ctx, { q: 'toth zsof' })).toEqual(['Zsófia Tóth'])
  expect(await namesFor(ctx, { q: 'LUKASZ' })).toEqual(['Łukasz Król'])
  expect(await namesFor(ctx, { q: 'Krol two.example' })).toEqual(['Łukasz Król'])
  expect(await namesFor(ctx, { q: '%' })).toEqual([])
  expect(await namesFor(ctx, { q: 'z_ófia' })).toEqual([])
})

test('filters, their counts and the dashboard agree, and volunteers owe nothing [ADM-025, REG-019]', async () => {
  const ctx = await aCtx()
  const member = await aMember(ctx)
  await aRegistration(ctx, named('New unpaid'))
  await aRegistration(ctx, named('New paid', { registrationPaid: true }))
  await aRegistration(ctx, named('Assigned unpaid', { memberId: member.id }))
  await withoutFees(ctx, 'Helper')
  expect(await namesFor(ctx, { status: 'new', payment: 'unpaid' })).toEqual(['New unpaid'])
  expect((await namesFor(ctx, { payment: 'unpaid' })).length).toBe(await countUnpaid(ctx.db))
  expect((await namesFor(ctx, { status: 'new' })).length).toBe(await countUnassigned(ctx.db))
  const counts = await registrationCounts(ctx, searchFor({ status: 'new' }))
  expect(counts.status).toEqual({ all: 4, new: 3, assigned: 1, active: 0, inactive: 0 })
  expect(counts.payment).toEqual({ all: 3, unpaid: 1, registration: 1, subscription: 0, free: 1 })
  expect(await namesFor(ctx, { status: 'nonsense', payment: 'nonsense', sort: 'details:asc' })).toHaveLength(
    4,
  )
})

test('5,000 registrations are paged in a stable order without gaps or repeats [ADM-025, ADM-038, resolutions D13]', async () => {
  const ctx = await aCtx()
  const rows = Array.from({ length: 5000 }, (_, at) => ({
    tokenHash: `t${at}`,
    name: `Person ${at % 10}`,
    email: `p${at}@example.org`,
    submittedAt: TEST_NOW,
    createdAt: TEST_NOW,
  }))
  for (let at = 0; at < rows.length; at += 1000)
    await ctx.db.insert(registrations).values(rows.slice(at, at + 1000))
  const seen = new Set<string>()
  for (let start = 0; start < 5000; start += 100) {
    const page = await adminRegistrations(ctx, searchFor({ sort: 'name:desc', start: String(start) }))
    expect(page.total).toBe(5000)
    for (const { id } of page.rows) seen.add(id)
  }
  expect(seen.size).toBe(5000)
})

test('the export has a column for each answer and is logged [ADM-025, SYS-066]', async () => {
  const ctx = as(await aCtx(), anActor('administrator'))
  await aRegistration(ctx, { details: { name: 'Liv Berg', dob: '2010-06-21' }, guardianName: 'Kari Berg' })
  const { header, rows } = await exportRegistrations(ctx, searchFor({ q: 'liv' }))
  const line = Object.fromEntries(header.map((name, at) => [name, rows[0]?.[at]]))
  expect(line).toMatchObject({
    Created: '2026-06-20',
    Status: 'New',
    Name: 'Liv Berg',
    'Under 18': 'Yes',
    Payment: 'Unpaid',
    Guardian: 'Kari Berg',
    postcode: 'SE16 7LR',
    applies_to_you: 'league',
  })
  expect(await ctx.db.select().from(auditLog)).toMatchObject([
    { action: 'registrations.export', facts: { rows: 1 } },
  ])
})

const columnsAfterMember = async (ctx: Ctx) => {
  const { header } = await exportRegistrations(as(ctx, anActor('administrator')), searchFor())
  return header.slice(header.indexOf('Member') + 1)
}

test('the columns of the export follow the labels and order of the form [ADM-025]', async () => {
  const ctx = await aCtx()
  const settings = await theClubAsks(ctx)
  const { questions, details, ...given } = await aRegistration(ctx)
  await ctx.db.update(registrations).set({
    questions: questions.toReversed(),
    details: details.toReversed(),
  })
  const labels = [...settings.questions, ...settings.registerDetails]
    .filter(({ id }) => id !== 'name' && id !== 'email')
    .map(({ label }) => label)
  expect(await columnsAfterMember(ctx)).toEqual([...labels, 'Guardian', 'Guardian’s e-mail'])
  const { header, rows } = await exportRegistrations(as(ctx, anActor('administrator')), searchFor())
  for (const row of rows) expect(row).toHaveLength(header.length)
  const asksFor = settings.questions.find(({ id }) => id === 'applies_to_you')
  const answer = asksFor?.options.find(({ value }) => value === 'league')
  expect(rows[0]?.[header.indexOf(asksFor?.label ?? '')]).toBe(answer?.label)
  expect(rows[0]).toContain(given.name)
})

test('answers to former questions come in the last columns under their old labels [ADM-025]', async () => {
  const ctx = await aCtx()
  await theClubAsks(ctx)
  const { id, details } = await aRegistration(ctx)
  const old = { id: 'shoe_size', label: 'Your shoe size', value: '44' }
  await ctx.db
    .update(registrations)
    .set({ details: [old, ...details] })
    .where(eq(registrations.id, id))
  expect((await columnsAfterMember(ctx)).at(-1)).toBe('Your shoe size')
  const { rows } = await exportRegistrations(as(ctx, anActor('administrator')), searchFor())
  expect(rows[0]?.at(-1)).toBe('44')
})

test('without a search, members with the same e-mail or name are suggested [ADM-031]', async () => {
  const ctx = await aCtx()
  await aMember(ctx, { name: 'José Núñez', email: '' })
  await aMember(ctx, { name: 'Other', email: 'JOSE@example.org' })
  await aMember(ctx, { name: 'Nobody', email: '' })
  const person = { name: 'Jose Nunez', email: 'jose@example.org' }
  expect((await candidates(ctx, person, '')).map(({ name }) => name)).toEqual(['José Núñez', 'Other'])
  expect((await candidates(ctx, person, 'nobo')).map(({ name }) => name)).toEqual(['Nobody'])
  expect(await candidates(ctx, { name: 'Unknown', email: '' }, '')).toEqual([])
})
