import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aUser } from '../../../../demo/builders/user.ts'
import { anActor } from '../../../../tests/support/actors.ts'
import { aCtx, as } from '../../../../tests/support/database.ts'
import { VISITOR } from '../../../kernel/actor.ts'
import { Forbidden, NotFound } from '../../../kernel/errors.ts'
import { newId } from '../../../kernel/ids.ts'
import { auditLog } from '../../../platform/content/table.server.ts'
import type { Ctx } from '../../../platform/context.ts'
import { userRoles } from '../../accounts/table.server.ts'
import { changeRoles } from './change-roles.server.ts'

const rolesOf = async ({ db }: Ctx, userId: string) =>
  (await db.select().from(userRoles).where(eq(userRoles.userId, userId))).map(({ role }) => role).toSorted()

test('only administrators can change roles, and only of existing people [SYS-058]', async () => {
  const ctx = await aCtx()
  const { id } = await aUser(ctx)
  for (const actor of [VISITOR, anActor('member'), anActor('coach'), anActor('finance'), anActor('shop')])
    await expect(changeRoles(as(ctx, actor), id, ['administrator'])).rejects.toThrow(Forbidden)
  const boss = as(ctx, anActor('administrator'))
  for (const unknown of [newId(), 'x']) await expect(changeRoles(boss, unknown, [])).rejects.toThrow(NotFound)
  expect(await rolesOf(ctx, id)).toEqual([])
})

test('the last administrator who can log in keeps the role [SYS-058]', async () => {
  const ctx = await aCtx()
  const { id } = await aUser(ctx, { role: 'administrator' })
  await aUser(ctx, { role: 'administrator', confirmed: false })
  const boss = as(ctx, anActor('administrator'))
  expect(await changeRoles(boss, id, ['coach'])).toEqual({ ok: false, reason: 'LAST_ADMINISTRATOR' })
  expect(await rolesOf(ctx, id)).toEqual(['administrator'])
})

test('one of two administrators who demote each other concurrently remains [SYS-058]', async () => {
  for (let round = 0; round < 5; round += 1) {
    const ctx = await aCtx()
    const [ana, bo] = [
      await aUser(ctx, { role: 'administrator' }),
      await aUser(ctx, { role: 'administrator' }),
    ]
    const demote = (by: typeof ana, person: typeof ana) =>
      changeRoles(as(ctx, anActor('administrator', { user: by })), person.id, [])
    const outcomes = await Promise.all([demote(ana, bo), demote(bo, ana)])
    expect(outcomes.map(({ ok }) => ok).toSorted()).toEqual([false, true])
    expect(await ctx.db.$count(userRoles, eq(userRoles.role, 'administrator'))).toBe(1)
  }
})

test('a person can have several roles, and a change is logged [SYS-058, SYS-059, SYS-060, SYS-061]', async () => {
  const ctx = await aCtx()
  const user = await aUser(ctx, { role: 'shop' })
  const boss = await aUser(ctx, { role: 'administrator' })
  const changed = await changeRoles(as(ctx, anActor('administrator', { user: boss })), user.id, [
    'coach',
    'finance',
  ])
  expect(changed).toEqual({ ok: true })
  expect(await rolesOf(ctx, user.id)).toEqual(['coach', 'finance'])
  expect(await ctx.db.select().from(auditLog)).toMatchObject([
    {
      actorId: boss.id,
      action: 'users.roles',
      subject: `users/${user.id}`,
      facts: { roles: ['coach', 'finance'] },
    },
  ])
})
