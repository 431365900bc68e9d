import { expect, test } from 'vitest'
import { aMember } from '../../demo/builders/member.ts'
import { aTeam } from '../../demo/builders/team.ts'
import { aSeries } from '../../demo/builders/training-series.ts'
import { anActor } from '../../tests/support/actors.ts'
import { aCtx, as } from '../../tests/support/database.ts'
import { unshared } from '../platform/page-cache/share.ts'
import { nextSessions } from './next-sessions.server.ts'

/** Creates a team that trains on Tuesdays from 20:00 to 21:30, and returns the club on Tuesday 23 June at a time. */
async function onTuesdayAt(time: string) {
  const ctx = await aCtx()
  const team = await aTeam(ctx)
  const member = await aMember(ctx, { team })
  await aSeries(ctx, { teams: [team] })
  const later = { ...ctx, clock: { now: () => new Date(`2026-06-23T${time}:00+01:00`) } }
  return as(later, anActor('member', { member }))
}

const daysAt = async (time: string, isRolling?: true) => {
  const ctx = await onTuesdayAt(time)
  const { sessions } = await nextSessions(
    { ctx, share: unshared(ctx) },
    {
      days: 7,
      ...(isRolling && { isRolling }),
    },
  )
  return sessions.map(({ day }) => day)
}

test('the next seven days have each weekly session once, before and after today’s session', async () => {
  expect(await daysAt('19:00', true)).toEqual(['2026-06-23'])
  expect(await daysAt('22:00', true)).toEqual(['2026-06-30'])
})

test('whole days end at midnight', async () => {
  expect(await daysAt('22:00')).toEqual([])
})
