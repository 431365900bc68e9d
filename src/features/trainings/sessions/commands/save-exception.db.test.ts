import { asc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aGuardian } from '../../../../../demo/builders/guardian.ts'
import { aMember } from '../../../../../demo/builders/member.ts'
import { aTeam } from '../../../../../demo/builders/team.ts'
import { aSeries } from '../../../../../demo/builders/training-series.ts'
import { aUser } from '../../../../../demo/builders/user.ts'
import { anActor } from '../../../../../tests/support/actors.ts'
import { aCtx, as } from '../../../../../tests/support/database.ts'
import { localDate } from '../../../../kernel/dates.ts'
import { Forbidden } from '../../../../kernel/errors.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { mails } from '../../../../platform/email/table.server.ts'
import { trainingExceptions } from '../../series/table.server.ts'
import { sessionTrialists, trainingSessions } from '../table.server.ts'
import { cancelSession, restoreSession } from './cancel-session.server.ts'
import { generateSessions } from './generate-sessions.server.ts'
import { removeSeries } from './remove-series.server.ts'
import { addException, removeException } from './save-exception.server.ts'

/** The test clock is set to Saturday 20 June 2026, and sessions are on Tuesdays. */
const july = { firstOn: localDate('2026-07-01'), lastOn: localDate('2026-07-31'), reason: 'Holidays' }
const tuesday = { firstOn: localDate('2026-06-23'), lastOn: localDate('2026-06-23'), reason: 'No heating' }

const stored = (ctx: Ctx) =>
  ctx.db.select().from(trainingSessions).orderBy(asc(trainingSessions.startsAt), asc(trainingSessions.id))
const cancelledDays = async (ctx: Ctx) =>
  (await stored(ctx)).filter(({ status }) => status === 'cancelled').map(({ plannedOn }) => plannedOn)
const mailsTo = (ctx: Ctx, email: string) => ctx.db.select().from(mails).where(eq(mails.toEmail, email))

async function exceptionId(ctx: Ctx, reason: string): Promise<string> {
  const [found] = await ctx.db.select().from(trainingExceptions).where(eq(trainingExceptions.reason, reason))
  return found?.id ?? ''
}

/** Creates two teams with weekly training, a mother with a child in each, and an adult in the first. */
async function aClub() {
  const ctx = await aCtx()
  const [boys, girls] = [await aTeam(ctx, { name: 'U16 Boys' }), await aTeam(ctx, { name: 'U16 Girls' })]
  const mother = await aUser(ctx, { email: 'mum@example.org', name: 'Mia Kovač' })
  for (const [name, team] of [
    ['Noa Kovač', boys],
    ['Lena Kovač', girls],
  ] as const)
    await aGuardian(ctx, mother, await aMember(ctx, { name, team, bornOn: '2013-01-01' }))
  await aMember(ctx, { name: 'Otto Old', team: boys, email: 'otto@example.org' })
  const { id: seriesId } = await aSeries(ctx, { teams: [boys] })
  await aSeries(ctx, { teams: [girls], startTime: '18:00', endTime: '19:30' })
  return { ctx, boys, seriesId }
}

test('only administrators can pause all training, and coaches only that of their teams', async () => {
  const ctx = await aCtx()
  const [men, women] = [await aTeam(ctx, { name: 'Men 1' }), await aTeam(ctx, { name: 'Women 1' })]
  const { id: seriesId } = await aSeries(ctx, { teams: [women] })
  const coach = as(ctx, anActor('coach', { teams: [men] }))
  await expect(addException(coach, { ...july, seriesId: null })).rejects.toThrow(Forbidden)
  await expect(addException(coach, { ...july, seriesId })).rejects.toThrow(Forbidden)
  await expect(removeSeries(coach, seriesId)).rejects.toThrow(Forbidden)
  expect(await cancelledDays(ctx)).toEqual([])
})

