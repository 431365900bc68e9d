import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aTeam } from '../../../../../demo/builders/team.ts'
import { anActor } from '../../../../../tests/support/actors.ts'
import { aCtx, as } from '../../../../../tests/support/database.ts'
import { VISITOR } from '../../../../kernel/actor.ts'
import { localDate } from '../../../../kernel/dates.ts'
import { Forbidden } from '../../../../kernel/errors.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { trainingSessions } from '../table.server.ts'
import { addSession } from './add-session.server.ts'

/** Creates a team and its coach at 22:50 on Saturday 20 June. */
async function aCoach() {
  const ctx = { ...(await aCtx()), clock: { now: () => new Date('2026-06-20T21:50:00Z') } }
  const team = await aTeam(ctx, { name: 'Men 1' })
  const on = (day: string) => ({
    ...{ teams: [team.id], day: localDate(day), startTime: '09:00', endTime: '10:30' },
    ...{ venueId: null, venueText: 'The park', reason: '' },
  })
  return { ctx, team, coach: as(ctx, anActor('coach', { teams: [team] })), on }
}

test('a visitor, a member and a coach of another team cannot add a session', async () => {
  const { ctx, on } = await aCoach()
  const other = anActor('coach', { teams: [await aTeam(ctx, { name: 'Women 1' })] })
  for (const actor of [VISITOR, anActor('member'), other])
    await expect(addSession(as(ctx, actor), on('2026-06-21'))).rejects.toThrow(Forbidden)
  expect(await ctx.db.$count(trainingSessions)).toBe(0)
})

test('a session that has ended cannot be added', async () => {
  const { coach, on } = await aCoach()
  expect(await addSession(coach, on('2026-06-20'))).toMatchObject({ reason: 'PAST' })
})

const jobsOf = async ({ db }: Ctx) =>
  (
    await db.execute(sql`select p.payload from graphile_worker.jobs j
      join graphile_worker._private_jobs p on p.id = j.id where j.task_identifier = 'trainings:ask-added'`)
  ).rows.map(({ payload }) => payload)

test('the team is asked at once about a session within a day, and by the daily runs about a later one', async () => {
  const { ctx, coach, on } = await aCoach()
  expect(await addSession(coach, on('2026-06-27'))).toMatchObject({ ok: true, isAskedNow: false })
  expect(await jobsOf(ctx)).toEqual([])
  const tomorrow = await addSession(coach, on('2026-06-21'))
  expect(tomorrow).toMatchObject({ ok: true, isAskedNow: true })
  expect(await jobsOf(ctx)).toEqual([{ session: tomorrow.ok ? tomorrow.id : '' }])
})

test('a session that is sent twice at once is added once, and its team is asked once', async () => {
  const { ctx, coach, on } = await aCoach()
  const [first, second] = await Promise.all([
    addSession(coach, on('2026-06-21')),
    addSession(coach, on('2026-06-21')),
  ])
  expect(second).toEqual(first)
  expect(await ctx.db.$count(trainingSessions)).toBe(1)
  expect(await jobsOf(ctx)).toHaveLength(1)
})

test('sessions at the same time for another team or at another place are sessions of their own', async () => {
  const { ctx, coach, on } = await aCoach()
  const women = await aTeam(ctx, { name: 'Women 1' })
  await addSession(coach, on('2026-06-27'))
  await addSession(ctx, { ...on('2026-06-27'), teams: [women.id] })
  await addSession(coach, { ...on('2026-06-27'), venueText: 'The hall' })
  expect(await ctx.db.$count(trainingSessions)).toBe(3)
})
