import { expect, test } from 'vitest'
import { aGuardian } from '../../../../demo/builders/guardian.ts'
import { aMember } from '../../../../demo/builders/member.ts'
import { aUser } from '../../../../demo/builders/user.ts'
import { anActor } from '../../../../tests/support/actors.ts'
import { aCtx, as, TEST_NOW } from '../../../../tests/support/database.ts'
import { recordFailing } from '../../../platform/email/address-problems.ts'
import { ownFailingAddress } from './own-address.server.ts'

test('a failing address of a child is not shown to a guardian with another address', async () => {
  const ctx = await aCtx()
  const child = await aMember(ctx, { name: 'Ana', bornOn: '2015-03-01', email: 'ana@example.org' })
  const guardian = await aUser(ctx, { email: 'guardian@example.org' })
  await aGuardian(ctx, guardian, child)
  await recordFailing(ctx.db, 'ana@example.org', '550 gone', TEST_NOW)
  const caller = as(
    ctx,
    anActor('member', { user: guardian, children: [{ id: child.id, firstName: 'Ana' }] }),
  )
  expect(await ownFailingAddress(caller)).toBeUndefined()
})

test('a failing address is shown to its own account, in whatever case it was typed', async () => {
  const ctx = await aCtx()
  const member = await aMember(ctx, { name: 'Ana', email: 'ana@example.org' })
  const user = await aUser(ctx, { member, email: 'Ana@example.org' })
  await recordFailing(ctx.db, 'ana@example.org', '550 gone', TEST_NOW)
  const own = as(ctx, anActor('member', { user, member }))
  expect(await ownFailingAddress(own)).toEqual({ email: 'ana@example.org', since: TEST_NOW })
})
