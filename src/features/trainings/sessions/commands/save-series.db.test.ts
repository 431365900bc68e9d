import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aGuardian } from '../../../../../demo/builders/guardian.ts'
import { aMember } from '../../../../../demo/builders/member.ts'
import { aTeam } from '../../../../../demo/builders/team.ts'
import { aUser } from '../../../../../demo/builders/user.ts'
import { anActor } from '../../../../../tests/support/actors.ts'
import { aCtx, as } from '../../../../../tests/support/database.ts'
import { VISITOR } from '../../../../kernel/actor.ts'
import { localDate } from '../../../../kernel/dates.ts'
import { Forbidden, NotFound } from '../../../../kernel/errors.ts'
import { newId } from '../../../../kernel/ids.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { mails } from '../../../../platform/email/table.server.ts'
import { type SeriesInput, seriesInput } from '../../series/schema.ts'
import { trainingSeries } from '../../series/table.server.ts'
import { sessionsBetween } from '../queries/sessions.server.ts'
import { sessionAnswers, sessionTrialists, trainingSessions } from '../table.server.ts'
import { generateSessions } from './generate-sessions.server.ts'
import { removeSeries } from './remove-series.server.ts'
import { saveSeries } from './save-series.server.ts'

/** The test clock is set to Saturday 20 June 2026. */
const tuesdays = (teams: string[], given: Partial<SeriesInput> = {}) =>
  seriesInput.parse({
    ...{ teams, weekday: 2, startTime: '20:00', endTime: '21:30', venueText: 'Park' },
    ...{ firstOn: '2026-06-01', lastOn: '2026-07-31', askDays: 5, remindHours: 24, ...given },
  })

const later = { from: new Date('2026-06-20T12:00:00Z'), to: new Date('2027-06-20T12:00:00Z') }
const daysOf = async (ctx: Ctx) => (await sessionsBetween(ctx, later)).map(({ day }) => day)

test('a visitor, a member and a coach of another team cannot plan training', async () => {
  const ctx = await aCtx()
  const [men, women] = [await aTeam(ctx, { name: 'Men 1' }), await aTeam(ctx, { name: 'Women 1' })]
  const coach = anActor('coach', { teams: [men] })
  for (const actor of [VISITOR, anActor('member'), anActor('finance')])
    await expect(saveSeries(as(ctx, actor), tuesdays([men.id]))).rejects.toThrow(Forbidden)
  for (const teams of [[women.id], [men.id, women.id]])
    await expect(saveSeries(as(ctx, coach), tuesdays(teams))).rejects.toThrow(Forbidden)
  expect(await ctx.db.$count(trainingSessions)).toBe(0)
})

test('a coach cannot take over another team’s training', async () => {
  const ctx = await aCtx()
  const [men, women] = [await aTeam(ctx, { name: 'Men 1' }), await aTeam(ctx, { name: 'Women 1' })]
  const saved = await saveSeries(ctx, tuesdays([women.id]))
  const id = saved.ok ? saved.id : ''
  const coach = as(ctx, anActor('coach', { teams: [men] }))
  await expect(saveSeries(coach, { ...tuesdays([men.id]), id })).rejects.toThrow(Forbidden)
  await expect(saveSeries(ctx, { ...tuesdays([men.id]), id: newId() })).rejects.toThrow(NotFound)
})

test('a series changed by someone else meanwhile is not overwritten', async () => {
  const ctx = await aCtx()
  const team = await aTeam(ctx)
  const saved = await saveSeries(ctx, tuesdays([team.id]))
  const id = saved.ok ? saved.id : ''
  expect(await saveSeries(ctx, { ...tuesdays([team.id]), id, version: 1 })).toMatchObject({ ok: true })
  expect(await saveSeries(ctx, { ...tuesdays([team.id]), id, version: 1 })).toMatchObject({
    reason: 'CHANGED',
  })
})

test('saving a series creates its sessions until its last day in the club’s time zone', async () => {
  const ctx = await aCtx()
  const team = await aTeam(ctx, { name: 'Men 1' })
  await saveSeries(as(ctx, anActor('coach', { teams: [team] })), tuesdays([team.id]))
  const sessions = await sessionsBetween(ctx, later)
  expect(sessions).toHaveLength(6)
  expect(sessions[0]).toMatchObject({
    ...{ day: '2026-06-23', startsAt: new Date('2026-06-23T19:00:00Z'), status: 'scheduled' },
    teams: [{ name: 'Men 1', slug: 'men-1' }],
    venue: { name: 'Park' },
  })
})

