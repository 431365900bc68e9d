import { expect, test } from 'vitest'
import { aGuardian } from '../../../../../demo/builders/guardian.ts'
import { aMember } from '../../../../../demo/builders/member.ts'
import { aUser } from '../../../../../demo/builders/user.ts'
import { aCtx } from '../../../../../tests/support/database.ts'
import { type Actor, peopleOf } from '../../../../kernel/actor.ts'
import { actorOfUser } from '../../queries/actor.server.ts'

const namesOf = (actor: Actor) => peopleOf(actor).map(({ firstName }) => firstName)

test('a guardian does not act for a child who has left the club or turned 18', async () => {
  const ctx = await aCtx()
  const user = await aUser(ctx)
  await aGuardian(ctx, user, await aMember(ctx, { bornOn: '2015-01-01', active: false }))
  await aGuardian(ctx, user, await aMember(ctx, { bornOn: '2008-06-20' }))
  expect(await actorOfUser(ctx, user.id)).toMatchObject({ people: [], isMember: false })
})

test('a guardian acts for a child until the day before the eighteenth birthday', async () => {
  const ctx = await aCtx()
  const user = await aUser(ctx)
  await aGuardian(ctx, user, await aMember(ctx, { name: 'Lena Kovač', bornOn: '2008-06-21' }))
  const actor = await actorOfUser(ctx, user.id)
  expect(namesOf(actor)).toEqual(['Lena'])
  expect(actor).toMatchObject({ memberId: null, isMember: true })
})

test('a player with children acts for themselves first, then for the eldest', async () => {
  const ctx = await aCtx()
  const self = await aMember(ctx, { name: 'Maja Kovač' })
  const user = await aUser(ctx, { member: self })
  await aGuardian(ctx, user, await aMember(ctx, { name: 'Noa Kovač', bornOn: '2017-01-01' }))
  await aGuardian(ctx, user, await aMember(ctx, { name: 'Lena Kovač', bornOn: '2015-01-01' }))
  expect(namesOf(await actorOfUser(ctx, user.id))).toEqual(['Maja', 'Lena', 'Noa'])
})
