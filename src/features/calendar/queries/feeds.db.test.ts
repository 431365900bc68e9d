import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aGame } from '../../../../demo/builders/game.ts'
import { aGuardian } from '../../../../demo/builders/guardian.ts'
import { aMember } from '../../../../demo/builders/member.ts'
import { aPosition } from '../../../../demo/builders/position.ts'
import { someRotaSlots } from '../../../../demo/builders/rota-slot.ts'
import { aRotaWeek } from '../../../../demo/builders/rota-week.ts'
import { aGameSquad } from '../../../../demo/builders/squad.ts'
import { aTeam } from '../../../../demo/builders/team.ts'
import { aSeries } from '../../../../demo/builders/training-series.ts'
import { aUser } from '../../../../demo/builders/user.ts'
import { aVenue } from '../../../../demo/builders/venue.ts'
import { eventsIn } from '../../../../tests/support/calendar.ts'
import { aCtx, as } from '../../../../tests/support/database.ts'
import { VISITOR } from '../../../kernel/actor.ts'
import { newId } from '../../../kernel/ids.ts'
import type { Ctx } from '../../../platform/context.ts'
import { actorOfUser } from '../../members/queries/actor.server.ts'
import { trainingSessions } from '../../trainings/sessions/table.server.ts'
import { rotaSlots } from '../../volunteering/table.server.ts'
import { privateToken, renewPrivateToken } from '../commands/private-address.server.ts'
import { privateCalendar } from './private-feed.server.ts'
import { teamCalendar, venueCalendar } from './public-feeds.server.ts'
import { singleItem } from './single-item.server.ts'

const read = (text: string | undefined) => eventsIn(text ?? '')
const at = async (now: string) => aCtx({ clock: { now: () => new Date(now) } })

/** A guardian with two children in one team, which has a series of sessions. */
async function aFamily(ctx: Ctx) {
  const team = await aTeam(ctx, { name: 'Juniors' })
  await aSeries(ctx, { teams: [team] })
  const user = await aUser(ctx)
  for (const [name, bornOn] of [
    ['Lena Secretname', '2015-03-01'],
    ['Noa Secretname', '2017-03-01'],
  ] as const)
    await aGuardian(ctx, user, await aMember(ctx, { name, bornOn, team }))
  return { team, user, caller: as(ctx, await actorOfUser(ctx, user.id)) }
}

test('an unknown team, venue, token or entry has no calendar', async () => {
  const ctx = as(await aCtx(), VISITOR)
  await aTeam(ctx, { name: 'Old', slug: 'old', active: false })
  expect(await teamCalendar(ctx, 'old')).toBeUndefined()
  expect(await teamCalendar(ctx, 'no-team')).toBeUndefined()
  expect(await venueCalendar(ctx, 'no-hall')).toBeUndefined()
  expect(await venueCalendar(ctx, newId())).toBeUndefined()
  expect(await privateCalendar(ctx, '')).toBeUndefined()
  expect(await privateCalendar(ctx, 'x'.repeat(32))).toBeUndefined()
  expect(await singleItem(ctx, 'session', newId())).toBeUndefined()
  expect(await singleItem(ctx, 'game', 'x')).toBeUndefined()
})

test.each([
  ['autumn', '2026-10-18T09:00:00Z', ['2026-10-20T19:00:00.000Z', '2026-10-27T20:00:00.000Z']],
  ['spring', '2027-03-21T09:00:00Z', ['2027-03-23T20:00:00.000Z', '2027-03-30T19:00:00.000Z']],
])('sessions at 20:00 stay at 20:00 when the clocks change in %s', async (_season, now, starts) => {
  const ctx = await at(now)
  const team = await aTeam(ctx, { slug: 'men-1' })
  await aSeries(ctx, { teams: [team] })
  const sessions = read(await teamCalendar(ctx, 'men-1'))
  expect(sessions.slice(0, 2).map((session) => session.starts)).toEqual(starts)
})

test('a cancelled session stays in the calendar as cancelled, with a higher sequence number', async () => {
  const ctx = await aCtx()
  const team = await aTeam(ctx, { name: 'Men 1', slug: 'men-1' })
  await aSeries(ctx, { teams: [team] })
  const [before] = read(await teamCalendar(ctx, 'men-1'))
  await ctx.db
    .update(trainingSessions)
    .set({ status: 'cancelled', reason: 'The hall is closed', version: 2 })
    .where(eq(trainingSessions.id, before?.id ?? ''))
  const [after] = read(await teamCalendar(ctx, 'men-1'))
  expect(after).toMatchObject({
    id: before?.id,
    ...{ status: 'CANCELLED', summary: 'Cancelled: Training Men 1', description: 'The hall is closed' },
  })
  expect([before?.sequence, after?.sequence]).toEqual([0, 1])
})