test('generating again creates no duplicates, not even a day later', async () => {
  const ctx = await aCtx()
  const team = await aTeam(ctx)
  await saveSeries(ctx, tuesdays([team.id], { lastOn: '2027-05-31' } as Partial<SeriesInput>))
  const before = await ctx.db.select().from(trainingSessions)
  expect(before).toHaveLength(8)
  await Promise.all([generateSessions(ctx), generateSessions(ctx)])
  expect(await ctx.db.select().from(trainingSessions)).toEqual(before)
  await generateSessions({ ...ctx, clock: { now: () => new Date('2026-06-27T12:00:00Z') } })
  expect(await ctx.db.$count(trainingSessions)).toBe(9)
})

const [MEMBER, CHILD] = ['otto@example.org', 'mum@example.org']

/** Creates a Tuesday series whose first session was answered by a member and a mother. */
async function anAnsweredSeries(given: Partial<SeriesInput> = {}) {
  const ctx = await aCtx()
  const team = await aTeam(ctx, { name: 'Men 1' })
  const member = await aMember(ctx, { name: 'Otto Old', team, email: MEMBER })
  const lena = await aMember(ctx, { name: 'Lena Kovač', team, bornOn: '2013-01-01' })
  await aGuardian(ctx, await aUser(ctx, { email: CHILD }), lena)
  const saved = await saveSeries(ctx, tuesdays([team.id], given))
  const id = saved.ok ? saved.id : ''
  const sessions = await sessionsBetween(ctx, later)
  const said = { answer: 'yes' as const, answeredAt: ctx.clock.now(), sessionId: sessions[0]?.id ?? '' }
  for (const { id: memberId } of [member, lena])
    await ctx.db.insert(sessionAnswers).values({ ...said, memberId })
  const change = (changes: Partial<SeriesInput>, at = ctx) =>
    saveSeries(at, { ...tuesdays([team.id], { ...given, ...changes }), id })
  return { ctx, id, sessions, change }
}

test('saving a series without a new time or place sends no notifications', async () => {
  const { ctx, change } = await anAnsweredSeries()
  expect(await change({ note: 'Bring a ball', askDays: 3 })).toMatchObject({ notified: 0 })
  expect(await ctx.db.$count(mails)).toBe(0)
})

test('sessions on a new weekday are the same sessions, and answers for the old day no longer count', async () => {
  const { ctx, sessions, change } = await anAnsweredSeries()
  await change({ weekday: 4, startTime: '19:00' })
  const after = await sessionsBetween(ctx, later)
  expect(after.map(({ id }) => id)).toEqual(sessions.map(({ id }) => id))
  expect(after[0]).toMatchObject({ day: '2026-06-25', startsAt: new Date('2026-06-25T18:00:00Z') })
  expect(await ctx.db.$count(sessionAnswers)).toBe(0)
})

test('answers are kept when only the time or the venue changes', async () => {
  const { ctx, change } = await anAnsweredSeries()
  await change({ startTime: '19:00', venueText: 'School' })
  expect(await ctx.db.$count(sessionAnswers)).toBe(2)
})

test('a new time is sent once to each family with the old and the new time', async () => {
  const { ctx, change } = await anAnsweredSeries()
  expect(await change({ weekday: 4, startTime: '19:00', venueText: 'School' })).toMatchObject({ notified: 2 })
  expect(await change({ weekday: 4, startTime: '19:00', venueText: 'School' })).toMatchObject({ notified: 0 })
  const sent = await ctx.db.select().from(mails)
  expect(sent.map(({ toEmail }) => toEmail).toSorted()).toEqual([CHILD, MEMBER])
  for (const { text } of sent) {
    expect(text).toContain('From Thu 25th June 2026, weekly training for Men 1')
    expect(text).toContain('Thursdays, 19:00 to 21:30 in School')
    expect(text).toContain('Tuesdays, 20:00 to 21:30 in Park')
  }
  expect(sent.find(({ toEmail }) => toEmail === CHILD)?.text).toContain('This is about Lena.')
})

test('sessions that end with an earlier last day are confirmed first, and each family gets one e-mail about all', async () => {
  const { ctx, sessions, change } = await anAnsweredSeries()
  const asked = await change({ lastOn: localDate('2026-07-08') })
  expect(asked).toMatchObject({ ok: false, reason: 'UNCONFIRMED', sessions: 3, people: 2 })
  expect(await daysOf(ctx)).toEqual(sessions.map(({ day }) => day))
  expect(await ctx.db.$count(mails)).toBe(0)

  expect(await change({ lastOn: localDate('2026-07-08'), confirmed: 'yes' })).toMatchObject({ notified: 2 })
  expect(await daysOf(ctx)).toEqual(['2026-06-23', '2026-06-30', '2026-07-07'])
  const sent = await ctx.db.select().from(mails)
  expect(sent.map(({ toEmail }) => toEmail).toSorted()).toEqual([CHILD, MEMBER])
  for (const { text } of sent) expect(text).toContain('Tue 14th July 2026')
  await change({ lastOn: localDate('2026-07-31') })
  expect(await daysOf(ctx)).toEqual(sessions.map(({ day }) => day))
})

