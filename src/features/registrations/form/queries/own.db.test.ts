import { expect, test } from 'vitest'
import { aMember } from '../../../../../demo/builders/member.ts'
import { aRegistration } from '../../../../../demo/builders/registration.ts'
import { aUser } from '../../../../../demo/builders/user.ts'
import { anActor } from '../../../../../tests/support/actors.ts'
import { aCtx, as } from '../../../../../tests/support/database.ts'
import { familyRegistrations } from './own.server.ts'

test('a guardian sees the registration of a child that they sent, and the other guardian does not', async () => {
  const ctx = await aCtx()
  const child = await aMember(ctx, { name: 'Lena Kovač', bornOn: '2015-03-01' })
  await aRegistration(ctx, { name: 'Lena Kovač', memberId: child.id, guardianEmail: 'Mum@example.org' })
  const shownTo = async (email: string, children = [child]) =>
    (
      await familyRegistrations(as(ctx, anActor('member', { user: await aUser(ctx, { email }), children })))
    ).map((one) => one.child)
  expect(await shownTo('dad@example.org')).toEqual([])
  expect(await shownTo('mum2@example.org', [])).toEqual([])
  expect(await shownTo('mum@example.org')).toEqual(['Lena'])
})
