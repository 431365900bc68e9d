import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aMember } from '../../../../../demo/builders/member.ts'
import { aTeam } from '../../../../../demo/builders/team.ts'
import { anActor } from '../../../../../tests/support/actors.ts'
import { aCtx, as } from '../../../../../tests/support/database.ts'
import { VISITOR } from '../../../../kernel/actor.ts'
import { Forbidden, NotFound } from '../../../../kernel/errors.ts'
import { newId } from '../../../../kernel/ids.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { type SeriesInput, seriesInput } from '../../series/schema.ts'
import { sessionsBetween } from '../queries/sessions.server.ts'
import { sessionAnswers, trainingSessions } from '../table.server.ts'
import { generateSessions } from './generate-sessions.server.ts'
import { saveSeries } from './save-series.server.ts'

/** Tests happen on Saturday 20 June 2026. */
const tuesdays = (teams: string[], given: Partial<SeriesInput> = {}) =>
  seriesInput.parse({
    ...{ teams, weekday: 2, startTime: '20:00', endTime: '21:30', venueText: 'Park' },
    ...{ firstOn: '2026-06-01', lastOn: '2026-07-31', askDays: 5, remindHours: 24, ...given },
  })

const later = { from: new Date('2026-06-20T12:00:00Z'), to: new Date('2027-06-20T12:00:00Z') }
const daysOf = async (ctx: Ctx) => (await sessionsBetween(ctx, later)).map(({ day }) => day)

test('a visitor, a member and a coach of another team plan no training', async () => {
  const ctx = await aCtx()
  const [men, women] = [await aTeam(ctx, { name: 'Men 1' }), await aTeam(ctx, { name: 'Women 1' })]
  const coach = anActor('coach', { teams: [men] })
  for (const actor of [VISITOR, anActor('member'), anActor('finance')])
    await expect(saveSeries(as(ctx, actor), tuesdays([men.id]))).rejects.toThrow(Forbidden)
  for (const teams of [[women.id], [men.id, women.id]])
    await expect(saveSeries(as(ctx, coach), tuesdays(teams))).rejects.toThrow(Forbidden)
  expect(await ctx.db.$count(trainingSessions)).toBe(0)
})

test('a coach takes no training over from another team', async () => {
  const ctx = await aCtx()
  const [men, women] = [await aTeam(ctx, { name: 'Men 1' }), await aTeam(ctx, { name: 'Women 1' })]
  const saved = await saveSeries(ctx, tuesdays([women.id]))
  const id = saved.ok ? saved.id : ''
  const coach = as(ctx, anActor('coach', { teams: [men] }))
  await expect(saveSeries(coach, { ...tuesdays([men.id]), id })).rejects.toThrow(Forbidden)
  await expect(saveSeries(ctx, { ...tuesdays([men.id]), id: newId() })).rejects.toThrow(NotFound)
})

test('a series that someone else has changed since is not overwritten', async () => {
  const ctx = await aCtx()
  const team = await aTeam(ctx)
  const saved = await saveSeries(ctx, tuesdays([team.id]))
  const id = saved.ok ? saved.id : ''
  expect(await saveSeries(ctx, { ...tuesdays([team.id]), id, version: 1 })).toMatchObject({ ok: true })
  expect(await saveSeries(ctx, { ...tuesdays([team.id]), id, version: 1 })).toMatchObject({
    reason: 'CHANGED',
  })
})

test('saving a series writes its sessions until its last day, at the local time of the club', async () => {
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

test('generating again changes nothing, and a day later there is no second session', async () => {
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

test('a new weekday replaces the sessions to come, except those that were moved, cancelled or answered', async () => {
  const ctx = await aCtx()
  const team = await aTeam(ctx)
  const saved = await saveSeries(ctx, tuesdays([team.id]))
  const id = saved.ok ? saved.id : ''
  const [moved, cancelled, answered] = await sessionsBetween(ctx, later)
  const set = (session: { id: string } | undefined, values: Partial<typeof trainingSessions.$inferInsert>) =>
    ctx.db
      .update(trainingSessions)
      .set(values)
      .where(eq(trainingSessions.id, session?.id ?? ''))
  await set(moved, { moved: true })
  await set(cancelled, { status: 'cancelled', reason: 'No hall' })
  await ctx.db.insert(sessionAnswers).values({
    ...{ sessionId: answered?.id ?? '', memberId: (await aMember(ctx, { team })).id },
    ...{ answer: 'yes', answeredAt: ctx.clock.now() },
  })
  await saveSeries(ctx, { ...tuesdays([team.id], { weekday: 3 }), id })
  const days = await daysOf(ctx)
  expect(days.filter((day) => ['2026-06-23', '2026-06-30', '2026-07-07'].includes(day))).toHaveLength(3)
  expect(days).toContain('2026-06-24')
  expect(days).not.toContain('2026-07-14')
})

test('a new time and team reach the sessions to come, and neither the past nor what was moved', async () => {
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
