import { expect, test } from 'vitest'
import { aMember } from '../../../../../demo/builders/member.ts'
import { aUser } from '../../../../../demo/builders/user.ts'
import { anActor } from '../../../../../tests/support/actors.ts'
import { aCtx, as } from '../../../../../tests/support/database.ts'
import { deliveredMails } from '../../../../../tests/support/delivered.ts'
import { VISITOR } from '../../../../kernel/actor.ts'
import { Forbidden, NotFound } from '../../../../kernel/errors.ts'
import { newId } from '../../../../kernel/ids.ts'
import { auditLog } from '../../../../platform/content/table.server.ts'
import { mails } from '../../../../platform/email/table.server.ts'
import { resetPassword } from '../../../accounts/passwords/commands/reset-password.server.ts'
import { sendResetLink } from './send-reset-link.server.ts'

test('only administrators can send a reset link [API-047]', async () => {
  const ctx = await aCtx()
  const member = await aMember(ctx)
  await aUser(ctx, { member })
  const others = (['member', 'coach', 'finance', 'shop'] as const).map((role) => anActor(role, { member }))
  for (const actor of [VISITOR, ...others]) {
    await expect(sendResetLink(as(ctx, actor), member.id)).rejects.toThrow(Forbidden)
  }
  expect(await ctx.db.select().from(mails)).toEqual([])
})

test('a member without an account gets no link, and an unknown member is not found [API-047]', async () => {
  const ctx = as(await aCtx(), anActor('administrator'))
  expect(await sendResetLink(ctx, (await aMember(ctx)).id)).toEqual({ ok: false, reason: 'NO_ACCOUNT' })
  await expect(sendResetLink(ctx, newId())).rejects.toThrow(NotFound)
})

test('an administrator e-mails a link with a long secret to set a password, and it is logged [API-047, MEM-027, MEM-028]', async () => {
  const ctx = as(await aCtx(), anActor('administrator'))
  const member = await aMember(ctx, { name: 'Ana Kovač' })
  await aUser(ctx, { member, email: 'ana@example.org', password: 'seven-metre-throw' })
  expect(await sendResetLink(ctx, member.id)).toEqual({ ok: true })
  const [mail] = await deliveredMails(ctx.db)
  expect(mail?.toEmail).toBe('ana@example.org')
  expect(mail?.text).not.toContain('seven-metre-throw')
  const token = /token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
  expect(token.length).toBeGreaterThanOrEqual(16)
  expect((await resetPassword(ctx, { token, password: 'Blue kettle 27 sings' })).ok).toBe(true)
  expect(await ctx.db.select().from(auditLog)).toMatchObject([
    { action: 'members.send-reset-link', subject: `members/${member.id}` },
  ])
})
