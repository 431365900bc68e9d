import { expect, test } from 'vitest'
import { aGuardian } from '../../../../demo/builders/guardian.ts'
import { aMember } from '../../../../demo/builders/member.ts'
import { aUser } from '../../../../demo/builders/user.ts'
import { aCtx } from '../../../../tests/support/database.ts'
import type { Ctx } from '../../../platform/context.ts'
import { mails } from '../../../platform/email/table.server.ts'
import { notify } from './notify.server.ts'

const cancelled = (ctx: Ctx, memberIds: string[]) =>
  ctx.db.transaction((tx) =>
    notify(ctx, tx, {
      kind: 'training',
      key: 'training-cancelled:1',
      memberIds,
      compose: ({ people }) => ({
        subject: 'No training tonight',
        title: 'No training tonight',
        paragraphs: [people.map(({ firstName }) => firstName).join(', ')],
      }),
    }),
  )

test('nobody is notified twice for the same key', async () => {
  const ctx = await aCtx()
  const member = await aMember(ctx, { email: 'ana@example.org' })
  expect(await cancelled(ctx, [member.id])).toBe(1)
  expect(await cancelled(ctx, [member.id])).toBe(0)
  expect(await ctx.db.$count(mails)).toBe(1)
})

test('a guardian of two children gets one e-mail about both', async () => {
  const ctx = await aCtx()
  const user = await aUser(ctx, { email: 'mum@example.org' })
  const lena = await aMember(ctx, { name: 'Lena Kovač', bornOn: '2015-03-01' })
  const noa = await aMember(ctx, { name: 'Noa Kovač', bornOn: '2017-03-01' })
  for (const child of [lena, noa]) await aGuardian(ctx, user, child)
  expect(await cancelled(ctx, [lena.id, noa.id])).toBe(1)
  const [mail] = await ctx.db.select().from(mails)
  expect(mail).toMatchObject({ toEmail: 'mum@example.org', text: expect.stringContaining('Lena, Noa') })
})
