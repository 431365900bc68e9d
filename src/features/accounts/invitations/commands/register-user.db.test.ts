import { expect, test } from 'vitest'
import { aUser } from '../../../../../demo/builders/user.ts'
import { aCtx, as } from '../../../../../tests/support/database.ts'
import { deliveredMails } from '../../../../../tests/support/delivered.ts'
import { VISITOR } from '../../../../kernel/actor.ts'
import { Forbidden } from '../../../../kernel/errors.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { mails } from '../../../../platform/email/table.server.ts'
import { logIn } from '../../login/commands/log-in.server.ts'
import { resetPassword } from '../../passwords/commands/reset-password.server.ts'
import { registerUserInput } from '../../schema.ts'
import { userRoles, users } from '../../table.server.ts'
import { registerUser } from './register-user.server.ts'

const input = { email: 'new@example.org', username: 'Newcomer' }

async function invitationIn(ctx: Ctx): Promise<string> {
  const [newest] = await deliveredMails(ctx.db)
  return /token=([\w-]+)/.exec(newest?.text ?? '')?.[1] ?? ''
}

test('only administrators can register users [API-049, SYS-066, resolutions A13]', async () => {
  const ctx = await aCtx()
  const actors = (['coach', 'finance', 'shop', 'member'] as const).map((role) => ({
    kind: 'user' as const,
    userId: '01890000-0000-7000-8000-000000000000',
    name: role,
    email: `${role}@example.org`,
    roles: role === 'member' ? [] : [role],
    teams: [],
    memberId: null,
    people: [],
    isMember: true,
  }))
  for (const actor of [VISITOR, ...actors]) {
    await expect(registerUser(as(ctx, actor), input)).rejects.toThrow(Forbidden)
  }
  expect(await ctx.db.select().from(users)).toEqual([])
  expect(await ctx.db.select().from(mails)).toEqual([])
})

test('a new user is unconfirmed until the invitation link is used [API-049, resolutions A20]', async () => {
  const ctx = await aCtx()
  await registerUser(ctx, { ...input, password: 'Chosen by another 1' })
  const [user] = await ctx.db.select().from(users)
  expect(user).toMatchObject({ ...input, username: 'newcomer', emailVerified: false })
  expect(await ctx.db.select().from(userRoles)).toEqual([])
  expect(await logIn(ctx, { identifier: 'new@example.org', password: 'Chosen by another 1' })).toMatchObject({
    reason: 'WRONG',
  })
  const token = await invitationIn(ctx)
  expect((await resetPassword(ctx, { token, password: 'Blue kettle 27 sings' })).ok).toBe(true)
  expect((await logIn(ctx, { identifier: 'NEWCOMER', password: 'Blue kettle 27 sings' })).ok).toBe(true)
})

test('an invitation greets by first name, never by a part of the e-mail address [API-049]', async () => {
  const ctx = await aCtx()
  await registerUser(ctx, { email: 'kim@example.org', name: 'Kim Marie Larsen' })
  for (const _again of [1, 2]) await registerUser(ctx, { email: 'r.holm82@example.org' })
  const [kim, ...unknown] = (await ctx.db.select().from(mails).orderBy(mails.id)).map(({ text }) => text)
  expect(kim).toContain('Hello Kim,\n')
  expect(unknown).toHaveLength(2)
  for (const text of unknown) {
    expect(text).toContain('Hello,\n')
    expect(text).not.toContain('r.holm82')
  }
})

test('an e-mail address with an account gets the same response and no second account [API-049]', async () => {
  const ctx = await aCtx()
  const fresh = await registerUser(ctx, input)
  const again = await registerUser(ctx, input)
  await aUser(ctx, { email: 'known@example.org' })
  const known = await registerUser(ctx, { email: 'known@example.org' })
  expect(again).toEqual(fresh)
  expect(Object.keys(known)).toEqual(Object.keys(fresh))
  expect(await ctx.db.select().from(users)).toHaveLength(2)
  expect((await ctx.db.select().from(mails)).map((mail) => mail.toEmail)).toEqual([input.email, input.email])
})

test('a taken username does not affect its owner', async () => {
  const ctx = await aCtx()
  await aUser(ctx, { email: 'first@example.org', username: 'newcomer' })
  await registerUser(ctx, input)
  const all = await ctx.db.select({ email: users.email, username: users.username }).from(users)
  expect(all).toEqual([
    { email: 'first@example.org', username: 'newcomer' },
    { email: 'new@example.org', username: null },
  ])
})

test('registering accepts e-mail, username, name and password only [API-049]', () => {
  expect(registerUserInput.safeParse({ ...input, password: 'x' }).success).toBe(true)
  for (const more of [{ role: 'administrator' }, { emailVerified: true }, { id: '1' }, { memberId: '1' }]) {
    expect(registerUserInput.safeParse({ ...input, ...more }).success).toBe(false)
  }
})
