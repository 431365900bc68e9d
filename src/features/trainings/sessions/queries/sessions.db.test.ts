import { expect, test } from 'vitest'
import { aMember } from '../../../../../demo/builders/member.ts'
import { aTeam } from '../../../../../demo/builders/team.ts'
import { aSeries } from '../../../../../demo/builders/training-series.ts'
import { aVenue } from '../../../../../demo/builders/venue.ts'
import { aCtx, as } from '../../../../../tests/support/database.ts'
import { VISITOR } from '../../../../kernel/actor.ts'
import { newId } from '../../../../kernel/ids.ts'
import { findSession, sessionsBetween } from './sessions.server.ts'

const WEEK = { from: new Date('2026-06-20T12:00:00Z'), to: new Date('2026-06-27T12:00:00Z') }

test('an inactive team has no sessions, and an unknown session is not found', async () => {
  const ctx = await aCtx()
  await aSeries(ctx, { teams: [await aTeam(ctx, { active: false })] })
  expect(await sessionsBetween(ctx, WEEK)).toEqual([])
  expect(await findSession(ctx, newId())).toBeUndefined()
})

test('a session outside the requested teams is left out', async () => {
  const ctx = await aCtx()
  const [men, women] = [await aTeam(ctx, { name: 'Men 1' }), await aTeam(ctx, { name: 'Women 1' })]
  await aSeries(ctx, { teams: [men] })
  const member = await aMember(ctx, { team: women })
  expect(await sessionsBetween(ctx, { ...WEEK, teamIds: [women.id] })).toEqual([])
  expect(await sessionsBetween(ctx, { ...WEEK, teamIds: [] })).toEqual([])
  expect(await sessionsBetween(ctx, { ...WEEK, memberIds: [member.id] })).toEqual([])
})

test('a session of two teams is listed once with both teams, its venue and its series’ note', async () => {
  const ctx = as(await aCtx(), VISITOR)
  const [men, women] = [await aTeam(ctx, { name: 'Men 1' }), await aTeam(ctx, { name: 'Women 1' })]
  const venue = await aVenue(ctx)
  await aSeries(ctx, { teams: [men, women], venueId: venue.id, note: 'Bring a ball' })
  const member = await aMember(ctx, { team: men, alsoIn: [women] })
  const [session, ...others] = await sessionsBetween(ctx, { ...WEEK, memberIds: [member.id] })
  expect(others).toEqual([])
  expect(session).toMatchObject({
    ...{ day: '2026-06-23', note: 'Bring a ball', status: 'scheduled', reason: '' },
    teams: [{ name: 'Men 1' }, { name: 'Women 1' }],
    venue: { name: 'Brentford Hall', address: venue.address },
  })
  expect(await findSession(ctx, session?.id ?? '')).toEqual(session)
})
