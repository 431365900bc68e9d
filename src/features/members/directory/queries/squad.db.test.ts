import { expect, test } from 'vitest'
import { aMember } from '../../../../../demo/builders/member.ts'
import { aPicture } from '../../../../../demo/builders/picture.ts'
import { aTeam } from '../../../../../demo/builders/team.ts'
import { anActor } from '../../../../../tests/support/actors.ts'
import { aCtx, as } from '../../../../../tests/support/database.ts'
import { type Actor, VISITOR } from '../../../../kernel/actor.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { positionsOf, squadOf } from './squad.server.ts'

const names = async (ctx: Ctx, team: { id: string }) =>
  (await squadOf(ctx, team.id)).map((player) => player.name)

test('the public sees listed adults, and minors by first name if a guardian agreed [TEA-006, TEA-019]', async () => {
  const ctx = await aCtx()
  const team = await aTeam(ctx)
  await aMember(ctx, { name: 'Ada Adult', team })
  await aMember(ctx, { name: 'Pia Private', team, listed: false })
  await aMember(ctx, { name: 'Gus Gone', team, active: false })
  await aMember(ctx, { name: 'Mia Minor', team, bornOn: '2012-01-01' })
  await aMember(ctx, { name: 'Kim Kid', team, bornOn: '2012-01-01', listed: false })
  await aMember(ctx, { name: 'Eve Elsewhere' })
  expect(await names(as(ctx, VISITOR), team)).toEqual(['Ada Adult', 'Mia'])
  expect(await names(as(ctx, anActor('member', { active: false })), team)).toEqual(['Ada Adult', 'Mia'])
  expect(await names(as(ctx, anActor('member')), team)).toEqual(['Ada Adult', 'Kim', 'Mia', 'Pia Private'])
  expect(await names(as(ctx, anActor('coach')), team)).toEqual(['Ada Adult', 'Kim', 'Mia', 'Pia Private'])
  expect(await names(as(ctx, anActor('coach', { teams: [team] })), team)).toEqual([
    'Ada Adult',
    'Kim Kid',
    'Mia Minor',
    'Pia Private',
  ])
})

test('visitors see the squad of u16-boys without pictures [TEA-019]', async () => {
  const ctx = await aCtx()
  const team = await aTeam(ctx, { name: 'U16 Boys', slug: 'u16-boys', youth: true })
  await aMember(ctx, {
    name: 'Mia Minor',
    team,
    bornOn: '2012-01-01',
    showsPhotos: true,
    imageId: await aPicture(ctx, { kind: 'player' }),
  })
  const [player] = await squadOf(as(ctx, VISITOR), team.id)
  expect(player).toMatchObject({ name: 'Mia', slug: 'mia', image: null })
})

test('goalkeepers come first, then players by number, then those without one [TEA-006]', async () => {
  const ctx = as(await aCtx(), VISITOR)
  const team = await aTeam(ctx)
  await aMember(ctx, { name: 'Nil Nonumber', team, position: 'Pivot' })
  await aMember(ctx, { name: 'Tia Ten', team, position: 'Pivot', number: 10 })
  await aMember(ctx, { name: 'Tom Two', team, position: 'Left wing', number: 2 })
  await aMember(ctx, { name: 'Kai Keeper', team, position: 'Goalkeeper', number: 12, country: 'dk' })
  expect(await names(ctx, team)).toEqual(['Kai Keeper', 'Tom Two', 'Tia Ten', 'Nil Nonumber'])
  const [keeper] = await squadOf(ctx, team.id)
  expect(keeper).toMatchObject({ number: 12, position: 'Goalkeeper', iso2: 'DK', country: 'Denmark' })
})

test('a player of two teams appears in both squads', async () => {
  const ctx = as(await aCtx(), VISITOR)
  const first = await aTeam(ctx, { name: 'Men 1' })
  const second = await aTeam(ctx, { name: 'Men 2' })
  await aMember(ctx, { name: 'Bo Both', team: first, alsoIn: [second] })
  expect(await names(ctx, first)).toEqual(['Bo Both'])
  expect(await names(ctx, second)).toEqual(['Bo Both'])
})

test('a squad shows at most a hundred players [TEA-021]', async () => {
  const ctx = as(await aCtx(), VISITOR)
  const team = await aTeam(ctx)
  for (let n = 0; n < 101; n += 1) await aMember(ctx, { team })
  expect(await squadOf(ctx, team.id)).toHaveLength(100)
})

test('the index counts the players of each position that the reader can see on the team page [TEA-003]', async () => {
  const ctx = await aCtx()
  const team = await aTeam(ctx)
  const further = await aTeam(ctx)
  await aMember(ctx, { team, alsoIn: [further, team], position: 'Pivot' })
  await aMember(ctx, { team, position: 'Pivot', listed: false })
  await aMember(ctx, { team, position: 'Left wing', active: false })
  const players = async (reader: Actor, of: { id: string }) =>
    (await positionsOf(as(ctx, reader), [of.id])).map((row) => [row.position, row.players])
  expect(await players(VISITOR, team)).toEqual([['Pivot', 1]])
  expect(await players(anActor('member'), team)).toEqual([['Pivot', 2]])
  expect(await players(VISITOR, further)).toEqual([['Pivot', 1]])
  expect(await positionsOf(as(ctx, VISITOR), [])).toEqual([])
})
