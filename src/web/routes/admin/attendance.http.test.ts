import { expect } from 'vitest'
import { aMember } from '../../../../demo/builders/member.ts'
import { aTeam } from '../../../../demo/builders/team.ts'
import { aSeries } from '../../../../demo/builders/training-series.ts'
import { aUser } from '../../../../demo/builders/user.ts'
import { aSite, test } from '../../../../tests/support/site.ts'
import { sessionsBetween } from '../../../features/trainings/sessions/queries/sessions.server.ts'
import { sessionAttendance } from '../../../features/trainings/sessions/table.server.ts'
import { newId } from '../../../kernel/ids.ts'

/** A session that is taking place now, on a Tuesday evening. */
async function aSession() {
  const site = await aSite({ clock: { now: () => new Date('2026-06-23T18:50:00Z') } })
  const team = await aTeam(site.ctx, { name: 'Men 1' })
  const ana = await aMember(site.ctx, { name: 'Ana Kovač', team })
  const ben = await aMember(site.ctx, { name: 'Ben Hall', team })
  await aSeries(site.ctx, { teams: [team] })
  const now = site.ctx.clock.now()
  const [session] = await sessionsBetween(site.ctx, { from: now, to: new Date(now.getTime() + 86_400_000) })
  return { site, team, ana, ben, path: `/admin/attendance/${session?.id}` }
}

test('a visitor is sent to the login, and members, other staff and coaches of other teams are refused', async () => {
  const { site, ana, path, team } = await aSession()
  expect((await site.get(path)).headers.get('location')).toContain('/members/access')
  const other = await aUser(site.ctx, { role: 'coach', teams: [await aTeam(site.ctx, { name: 'Women 1' })] })
  const theirs = await site.signIn({ id: '', name: '', userId: other.id })
  const marks = [
    { person: `member/${ana.id}`, state: 'present', markId: newId(), markedAt: '2026-06-23T18:45:00Z' },
  ]
  for (const headers of [await site.signIn(ana), await site.signIn('finance'), theirs]) {
    expect((await site.get(path, headers)).status).toBe(403)
    expect((await site.sendJson('POST', `${path}/marks`, marks, headers)).status).toBe(403)
    expect((await site.get(`/admin/attendance/export?team=${team.id}`, headers)).status).toBe(403)
  }
  expect(await site.ctx.db.$count(sessionAttendance)).toBe(0)
})

test('the address that takes marks opens the list when it is visited', async () => {
  const { site, path } = await aSession()
  const answer = await site.get(`${path}/marks`, await site.signIn('coach'))
  expect(answer.status).toBe(302)
  expect(answer.headers.get('location')).toBe(path)
})

test('invalid marks are refused, and nothing is saved', async () => {
  const { site, path } = await aSession()
  const coach = await site.signIn('coach')
  for (const body of ['no list', [{ person: 'member/x', state: 'present' }]])
    expect((await site.sendJson('POST', `${path}/marks`, body, coach)).status).toBe(422)
  expect(await site.ctx.db.$count(sessionAttendance)).toBe(0)
})

test('the form without scripts saves only its changes, so that another coach’s marks are kept', async () => {
  const { site, ana, ben, path, team } = await aSession()
  const coach = await site.signIn('coach')
  const marks = [
    { person: `member/${ana.id}`, state: 'late', markId: newId(), markedAt: '2026-06-23T18:45:00Z' },
  ]
  const sent = await site.sendJson('POST', `${path}/marks`, marks, coach)
  expect(await sent.json()).toEqual({ [`member/${ana.id}`]: 'late' })
  const form = {
    [`was-member/${ana.id}`]: 'absent',
    [`state-member/${ana.id}`]: 'absent',
    [`was-member/${ben.id}`]: '',
    [`state-member/${ben.id}`]: 'present',
  }
  expect((await site.post(path, form, coach)).headers.get('location')).toBe(path)
  const unchanged = await site.post(path, { ...form, [`was-member/${ben.id}`]: 'present' }, coach)
  expect(decodeURIComponent(unchanged.headers.getSetCookie()[0] ?? '')).toContain('Nothing has changed')
  const page = await site.page('/admin/attendance', coach)
  expect(page).toContain('Ana Kovač')
  const csv = await site.page(`/admin/attendance/export?team=${team.id}`, coach)
  expect(csv).toContain('Ana Kovač,2026-06,1,1,100')
  expect(csv).toContain('Ben Hall,2026-06,1,1,100')
})