test('the calendar of a venue contains only its sessions and the club’s games there', async () => {
  const ctx = as(await aCtx(), VISITOR)
  const venue = await aVenue(ctx, { name: 'Brentford Hall' })
  const team = await aTeam(ctx, { name: 'Men 1' })
  await aSeries(ctx, { teams: [team], venueId: venue.id })
  await aSeries(ctx, { teams: [team], weekday: 4 })
  const startsAt = new Date('2026-06-25T15:00:00Z')
  await aGame(ctx, { teamId: team.id, venue: 'Brentford Hall, London', startsAt })
  await aGame(ctx, { teamId: team.id, venue: 'Trent Hall', startsAt })
  const events = read(await venueCalendar(ctx, venue.id))
  expect(events.filter(({ summary }) => !summary.startsWith('Training'))).toHaveLength(1)
  expect(events.every(({ location }) => location.startsWith('Brentford Hall'))).toBe(true)
})

test('the private calendar has one entry for both children, with first names only', async () => {
  const ctx = await aCtx()
  const { caller } = await aFamily(ctx)
  const text = await privateCalendar(as(ctx, VISITOR), await privateToken(caller))
  expect(read(text)[0]?.summary).toBe('Lena and Noa: Training Juniors')
  expect(text).not.toContain('Secretname')
})

test('the private calendar says when and where the squad of a game meets', async () => {
  const ctx = await aCtx()
  const { team, caller } = await aFamily(ctx)
  const game = await aGame(ctx, { teamId: team.id, startsAt: new Date('2026-06-25T15:00:00Z') })
  await aGameSquad(ctx, game, { meetBeforeMinutes: 60, meetPlace: 'Main entrance' })
  const events = read(await privateCalendar(as(ctx, VISITOR), await privateToken(caller)))
  expect(events.find(({ id }) => id === game.id)?.description).toBe('Juniors\nMeet: 15:00, Main entrance')
})

test('the private calendar of a coach has the sessions of their teams once, and of no other team', async () => {
  const ctx = await aCtx()
  const [own, other] = [await aTeam(ctx, { name: 'Juniors' }), await aTeam(ctx, { name: 'Men 1' })]
  for (const team of [own, other]) await aSeries(ctx, { teams: [team] })
  const member = await aMember(ctx, { name: 'Cora Coach', team: own })
  const coach = await aUser(ctx, { roles: ['coach'], teams: [own], member })
  const caller = as(ctx, await actorOfUser(ctx, coach.id))
  const events = read(await privateCalendar(as(ctx, VISITOR), await privateToken(caller)))
  expect(new Set(events.map(({ id }) => id)).size).toBe(events.length)
  expect(new Set(events.map(({ summary }) => summary))).toEqual(new Set(['Cora: Training Juniors']))
})

test('the private calendar of a coach without a member record has their sessions', async () => {
  const ctx = await aCtx()
  const team = await aTeam(ctx, { name: 'Juniors' })
  await aSeries(ctx, { teams: [team] })
  const coach = await aUser(ctx, { roles: ['coach'], teams: [team] })
  const caller = as(ctx, await actorOfUser(ctx, coach.id))
  expect(read(await privateCalendar(as(ctx, VISITOR), await privateToken(caller)))[0]?.summary).toBe(
    'Training Juniors',
  )
})

test('the private calendar of one account contains nothing of another', async () => {
  const ctx = await aCtx()
  await aFamily(ctx)
  const stranger = as(ctx, await actorOfUser(ctx, (await aUser(ctx)).id))
  expect(read(await privateCalendar(ctx, await privateToken(stranger)))).toEqual([])
})

test('a duty is an all-day event, and only its own family can download it', async () => {
  const ctx = await aCtx()
  const { team, caller } = await aFamily(ctx)
  const memberId = (caller.actor.kind === 'user' && caller.actor.people[0]?.memberId) || ''
  const { id: positionId } = await aPosition(ctx, { isFlexible: true, name: 'Kit wash' })
  const { id: weekId } = await aRotaWeek(ctx, '2026-06-22')
  await someRotaSlots(ctx, [{ positionId, weekId, memberId, teamId: team.id }])
  const [slot] = await ctx.db.select().from(rotaSlots)
  const id = slot?.id ?? ''
  expect(read(await singleItem(caller, 'duty', id))).toMatchObject([
    { starts: '2026-06-22', ends: '2026-07-06', summary: 'Lena: Kit wash, Juniors' },
  ])
  expect(await singleItem(as(ctx, VISITOR), 'duty', id)).toBeUndefined()
})

test('the calendar address stays valid until its owner replaces it', async () => {
  const ctx = await aCtx()
  const { caller } = await aFamily(ctx)
  const first = await privateToken(caller)
  expect(await privateToken(caller)).toBe(first)
  const second = await renewPrivateToken(caller)
  expect(await privateCalendar(ctx, first)).toBeUndefined()
  expect(await privateCalendar(ctx, second)).toBeDefined()
  expect(await privateToken(caller)).toBe(second)
})