test('a later first day ends answered sessions too, and removing the series ends the others', async () => {
  const { ctx, change, id } = await anAnsweredSeries()
  await change({ firstOn: localDate('2026-07-20'), confirmed: 'yes' })
  expect(await daysOf(ctx)).toEqual(['2026-07-21', '2026-07-28'])
  expect(await ctx.db.$count(sessionAnswers)).toBe(0)
  expect(await removeSeries(ctx, id)).toBe(2)
  expect(await daysOf(ctx)).toEqual([])
  expect(await ctx.db.$count(mails)).toBe(4)
})

test('a free session that moves with its series notifies the person who booked it', async () => {
  const { ctx, sessions, change } = await anAnsweredSeries()
  const [second] = sessions.slice(1)
  await ctx.db
    .insert(sessionTrialists)
    .values({ sessionId: second?.id ?? '', name: 'Paul', email: 'paul@example.org', age: 31 })
  expect(await change({ startTime: '19:00' })).toMatchObject({ notified: 3 })
  const [mail] = await ctx.db.select().from(mails).where(eq(mails.toEmail, 'paul@example.org'))
  expect(mail?.text).toContain('Tue 30th June 2026, 19:00 to 21:30')
})

test('a moved or cancelled session keeps its day when the weekday changes', async () => {
  const { ctx, sessions, change } = await anAnsweredSeries()
  const set = (nth: number, values: Partial<typeof trainingSessions.$inferInsert>) =>
    ctx.db
      .update(trainingSessions)
      .set(values)
      .where(eq(trainingSessions.id, sessions[nth]?.id ?? ''))
  await set(1, { moved: true })
  await set(2, { status: 'cancelled', reason: 'No hall' })
  await change({ weekday: 3 })
  const days = await daysOf(ctx)
  expect(days).toEqual(expect.arrayContaining(['2026-06-24', '2026-06-30', '2026-07-07', '2026-07-15']))
  expect(days).not.toContain('2026-07-14')
})

test('a session of this week is kept when its new day has already passed', async () => {
  const { ctx, sessions, change } = await anAnsweredSeries({ weekday: 5 })
  const wednesday = { ...ctx, clock: { now: () => new Date('2026-06-24T12:00:00Z') } }
  await change({ weekday: 2 }, wednesday)
  const [first, second] = await sessionsBetween(ctx, later)
  expect(first).toMatchObject({ id: sessions[0]?.id, day: '2026-06-26' })
  expect(second).toMatchObject({ id: sessions[1]?.id, day: '2026-06-30' })
  expect(await ctx.db.$count(sessionAnswers)).toBe(2)
})

test('a new time and team apply to future sessions, except moved ones', async () => {
  const ctx = await aCtx()
  const [men, women] = [await aTeam(ctx, { name: 'Men 1' }), await aTeam(ctx, { name: 'Women 1' })]
  const saved = await saveSeries(ctx, tuesdays([men.id]))
  const id = saved.ok ? saved.id : ''
  const [first, second] = await sessionsBetween(ctx, later)
  await ctx.db
    .update(trainingSessions)
    .set({ moved: true })
    .where(eq(trainingSessions.id, second?.id ?? ''))
  const after = { ...ctx, clock: { now: () => new Date('2026-06-24T12:00:00Z') } }
  await saveSeries(after, { ...tuesdays([women.id], { startTime: '19:00' }), id })
  const [past, kept, changed] = await sessionsBetween(ctx, later)
  expect(past).toEqual(first)
  expect(kept?.startsAt).toEqual(second?.startsAt)
  expect(changed).toMatchObject({ startsAt: new Date('2026-07-07T18:00:00Z'), teams: [{ name: 'Women 1' }] })
})

test('a new weekly training that is sent twice at once is added once', async () => {
  const ctx = await aCtx()
  const team = await aTeam(ctx)
  const [first, second] = await Promise.all([1, 2].map(() => saveSeries(ctx, tuesdays([team.id]))))
  expect(second).toEqual(first)
  expect(await daysOf(ctx)).toHaveLength(6)
})

test('a new weekly training that differs from another in its coaches only is added', async () => {
  const ctx = await aCtx()
  const team = await aTeam(ctx)
  const coach = await aUser(ctx, { email: 'coach@example.org' })
  const first = await saveSeries(ctx, tuesdays([team.id]))
  const second = await saveSeries(ctx, { ...tuesdays([team.id]), coaches: [coach.id] })
  expect(second).not.toEqual(first)
  expect(await ctx.db.$count(trainingSeries)).toBe(2)
})
