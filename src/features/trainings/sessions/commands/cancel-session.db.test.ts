import { expect, test } from 'vitest'
import { aGuardian } from '../../../../../demo/builders/guardian.ts'
import { aMember } from '../../../../../demo/builders/member.ts'
import { aTeam } from '../../../../../demo/builders/team.ts'
import { aSeries } from '../../../../../demo/builders/training-series.ts'
import { aUser } from '../../../../../demo/builders/user.ts'
import { anActor } from '../../../../../tests/support/actors.ts'
import { aCtx, as } from '../../../../../tests/support/database.ts'
import { VISITOR } from '../../../../kernel/actor.ts'
import { localDate } from '../../../../kernel/dates.ts'
import { Forbidden, NotFound } from '../../../../kernel/errors.ts'
import { newId } from '../../../../kernel/ids.ts'
import { mails } from '../../../../platform/email/table.server.ts'
import { sentNotifications } from '../../../notifications/table.server.ts'
import { findSession, sessionsBetween } from '../queries/sessions.server.ts'
import { cancelSession, restoreSession } from './cancel-session.server.ts'
import { generateSessions } from './generate-sessions.server.ts'
import { moveSession } from './move-session.server.ts'

/** Creates a team with two children of one mother, one adult, a coach, and a session next Tuesday. */
async function aClub() {
  const ctx = await aCtx()
  const team = await aTeam(ctx, { name: 'U16 Boys', youth: true })
  const mother = await aUser(ctx, { email: 'mum@example.org', name: 'Mia Kovač' })
  for (const name of ['Lena Kovač', 'Noa Kovač'])
    await aGuardian(ctx, mother, await aMember(ctx, { name, team, bornOn: '2013-01-01' }))
  await aMember(ctx, { name: 'Otto Old', team, email: 'otto@example.org' })
  await aMember(ctx, { name: 'Left Club', team, email: 'left@example.org', active: false })
  await aMember(ctx, { name: 'Other Team', email: 'other@example.org' })
  await aSeries(ctx, { teams: [team] })
  const [session] = await sessionsBetween(ctx, week)
  const coach = as(ctx, anActor('coach', { teams: [team] }))
  return { ctx, coach, id: session?.id ?? '' }
}
const week = { from: new Date('2026-06-20T12:00:00Z'), to: new Date('2026-06-27T12:00:00Z') }
const because = { reason: 'The hall is closed' }

test('a visitor, a member and a coach of another team cannot cancel a session', async () => {
  const { ctx, id } = await aClub()
  const other = anActor('coach', { teams: [await aTeam(ctx, { name: 'Men 1' })] })
  for (const actor of [VISITOR, anActor('member'), anActor('shop'), other])
    await expect(cancelSession(as(ctx, actor), { id, ...because })).rejects.toThrow(Forbidden)
  await expect(cancelSession(ctx, { id: newId(), ...because })).rejects.toThrow(NotFound)
  expect(await ctx.db.$count(mails)).toBe(0)
})

test('a finished or cancelled session cannot be cancelled', async () => {
  const { ctx, coach, id } = await aClub()
  const after = { ...coach, clock: { now: () => new Date('2026-06-23T21:00:00Z') } }
  expect(await cancelSession(after, { id, ...because })).toMatchObject({ reason: 'PAST' })
  await cancelSession(coach, { id, ...because })
  expect(await cancelSession(coach, { id, ...because })).toMatchObject({ reason: 'DONE' })
  expect(await ctx.db.$count(mails)).toBe(2)
})

test('cancelling notifies each family of the team once, by name and with the reason', async () => {
  const { ctx, coach, id } = await aClub()
  expect(await cancelSession(coach, { id, ...because })).toMatchObject({ notified: 2 })
  const sent = await ctx.db.select().from(mails)
  expect(sent.map(({ toEmail }) => toEmail).toSorted()).toEqual(['mum@example.org', 'otto@example.org'])
  const toMother = sent.find(({ toEmail }) => toEmail === 'mum@example.org')
  expect(toMother?.subject).toBe('No training on Tue 23rd June 2026: U16 Boys')
  expect(toMother?.text).toContain('This is about Lena and Noa.')
  expect(toMother?.text).toContain('Reason: The hall is closed')
  const [notification] = await ctx.db.select().from(sentNotifications)
  expect(notification).toMatchObject({ kind: 'training', key: `training-cancelled:${id}` })
  expect(await findSession(ctx, id)).toMatchObject({ status: 'cancelled', ...because })
})

test('a cancelled session stays cancelled when sessions are generated', async () => {
  const { ctx, coach, id } = await aClub()
  await cancelSession(coach, { id, ...because })
  await generateSessions(ctx)
  expect(await findSession(ctx, id)).toMatchObject({ status: 'cancelled', ...because })
})

test('a reinstated session is announced to everyone, and so is its next cancellation', async () => {
  const { ctx, coach, id } = await aClub()
  await cancelSession(coach, { id, ...because })
  expect(await restoreSession(coach, id)).toMatchObject({ notified: 2 })
  expect(await findSession(ctx, id)).toMatchObject({ status: 'scheduled', reason: '' })
  expect(await cancelSession(coach, { id, ...because })).toMatchObject({ notified: 2 })
  expect(await ctx.db.$count(mails)).toBe(6)
})

test('a moved session keeps its time when sessions are generated, and both times are announced', async () => {
  const { ctx, coach, id } = await aClub()
  const move = { id, day: localDate('2026-06-24'), startTime: '18:00', endTime: '19:30' }
  const place = { venueId: null, venueText: 'Park', reason: '' }
  const past = { ...move, ...place, day: localDate('2026-06-19') }
  expect(await moveSession(coach, past)).toMatchObject({ reason: 'PAST' })
  expect(await moveSession(coach, { ...move, ...place })).toMatchObject({ notified: 2 })
  await generateSessions(ctx)
  expect(await sessionsBetween(ctx, week)).toMatchObject([
    { id, day: '2026-06-24', moved: true, venue: { name: 'Park' } },
  ])
  const [mail] = await ctx.db.select().from(mails)
  expect(mail?.text).toContain('New: Wed 24th June 2026, 18:00 to 19:30 in Park')
  expect(mail?.text).toContain('Before: Tue 23rd June 2026, 20:00 to 21:30')
})

test('a move that is sent twice notifies each family once', async () => {
  const { ctx, coach, id } = await aClub()
  const place = { venueId: null, venueText: 'Park', reason: '' }
  const move = { id, day: localDate('2026-06-24'), startTime: '18:00', endTime: '19:30', ...place }
  const moved = await Promise.all([moveSession(coach, move), moveSession(coach, move)])
  expect(moved.filter(({ ok }) => ok)).toHaveLength(1)
  expect(moved.find(({ ok }) => !ok)).toMatchObject({ reason: 'SAME' })
  expect(await ctx.db.$count(mails)).toBe(2)
})
