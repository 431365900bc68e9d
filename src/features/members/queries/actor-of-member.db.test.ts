import { expect, test } from 'vitest'
import { aMember } from '../../../../demo/builders/member.ts'
import { aUser } from '../../../../demo/builders/user.ts'
import { aCtx } from '../../../../tests/support/database.ts'
import { newId } from '../../../kernel/ids.ts'
import { actorOfMember } from './actor-of-member.server.ts'

test('acting for a member gives the member’s rights, with or without an account, and never staff rights', async () => {
  const ctx = await aCtx()
  const coach = await aMember(ctx, { name: 'Cora Coach' })
  const user = await aUser(ctx, { member: coach, role: 'coach', email: 'cora@example.org' })
  const child = await aMember(ctx, { name: 'Kid', email: 'mother@example.org', active: false })
  expect(await actorOfMember(ctx.db, coach.id)).toMatchObject({
    userId: user.id,
    roles: [],
    memberId: coach.id,
  })
  expect(await actorOfMember(ctx.db, child.id)).toMatchObject({
    email: 'mother@example.org',
    isMember: false,
  })
  expect(await actorOfMember(ctx.db, newId())).toBeUndefined()
})
