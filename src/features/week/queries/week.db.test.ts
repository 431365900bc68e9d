import { expect, test } from 'vitest'
import { aGame } from '../../../../demo/builders/game.ts'
import { aMember } from '../../../../demo/builders/member.ts'
import { aTeam } from '../../../../demo/builders/team.ts'
import { aSeries } from '../../../../demo/builders/training-series.ts'
import { anActor } from '../../../../tests/support/actors.ts'
import { aCtx, as } from '../../../../tests/support/database.ts'
import { weekOf } from './week.server.ts'

/** Creates a team that trains on Tuesdays from 20:00 to 21:30, and returns the club on Tuesday 23 June at a time. */
async function onTuesdayAt(time: string) {
  const ctx = await aCtx()
  const team = await aTeam(ctx)
  const member = await aMember(ctx, { team })
  await aSeries(ctx, { teams: [team] })
  const later = { ...ctx, clock: { now: () => new Date(`2026-06-23T${time}:00+01:00`) } }
  return as(later, anActor('member', { member }))
}

test('a postponed game is never the next game, and shows no answers', async () => {
  const ctx = await aCtx()
  const team = await aTeam(ctx)
  const member = await aMember(ctx, { team })
  const soon = (days: number) => new Date(ctx.clock.now().getTime() + days * 86_400_000)
  await aGame(ctx, { teamId: team.id, startsAt: soon(1), status: 'postponed' })
  const next = await aGame(ctx, { teamId: team.id, startsAt: soon(2) })
  const { games, days } = await weekOf(as(ctx, anActor('member', { member })))
  expect(games.map(({ gameId }) => gameId)).toEqual([next.id])
  expect(days.flatMap(({ lines }) => lines)).toMatchObject([
    { isPostponed: true, answers: [] },
    { isPostponed: false, answers: [expect.stringContaining('no answer yet')] },
  ])
})

test('the week of a member has the next session of the same weekday after today’s session', async () => {
  const daysOf = async (time: string) => (await weekOf(await onTuesdayAt(time))).days.map(({ day }) => day)
  expect(await daysOf('19:00')).toEqual(['2026-06-23'])
  expect(await daysOf('22:00')).toEqual(['2026-06-23', '2026-06-30'])
})

test('the week shows answers until a session has ended', async () => {
  const answersAt = async (time: string) =>
    (await weekOf(await onTuesdayAt(time))).days[0]?.lines.map(({ answers }) => answers.length)
  expect(await answersAt('19:00')).toEqual([1])
  expect(await answersAt('22:00')).toEqual([0])
})