test('days without training cancel their sessions with the reason, answered or not', async () => {
  const { ctx, seriesId } = await aClub()
  expect(await addException(ctx, { ...july, seriesId })).toEqual({ cancelled: 4, notified: 2, kept: 0 })
  expect(await cancelledDays(ctx)).toEqual(['2026-07-07', '2026-07-14', '2026-07-21', '2026-07-28'])
  const [, , first] = (await stored(ctx)).filter((session) => session.seriesId === seriesId)
  expect(first).toMatchObject({ plannedOn: '2026-07-07', reason: 'Holidays' })
  await generateSessions(ctx)
  expect(await cancelledDays(ctx)).toHaveLength(4)
})

test('each family gets one e-mail about all of its sessions on days without training', async () => {
  const { ctx } = await aClub()
  expect(await addException(ctx, { ...july, seriesId: null })).toMatchObject({ cancelled: 8, notified: 2 })
  const [toMother, ...others] = await mailsTo(ctx, 'mum@example.org')
  expect(others).toEqual([])
  expect(toMother?.subject).toBe('8 training sessions are cancelled: U16 Girls and U16 Boys')
  expect(toMother?.text).toContain('Reason: Holidays')
  expect(toMother?.text).toContain('This is about Lena and Noa.')
  expect(toMother?.text).toContain('Tue 7th July 2026, 18:00 to 19:30: U16 Girls')
  const [toOtto] = await mailsTo(ctx, 'otto@example.org')
  expect(toOtto?.subject).toBe('4 training sessions are cancelled: U16 Boys')
  expect(toOtto?.text).not.toContain('Girls')
})

test('one day without training sends the e-mail of a cancelled session', async () => {
  const { ctx, seriesId } = await aClub()
  await addException(ctx, { ...tuesday, seriesId })
  const [mail] = await mailsTo(ctx, 'otto@example.org')
  expect(mail?.subject).toBe('No training on Tue 23rd June 2026: U16 Boys')
  expect(mail?.text).toContain('Reason: No heating')
})

test('a session that has begun or is already cancelled is not cancelled again', async () => {
  const { ctx, seriesId } = await aClub()
  const during = { ...ctx, clock: { now: () => new Date('2026-06-23T19:30:00Z') } }
  expect(await addException(during, { ...tuesday, seriesId })).toMatchObject({ cancelled: 0, notified: 0 })
  const session = (await stored(ctx)).find(({ plannedOn }) => plannedOn === '2026-07-07')
  await cancelSession(ctx, { id: session?.id ?? '', reason: 'The coach is ill' })
  expect(await addException(ctx, { ...july, seriesId: null })).toMatchObject({ cancelled: 7 })
  expect((await stored(ctx)).find(({ id }) => id === session?.id)?.reason).toBe('The coach is ill')
})

test('a session moved to a day without training is cancelled, and one moved away from it stays', async () => {
  const { ctx, seriesId } = await aClub()
  const own = (await stored(ctx)).filter((session) => session.seriesId === seriesId)
  const moveTo = (nth: number, day: string) =>
    ctx.db
      .update(trainingSessions)
      .set({ moved: true, startsAt: new Date(`${day}T17:00:00Z`), endsAt: new Date(`${day}T18:00:00Z`) })
      .where(eq(trainingSessions.id, own[nth]?.id ?? ''))
  await moveTo(1, '2026-07-01')
  await moveTo(5, '2026-08-01')
  await addException(ctx, { ...july, seriesId })
  expect(await cancelledDays(ctx)).toEqual(['2026-06-30', '2026-07-07', '2026-07-14', '2026-07-21'])
})

test('a session outside the weekly trainings stays and is counted', async () => {
  const { ctx } = await aClub()
  const [startsAt, endsAt] = [new Date('2026-07-04T09:00:00Z'), new Date('2026-07-04T11:00:00Z')]
  await ctx.db.insert(trainingSessions).values({ plannedOn: localDate('2026-07-04'), startsAt, endsAt })
  expect(await addException(ctx, { ...july, seriesId: null })).toMatchObject({ cancelled: 8, kept: 1 })
})

