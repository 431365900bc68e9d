import { expect, test } from 'vitest'
import { aGame } from '../../../../../demo/builders/game.ts'
import { aMember } from '../../../../../demo/builders/member.ts'
import { aCallUp, aGameAnswer, aGameSquad } from '../../../../../demo/builders/squad.ts'
import { aTeam } from '../../../../../demo/builders/team.ts'
import { aUser } from '../../../../../demo/builders/user.ts'
import { anActor } from '../../../../../tests/support/actors.ts'
import { aCtx, TEST_NOW } from '../../../../../tests/support/database.ts'
import { gameCallUps } from '../table.server.ts'
import { gamesOfMembersBetween } from './call-ups.server.ts'

const DAY_MS = 86_400_000
const inDays = (days: number) => new Date(TEST_NOW.getTime() + days * DAY_MS)
const week = { from: TEST_NOW, to: inDays(8) }

test('a squad of seventeen players is refused by the database', async () => {
  const ctx = await aCtx()
  const game = await aGame(ctx)
  const member = await aMember(ctx)
  await expect(aCallUp(ctx, game, member, { place: 17 })).rejects.toThrow()
  expect(await ctx.db.$count(gameCallUps)).toBe(0)
})

test('a player who is in the squad but was not called up yet has no call-up', async () => {
  const ctx = await aCtx()
  const game = await aGame(ctx)
  const member = await aMember(ctx)
  await aCallUp(ctx, game, member, { calledUpAt: null })
  expect(await gamesOfMembersBetween(ctx, { memberIds: [member.id], ...week })).toEqual([])
})

test('call-ups of other members and other weeks are left out', async () => {
  const ctx = await aCtx()
  const [ana, ben] = [await aMember(ctx), await aMember(ctx)]
  await aCallUp(ctx, await aGame(ctx), ben)
  await aCallUp(ctx, await aGame(ctx, { startsAt: inDays(9) }), ana)
  await aCallUp(ctx, await aGame(ctx, { startsAt: inDays(-1) }), ana)
  expect(await gamesOfMembersBetween(ctx, { memberIds: [ana.id], ...week })).toEqual([])
  expect(await gamesOfMembersBetween(ctx, { memberIds: [], ...week })).toEqual([])
})

test('a call-up includes the meeting point, the opponents and each person’s answer', async () => {
  const ctx = await aCtx()
  const game = await aGame(ctx, { homeTeam: 'Reading', awayTeam: ctx.club.name })
  const [lena, noa] = [await aMember(ctx, { name: 'Lena Kovač' }), await aMember(ctx, { name: 'Noa Kovač' })]
  await aGameSquad(ctx, game, { meetBeforeMinutes: 1440, meetPlace: 'Car park', kitColour: 'Red' })
  await aCallUp(ctx, game, lena, { answer: 'confirmed' })
  await aCallUp(ctx, game, noa)
  const found = await gamesOfMembersBetween(ctx, { memberIds: [noa.id, lena.id], ...week })
  const facts = { gameId: game.id, opponents: 'Reading away', meetAt: inDays(6), meetPlace: 'Car park' }
  expect(found).toMatchObject([
    { ...facts, memberId: lena.id, firstName: 'Lena', callUp: { answer: 'confirmed' } },
    { ...facts, memberId: noa.id, firstName: 'Noa', callUp: { answer: null } },
  ])
})

test('a team’s games are listed for its members with their answers', async () => {
  const ctx = await aCtx()
  const [team, other] = [await aTeam(ctx), await aTeam(ctx, { name: 'Women 1' })]
  const member = await aMember(ctx, { team: other, alsoIn: [team] })
  const stranger = await aMember(ctx, { team: other })
  const game = await aGame(ctx, { teamId: team.id })
  await aGame(ctx, { teamId: team.id, homeTeam: 'Reading', awayTeam: 'Oxford' })
  await aGameAnswer(ctx, game, member, { answer: 'maybe' })
  const found = await gamesOfMembersBetween(ctx, { memberIds: [member.id, stranger.id], ...week })
  expect(found).toMatchObject([
    { gameId: game.id, memberId: member.id, opponents: 'Olympia at home', availability: 'maybe' },
  ])
  expect(found[0]?.callUp).toBeUndefined()
})

test('a guardian who answered for a player is named to the other guardian, and not to themselves', async () => {
  const ctx = await aCtx()
  const [mother, father] = [await aUser(ctx, { name: 'Maja Kovač' }), await aUser(ctx, { name: 'Ivo Kovač' })]
  const team = await aTeam(ctx)
  const child = await aMember(ctx, { team })
  const [called, asked] = [await aGame(ctx, { teamId: team.id }), await aGame(ctx, { teamId: team.id })]
  await aCallUp(ctx, called, child, { answer: 'confirmed', answeredBy: mother.id })
  await aGameAnswer(ctx, asked, child, { answeredBy: mother.id })
  const namedTo = async (user: { id: string; name: string; email: string }) => {
    const reading = { ...ctx, actor: anActor('member', { user }) }
    const found = await gamesOfMembersBetween(reading, { memberIds: [child.id], ...week })
    return found.map(({ availabilityBy, callUp }) => callUp?.answeredBy ?? availabilityBy)
  }
  expect(await namedTo(father)).toEqual(['Maja Kovač', 'Maja Kovač'])
  expect(await namedTo(mother)).toEqual([null, null])
})
