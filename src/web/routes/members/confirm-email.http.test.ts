import { expect } from 'vitest'
import { aMember } from '../../../../demo/builders/member.ts'
import { aUser } from '../../../../demo/builders/user.ts'
import { deliveredMails } from '../../../../tests/support/delivered.ts'
import { test } from '../../../../tests/support/site.ts'
import { requestEmailChange } from '../../../features/accounts/email-change/commands/request-email-change.server.ts'
import { transact } from '../../../platform/database/transact.ts'

test('a new e-mail address is confirmed once with the button behind its link', async ({ site }) => {
  const member = await aMember(site.ctx, { email: 'before@example.org' })
  const user = await aUser(site.ctx, { email: 'before@example.org', password: 'seven-metre-throw', member })
  await transact(site.ctx, (tx) => requestEmailChange(site.ctx, tx, user.id, 'after@example.org'))
  const texts = (await deliveredMails(site.ctx.db)).map(({ text }) => text)
  const link = /\/members\/confirm-email\?token=[\w-]+/.exec(texts.join())?.[0] ?? ''
  for (const _ of ['a program that checks mail', 'the owner']) {
    expect(await (await site.get(link)).text()).toContain('after@example.org')
  }
  const answer = await site.post(link, {})
  expect(answer.status).toBe(303)
  expect(answer.headers.getSetCookie().some((cookie) => cookie.startsWith('device='))).toBe(true)
  const logIn = (identifier: string) =>
    site.post('/members/access/', { identifier, password: 'seven-metre-throw' })
  expect((await logIn('after@example.org')).status).toBe(303)
  expect((await logIn('before@example.org')).status).toBe(422)
  for (const again of [await site.get(link), await site.post(link, {})]) {
    expect(again.status).toBe(410)
    expect(await again.text()).toContain('This link has expired')
  }
})