test('a free session on a day without training notifies the person who booked it', async () => {
  const { ctx, seriesId } = await aClub()
  const [first] = (await stored(ctx)).filter((session) => session.seriesId === seriesId)
  await ctx.db
    .insert(sessionTrialists)
    .values({ sessionId: first?.id ?? '', name: 'Paul', email: 'paul@example.org', age: 31 })
  expect(await addException(ctx, { ...tuesday, seriesId })).toMatchObject({ notified: 3 })
  const [mail] = await mailsTo(ctx, 'paul@example.org')
  expect(mail?.subject).toBe('No training on Tue 23rd June 2026: U16 Boys')
})

test('removing days without training restores their sessions, and each family gets one e-mail', async () => {
  const { ctx } = await aClub()
  await addException(ctx, { ...july, seriesId: null })
  const id = await exceptionId(ctx, 'Holidays')
  expect(await removeException(ctx, id)).toEqual({ restored: 8, notified: 2 })
  expect(await cancelledDays(ctx)).toEqual([])
  const [, restored] = await mailsTo(ctx, 'mum@example.org')
  expect(restored?.subject).toBe('8 training sessions are going ahead: U16 Girls and U16 Boys')
})

test('removing days without training creates the sessions that were never planned', async () => {
  const ctx = await aCtx()
  await addException(ctx, { ...july, seriesId: null })
  await aSeries(ctx, { teams: [await aTeam(ctx)] })
  expect(await stored(ctx)).toHaveLength(4)
  expect(await removeException(ctx, await exceptionId(ctx, 'Holidays'))).toEqual({ restored: 0, notified: 0 })
  expect(await stored(ctx)).toHaveLength(8)
})

test('a session stays cancelled while other days without training include it', async () => {
  const { ctx, seriesId } = await aClub()
  await addException(ctx, { ...july, seriesId })
  await addException(ctx, { ...july, seriesId: null, reason: 'Hall closed' })
  expect(await removeException(ctx, await exceptionId(ctx, 'Holidays'))).toEqual({ restored: 0, notified: 0 })
  expect((await stored(ctx)).filter(({ reason }) => reason === 'Hall closed')).toHaveLength(8)
  expect(await removeException(ctx, await exceptionId(ctx, 'Hall closed'))).toMatchObject({ restored: 8 })
})

test('a session that was restored on a day without training stays when sessions are generated', async () => {
  const { ctx, seriesId } = await aClub()
  await addException(ctx, { ...tuesday, seriesId })
  const [first] = (await stored(ctx)).filter((session) => session.seriesId === seriesId)
  await restoreSession(ctx, first?.id ?? '')
  await generateSessions(ctx)
  expect((await stored(ctx)).find(({ id }) => id === first?.id)).toMatchObject({
    status: 'scheduled',
    exceptionId: null,
  })
})

test('removing a series removes its future sessions', async () => {
  const ctx = await aCtx()
  const team = await aTeam(ctx)
  const { id } = await aSeries(ctx, { teams: [team] })
  await removeSeries(as(ctx, anActor('coach', { teams: [team] })), id)
  expect(await ctx.db.$count(trainingSessions)).toBe(0)
})

test('days without training that are sent twice at once are added once', async () => {
  const { ctx, seriesId } = await aClub()
  await Promise.all([1, 2].map(() => addException(ctx, { ...tuesday, seriesId })))
  expect(await ctx.db.$count(trainingExceptions)).toBe(1)
  expect(await mailsTo(ctx, 'otto@example.org')).toHaveLength(1)
})

test('days without training that are sent again cancel the sessions that were restored since', async () => {
  const { ctx, seriesId } = await aClub()
  await addException(ctx, { ...tuesday, seriesId })
  const [session] = (await stored(ctx)).filter(({ status }) => status === 'cancelled')
  await restoreSession(ctx, session?.id ?? '')
  expect(await cancelledDays(ctx)).toEqual([])
  expect(await addException(ctx, { ...tuesday, seriesId })).toMatchObject({ cancelled: 1 })
  expect(await ctx.db.$count(trainingExceptions)).toBe(1)
})
