import { expect, test } from 'vitest'
import { aDuty, aHelper } from '../../../../../demo/builders/duty.ts'
import { aGuardian } from '../../../../../demo/builders/guardian.ts'
import { aMember } from '../../../../../demo/builders/member.ts'
import { aTeam } from '../../../../../demo/builders/team.ts'
import { aUser } from '../../../../../demo/builders/user.ts'
import { anActor } from '../../../../../tests/support/actors.ts'
import { aCtx, as } from '../../../../../tests/support/database.ts'
import { Forbidden } from '../../../../kernel/errors.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { proposePlan } from './plan.server.ts'
import { ownPoints, seasonPoints } from './points.server.ts'

const PAST = new Date('2026-06-01T10:00:00Z')
const LAST_SEASON = new Date('2025-06-01T10:00:00Z')

async function did(ctx: Ctx, member: { id: string }, startsAt: Date, points = 2) {
  await aHelper(ctx, await aDuty(ctx, { startsAt, points }), member)
}

test('a member does not see the points of others', async () => {
  const ctx = await aCtx()
  const member = await aMember(ctx)
  await did(ctx, await aMember(ctx, { name: 'Zoe Other' }), PAST)
  const reader = as(ctx, anActor('member', { member }))
  await expect(seasonPoints(reader)).rejects.toThrow(Forbidden)
  expect(await ownPoints(reader)).toMatchObject([{ memberId: member.id, done: 0 }])
})

test('a coach sees the points of their teams only', async () => {
  const ctx = await aCtx()
  const team = await aTeam(ctx)
  const own = await aMember(ctx, { name: 'Ana Own', team })
  await aMember(ctx, { name: 'Zoe Other' })
  const found = await seasonPoints(as(ctx, anActor('coach', { teams: [team] })))
  expect(found.map(({ memberId }) => memberId)).toEqual([own.id])
})

test('a season counts what was done in it, and lists what is coming as planned', async () => {
  const ctx = await aCtx()
  const ana = await aMember(ctx, { name: 'Ana Own' })
  await did(ctx, ana, PAST)
  await did(ctx, ana, LAST_SEASON)
  await did(ctx, ana, new Date('2026-07-01T10:00:00Z'), 1)
  expect(await seasonPoints(ctx)).toEqual([
    { memberId: ana.id, memberIds: [ana.id], names: 'Ana Own', done: 2, planned: 1 },
  ])
})

test('a family reaches the target together, or each member alone', async () => {
  const ctx = await aCtx()
  const guardian = await aUser(ctx)
  const lena = await aMember(ctx, { name: 'Lena Kovač', bornOn: '2015-03-01' })
  const noa = await aMember(ctx, { name: 'Noa Kovač', bornOn: '2017-03-01' })
  for (const child of [lena, noa]) {
    await aGuardian(ctx, guardian, child)
    await did(ctx, child, PAST, 1)
  }
  const pointsWith = async (dutyTargetPerFamily: boolean) =>
    (await seasonPoints({ ...ctx, club: { ...ctx.club, dutyTargetPerFamily } })).map(({ names, done }) => [
      names,
      done,
    ])
  expect(await pointsWith(true)).toEqual([['Lena Kovač, Noa Kovač', 2]])
  expect(await pointsWith(false)).toEqual([
    ['Lena Kovač', 1],
    ['Noa Kovač', 1],
  ])
})

test('the plan proposes the member with the fewest points, and no under-16', async () => {
  const ctx = await aCtx()
  const busy = await aMember(ctx, { name: 'Ana Busy' })
  const free = await aMember(ctx, { name: 'Zoe Free' })
  await aMember(ctx, { name: 'Lena Kovač', bornOn: '2015-03-01' })
  await did(ctx, busy, PAST)
  const duty = await aDuty(ctx)
  expect((await proposePlan(ctx)).proposals).toMatchObject([
    { dutyId: duty.id, memberId: free.id, others: [busy.id] },
  ])
})
