import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aMember } from '../../../../../demo/builders/member.ts'
import { aTeam } from '../../../../../demo/builders/team.ts'
import { aSeries } from '../../../../../demo/builders/training-series.ts'
import { aUser } from '../../../../../demo/builders/user.ts'
import { anActor } from '../../../../../tests/support/actors.ts'
import { aCtx, as } from '../../../../../tests/support/database.ts'
import { eraseMember } from '../../../../erasure.ts'
import { VISITOR } from '../../../../kernel/actor.ts'
import { Forbidden } from '../../../../kernel/errors.ts'
import { newId } from '../../../../kernel/ids.ts'
import { mergeMembers } from '../../../members/merge/commands/merge-members.server.ts'
import { members, memberTeams } from '../../../members/table.server.ts'
import { keepMemberLists } from '../../sessions/commands/keep-member-lists.server.ts'
import { sessionsBetween } from '../../sessions/queries/sessions.server.ts'
import {
  sessionAnswers,
  sessionAttendance,
  sessionMembers,
  sessionTeams,
  sessionTrialists,
} from '../../sessions/table.server.ts'
import { attendanceList } from '../queries/attendance-list.server.ts'
import { ratesOfTeam, unseenPlayers } from '../queries/rates.server.ts'
import type { MarkInput } from '../schema.ts'
import { markAttendance } from './mark-attendance.server.ts'

/** Creates a session on Tuesday 23 June at 20:00, shortly before it begins. */
async function aSession() {
  const ctx = await aCtx()
  const team = await aTeam(ctx, { name: 'Men 1' })
  const ana = await aMember(ctx, { name: 'Ana Kovač', team })
  const ben = await aMember(ctx, { name: 'Ben Hall', team })
  await aSeries(ctx, { teams: [team] })
  const [session] = await sessionsBetween(ctx, { from: ctx.clock.now(), to: new Date('2026-06-27') })
  const clock = { now: () => new Date('2026-06-23T18:50:00Z') }
  const user = await aUser(ctx, { role: 'coach', teams: [team] })
  const coach = { ...as(ctx, anActor('coach', { teams: [team], user })), clock }
  return { ctx: { ...ctx, clock }, team, ana, ben, coach, id: session?.id ?? '' }
}

const mark = (member: { id: string }, state: MarkInput['state'], time: string): MarkInput => ({
  person: `member/${member.id}`,
  state,
  markId: newId(),
  markedAt: new Date(`2026-06-23T${time}Z`),
})

test('a visitor, a member and a coach of another team can neither read nor mark attendance', async () => {
  const { ctx, ana, id, team } = await aSession()
  const other = anActor('coach', { teams: [await aTeam(ctx, { name: 'Women 1' })] })
  for (const actor of [VISITOR, anActor('member', { member: ana }), anActor('finance'), other]) {
    const theirs = as(ctx, actor)
    await expect(attendanceList(theirs, id)).rejects.toThrow(Forbidden)
    await expect(markAttendance(theirs, id, [mark(ana, 'present', '18:45:00')])).rejects.toThrow(Forbidden)
    await expect(ratesOfTeam(theirs, team.id)).rejects.toThrow(Forbidden)
    await expect(unseenPlayers(theirs, team.id)).rejects.toThrow(Forbidden)
  }
  expect(await ctx.db.$count(sessionAttendance)).toBe(0)
})

test('people of other teams cannot be marked, and attendance opens on the day', async () => {
  const { ctx, coach, ana, id } = await aSession()
  const stranger = await aMember(ctx, { name: 'Not Here' })
  await markAttendance(coach, id, [mark(stranger, 'present', '18:45:00')])
  const early = { ...coach, clock: { now: () => new Date('2026-06-22T18:50:00Z') } }
  expect(await markAttendance(early, id, [mark(ana, 'present', '18:45:00')])).toMatchObject({
    reason: 'CLOSED',
  })
  expect(await ctx.db.$count(sessionAttendance)).toBe(0)
})

test('the latest mark of two phones counts, whatever the order and number of deliveries', async () => {
  const { coach, ana, ben, id } = await aSession()
  const [early, late] = [mark(ana, 'present', '18:40:00'), mark(ana, 'injured', '18:41:00')]
  await markAttendance(coach, id, [late, mark(ben, 'late', '18:42:00')])
  await markAttendance(coach, id, [early])
  await markAttendance(coach, id, [early, late])
  const list = await attendanceList(coach, id)
  expect(list?.people).toMatchObject([
    { name: 'Ana Kovač', state: 'injured' },
    { name: 'Ben Hall', state: 'late' },
  ])
})

test('a mark from a phone with a fast clock can be replaced', async () => {
  const { coach, ana, id } = await aSession()
  await markAttendance(coach, id, [mark(ana, 'absent', '23:00:00')])
  const later = { ...coach, clock: { now: () => new Date('2026-06-23T19:10:00Z') } }
  await markAttendance(later, id, [mark(ana, 'late', '19:05:00')])
  expect((await attendanceList(coach, id))?.people[0]).toMatchObject({ state: 'late' })
})

