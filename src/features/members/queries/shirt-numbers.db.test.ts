import { expect, test } from 'vitest'
import { aMember } from '../../../../demo/builders/member.ts'
import { anActor } from '../../../../tests/support/actors.ts'
import { aCtx, as } from '../../../../tests/support/database.ts'
import { VISITOR } from '../../../kernel/actor.ts'
import { Forbidden } from '../../../kernel/errors.ts'
import { countActiveMembers, listShirtNumbers } from './shirt-numbers.server.ts'

test('visitors cannot read taken shirt numbers [API-032]', async () => {
  const ctx = as(await aCtx(), VISITOR)
  await expect(listShirtNumbers(ctx)).rejects.toThrow(Forbidden)
})

test('members see who has each number, minors by their initials [API-032]', async () => {
  const ctx = as(await aCtx(), anActor('member'))
  const ana = await aMember(ctx, { name: 'Ana Kovač', number: 7, gender: 'female', listed: false })
  const mia = await aMember(ctx, { name: 'Mia Minor', number: 3, gender: 'female', bornOn: '2012-01-01' })
  await aMember(ctx, { name: 'Gus Gone', number: 9, gender: 'male', active: false })
  await aMember(ctx, { name: 'Nil Nonumber' })
  expect(await listShirtNumbers(ctx)).toEqual([
    { memberId: mia.id, number: 3, gender: 'female', minor: true, name: 'M. M.' },
    { memberId: ana.id, number: 7, gender: 'female', minor: false, name: 'Ana Kovač' },
  ])
})

test('a user without an active membership sees private holders by their initials too [API-032]', async () => {
  const ctx = as(await aCtx(), anActor('member', { active: false }))
  await aMember(ctx, { name: 'Ana Kovač', number: 7, listed: false })
  await aMember(ctx, { name: 'Ada Adult', number: 8 })
  expect((await listShirtNumbers(ctx)).map((holder) => holder.name)).toEqual(['A. K.', 'Ada Adult'])
})

test('the count of active members includes private ones [API-031]', async () => {
  const ctx = as(await aCtx(), VISITOR)
  await aMember(ctx, { listed: false })
  await aMember(ctx)
  await aMember(ctx, { active: false })
  expect(await countActiveMembers(ctx)).toBe(2)
})
