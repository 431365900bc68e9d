import { expect, test } from 'vitest'
import { aDuty, aHelper } from '../../../../../demo/builders/duty.ts'
import { aGuardian } from '../../../../../demo/builders/guardian.ts'
import { aMember } from '../../../../../demo/builders/member.ts'
import { aTeam } from '../../../../../demo/builders/team.ts'
import { aSeries } from '../../../../../demo/builders/training-series.ts'
import { aUser } from '../../../../../demo/builders/user.ts'
import { anActor } from '../../../../../tests/support/actors.ts'
import { aCtx, as } from '../../../../../tests/support/database.ts'
import { Forbidden } from '../../../../kernel/errors.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { sessionsBetween } from '../../../trainings/sessions/queries/sessions.server.ts'
import { sessionAnswers } from '../../../trainings/sessions/table.server.ts'
import { proposePlan } from './plan.server.ts'
import { ownPoints, seasonPoints } from './points.server.ts'

const PAST = new Date('2026-06-01T10:00:00Z')
const LAST_SEASON = new Date('2025-06-01T10:00:00Z')

async function did(ctx: Ctx, member: { id: string }, startsAt: Date, points = 2) {
  await aHelper(ctx, await aDuty(ctx, { startsAt, points }), member)
}

test('a member does not see other members’ points', async () => {
  const ctx = await aCtx()
  const member = await aMember(ctx)
  await did(ctx, await aMember(ctx, { name: 'Zoe Other' }), PAST)
  const reader = as(ctx, anActor('member', { member }))
  await expect(seasonPoints(reader)).rejects.toThrow(Forbidden)
  expect(await ownPoints(reader)).toMatchObject([{ memberId: member.id, done: 0 }])
})

test('a coach sees the points of their own teams only', async () => {
  const ctx = await aCtx()
  const team = await aTeam(ctx)
  const own = await aMember(ctx, { name: 'Ana Own', team })
  await aMember(ctx, { name: 'Zoe Other' })
  const found = await seasonPoints(as(ctx, anActor('coach', { teams: [team] })))
  expect(found.map(({ memberId }) => memberId)).toEqual([own.id])
})

test('a season counts completed duties and lists future ones as planned', async () => {
  const ctx = await aCtx()
  const ana = await aMember(ctx, { name: 'Ana Own' })
  await did(ctx, ana, PAST)
  await did(ctx, ana, LAST_SEASON)
  await did(ctx, ana, new Date('2026-07-01T10:00:00Z'), 1)
  expect(await seasonPoints(ctx)).toEqual([
    { memberId: ana.id, memberIds: [ana.id], names: 'Ana Own', done: 2, planned: 1 },
  ])
})

test('a family’s points count together, or each member’s alone, towards the target', async () => {
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

test('the plan proposes the member with the fewest points and no one under 16', async () => {
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

test('a coach’s plan considers the points of everyone, and names those of their own teams only', async () => {
  const ctx = await aCtx()
  const team = await aTeam(ctx)
  const own = await aMember(ctx, { name: 'Ana Own', team })
  const other = await aMember(ctx, { name: 'Zoe Other' })
  await did(ctx, own, PAST)
  await did(ctx, other, PAST, 3)
  await aDuty(ctx, { teamId: team.id })
  const { people, proposals } = await proposePlan(as(ctx, anActor('coach', { teams: [team] })))
  expect(people.map(({ name, points }) => [name, points])).toEqual([
    ['Ana Own', 2],
    ['Zoe Other', undefined],
  ])
  expect(proposals).toMatchObject([{ memberId: own.id, others: [other.id] }])
})

test('in a family that shares the target each member counts its points', async () => {
  const ctx = await aCtx()
  const guardian = await aUser(ctx)
  const ids = []
  for (const [name, bornOn] of [
    ['Lena Kovač', '2009-03-01'],
    ['Noa Kovač', '2010-03-01'],
  ] as const) {
    const child = await aMember(ctx, { name, bornOn })
    await aGuardian(ctx, guardian, child)
    ids.push(child)
  }
  await did(ctx, ids[0]!, PAST)
  const { people } = await proposePlan({ ...ctx, club: { ...ctx.club, dutyTargetPerFamily: true } })
  expect(people.map(({ points }) => points)).toEqual([2, 2])
})

test('members are unavailable while their team trains and on days they have declined', async () => {
  const ctx = await aCtx()
  const team = await aTeam(ctx)
  const [trains, free, away] = [
    await aMember(ctx, { name: 'Ana Trains', team }),
    await aMember(ctx, { name: 'Ben Free' }),
    await aMember(ctx, { name: 'Cleo Away', team: await aTeam(ctx, { name: 'Women 1' }) }),
  ]
  await aSeries(ctx, { teams: [team] })
  const [session] = await sessionsBetween(ctx, {
    from: ctx.clock.now(),
    to: new Date('2026-06-27T12:00:00Z'),
  })
  await ctx.db.insert(sessionAnswers).values({
    ...{ sessionId: session?.id ?? '', memberId: away.id, answer: 'no', answeredAt: ctx.clock.now() },
  })
  await aDuty(ctx, { startsAt: new Date('2026-06-23T19:30:00Z') })
  await aDuty(ctx, { startsAt: new Date('2026-06-23T12:00:00Z') })
  const { proposals } = await proposePlan(ctx)
  expect(proposals.map((one) => one.free.toSorted())).toEqual([[trains.id, free.id].toSorted(), [free.id]])
})