test('rates count the sessions per month, and members absent for three weeks are listed', async () => {
  const { coach, ana, ben, id, team } = await aSession()
  await markAttendance(coach, id, [mark(ana, 'late', '18:45:00'), mark(ben, 'absent', '18:45:00')])
  expect(await ratesOfTeam(coach, team.id)).toMatchObject([
    { name: 'Ana Kovač', month: '2026-06', attended: 1, marked: 1 },
    { name: 'Ben Hall', month: '2026-06', attended: 0, marked: 1 },
  ])
  expect(await unseenPlayers(coach, team.id)).toMatchObject([
    { name: 'Ben Hall', team: 'Men 1', lastAt: null },
  ])
})

test('rates of a team that trains with another one list its own players only', async () => {
  const { ctx, coach, team, ana, ben, id } = await aSession()
  const women = await aTeam(ctx, { name: 'Women 1' })
  const zoe = await aMember(ctx, { name: 'Zoe Ray', team: women })
  await ctx.db.insert(sessionTeams).values({ sessionId: id, teamId: women.id })
  await markAttendance(
    coach,
    id,
    [ana, ben, zoe].map((one) => mark(one, 'present', '18:45:00')),
  )
  const names = async (teamId: string) => (await ratesOfTeam(ctx, teamId)).map(({ name }) => name)
  expect(await names(team.id)).toEqual(['Ana Kovač', 'Ben Hall'])
  expect(await names(women.id)).toEqual(['Zoe Ray'])
})

test('the list of a past session keeps former members and adds no new ones', async () => {
  const { ctx, coach, team, ana, ben, id } = await aSession()
  const after = new Date('2026-06-23T20:40:00Z')
  expect(await keepMemberLists({ ...ctx, clock: { now: () => after } })).toBe(1)
  await ctx.db.delete(memberTeams).where(eq(memberTeams.memberId, ana.id))
  await ctx.db.update(members).set({ active: false }).where(eq(members.id, ben.id))
  await aMember(ctx, { name: 'New Player', team })
  const later = { ...coach, clock: { now: () => new Date('2026-06-24T09:00:00Z') } }
  await markAttendance(later, id, [mark(ana, 'present', '18:45:00')])
  expect((await attendanceList(later, id))?.people.map(({ name, state }) => [name, state])).toEqual([
    ['Ana Kovač', 'present'],
    ['Ben Hall', undefined],
  ])
})

test('the list follows the teams until the session has ended, and keeps marked people', async () => {
  const { ctx, coach, team, ana, id } = await aSession()
  expect(await keepMemberLists(ctx)).toBe(0)
  await markAttendance(coach, id, [mark(ana, 'late', '18:45:00')])
  await ctx.db.delete(memberTeams).where(eq(memberTeams.memberId, ana.id))
  await aMember(ctx, { name: 'New Player', team })
  const names = (await attendanceList(coach, id))?.people.map(({ name }) => name)
  expect(names).toEqual(['Ana Kovač', 'Ben Hall', 'New Player'])
})

test('a merge of two records keeps one mark and one answer per session', async () => {
  const { ctx, coach, ana, ben, id } = await aSession()
  await markAttendance(coach, id, [mark(ana, 'late', '18:45:00'), mark(ben, 'present', '18:46:00')])
  await ctx.db.insert(sessionAnswers).values(
    [ana, ben].map((member) => ({
      ...{ sessionId: id, memberId: member.id, answer: 'yes' as const, answeredAt: ctx.clock.now() },
    })),
  )
  const merged = await mergeMembers(ctx, { keepId: ana.id, removeId: ben.id }, { choices: {} })
  expect(merged).toMatchObject({ ok: true })
  expect(await ctx.db.select().from(sessionAttendance)).toMatchObject([{ memberId: ana.id, state: 'late' }])
  expect(await ctx.db.select().from(sessionAnswers)).toMatchObject([{ memberId: ana.id }])
})

test('an erased member’s training data is deleted completely', async () => {
  const { ctx, coach, ana, id } = await aSession()
  await markAttendance(coach, id, [mark(ana, 'late', '18:45:00')])
  await keepMemberLists({ ...ctx, clock: { now: () => new Date('2026-06-23T20:40:00Z') } })
  expect(await eraseMember(ctx, ana.id)).toMatchObject({ ok: true })
  expect(await ctx.db.$count(sessionAttendance)).toBe(0)
  expect(await ctx.db.$count(sessionMembers, eq(sessionMembers.memberId, ana.id))).toBe(0)
})

test('a guest at a free session is listed and marked like a member', async () => {
  const { ctx, coach, id } = await aSession()
  const [trialist] = await ctx.db
    .insert(sessionTrialists)
    .values({ sessionId: id, name: 'Paul Serrano', email: 'paul@example.org', age: 31 })
    .returning()
  const person = `trialist/${trialist?.id}`
  const marked = (state: MarkInput['state'], time: string) => ({
    ...{ person, state, markId: newId(), markedAt: new Date(`2026-06-23T${time}Z`) },
  })
  await markAttendance(coach, id, [marked('present', '18:45:00'), marked('absent', '18:44:00')])
  expect((await attendanceList(coach, id))?.people[0]).toMatchObject({
    ...{ person, name: 'Paul Serrano', said: '31 years', isTrialist: true, state: 'present' },
  })
})
