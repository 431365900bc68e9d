import { expect, test } from 'vitest'
import { aMember } from '../../../../../demo/builders/member.ts'
import { aTeam } from '../../../../../demo/builders/team.ts'
import { anActor } from '../../../../../tests/support/actors.ts'
import { aCtx, as } from '../../../../../tests/support/database.ts'
import { VISITOR } from '../../../../kernel/actor.ts'
import { clubDay } from '../../../../kernel/dates.ts'
import { Forbidden } from '../../../../kernel/errors.ts'
import { newId } from '../../../../kernel/ids.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { sessionAttendance, sessionTeams, trainingSessions } from '../../sessions/table.server.ts'
import { unmarkedSessions } from './unmarked-sessions.server.ts'

type Facts = { endedHoursAgo: number; status?: 'cancelled' }

async function aSession(ctx: Ctx, team: { id: string }, { endedHoursAgo, status }: Facts) {
  const id = newId()
  const endsAt = new Date(ctx.clock.now().getTime() - endedHoursAgo * 3_600_000)
  const startsAt = new Date(endsAt.getTime() - 5_400_000)
  const plannedOn = clubDay(startsAt)
  await ctx.db.insert(trainingSessions).values({ id, plannedOn, startsAt, endsAt, ...(status && { status }) })
  await ctx.db.insert(sessionTeams).values({ sessionId: id, teamId: team.id })
  return id
}

test('only coaches and administrators see sessions without attendance, a coach those of their teams', async () => {
  const ctx = await aCtx()
  const [men, women] = [await aTeam(ctx, { name: 'Men 1' }), await aTeam(ctx, { name: 'Women 1' })]
  const mens = await aSession(ctx, men, { endedHoursAgo: 2 })
  const womens = await aSession(ctx, women, { endedHoursAgo: 26 })
  for (const actor of [VISITOR, anActor('member'), anActor('finance'), anActor('shop')])
    await expect(unmarkedSessions(as(ctx, actor))).rejects.toThrow(Forbidden)
  const seen = async (actor: Ctx['actor']) => (await unmarkedSessions(as(ctx, actor))).map(({ id }) => id)
  expect(await seen(anActor('coach'))).toEqual([])
  expect(await seen(anActor('coach', { teams: [men] }))).toEqual([mens])
  expect(await seen(anActor('administrator'))).toEqual([womens, mens])
})

test('sessions that are marked, cancelled, not over or older than a fortnight are left out', async () => {
  const ctx = await aCtx()
  const team = await aTeam(ctx)
  const marked = await aSession(ctx, team, { endedHoursAgo: 3 })
  const member = await aMember(ctx)
  const mark = { state: 'present', markedAt: ctx.clock.now(), markId: newId() } as const
  await ctx.db.insert(sessionAttendance).values({ sessionId: marked, memberId: member.id, ...mark })
  await aSession(ctx, team, { endedHoursAgo: 4, status: 'cancelled' })
  await aSession(ctx, team, { endedHoursAgo: -1 })
  await aSession(ctx, team, { endedHoursAgo: 15 * 24 })
  expect(await unmarkedSessions(as(ctx, anActor('administrator')))).toEqual([])
})
