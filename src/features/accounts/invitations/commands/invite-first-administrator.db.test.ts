import { expect, test } from 'vitest'
import { aUser } from '../../../../../demo/builders/user.ts'
import { aCtx, as } from '../../../../../tests/support/database.ts'
import { VISITOR } from '../../../../kernel/actor.ts'
import { mails } from '../../../../platform/email/table.server.ts'
import { userRoles, users } from '../../table.server.ts'
import { inviteFirstAdministrator } from './invite-first-administrator.server.ts'

test('only the product itself can invite a first administrator', async () => {
  const ctx = await aCtx()
  await expect(inviteFirstAdministrator(as(ctx, VISITOR), 'kim@example.org')).rejects.toThrow('not allowed')
  expect(await ctx.db.select().from(users)).toEqual([])
})

test('a club with an administrator gets no second one this way', async () => {
  const ctx = await aCtx()
  await aUser(ctx, { role: 'administrator' })
  expect(await inviteFirstAdministrator(ctx, 'kim@example.org')).toEqual({
    ok: false,
    reason: 'HAS_ADMINISTRATOR',
  })
  expect(await ctx.db.select().from(users)).toHaveLength(1)
})

test('the first administrator is invited by a link', async () => {
  const ctx = await aCtx()
  await inviteFirstAdministrator(ctx, 'kim@example.org')
  const [user] = await ctx.db.select().from(users)
  expect(user).toMatchObject({ email: 'kim@example.org', emailVerified: false })
  expect(await ctx.db.select().from(userRoles)).toEqual([{ userId: user?.id, role: 'administrator' }])
  const [mail] = await ctx.db.select().from(mails)
  expect(mail?.toEmail).toBe('kim@example.org')
  expect(mail?.text).toContain('/members/reset')
})
