import { expect, test } from 'vitest'
import { aMember } from '../../../../../demo/builders/member.ts'
import { aUser } from '../../../../../demo/builders/user.ts'
import { aCtx } from '../../../../../tests/support/database.ts'
import { deliveredMails } from '../../../../../tests/support/delivered.ts'
import { requestReset } from '../../../accounts/passwords/commands/request-reset.server.ts'
import { guardianOfLogin } from './guardian-of-login.server.ts'

const CHILD = { name: 'Kim Berg', bornOn: '2012-04-01' }
const GUARDIAN = { guardianName: 'Kari Berg', guardianEmail: 'kari@example.org' }

async function sentFor(given: Parameters<typeof aMember>[1]) {
  const ctx = await aCtx()
  const member = await aMember(ctx, given)
  await aUser(ctx, { member, email: 'kim@example.org', name: 'Kim Berg' })
  const answer = await requestReset(ctx, { email: 'kim@example.org', altcha: '' }, guardianOfLogin(ctx))
  expect(answer).toEqual({ ok: true, email: 'kim@example.org' })
  return deliveredMails(ctx.db)
}

test('the reset link of a child’s login goes only to the guardian, which the response does not reveal [MEM-012, resolutions C09]', async () => {
  const [mail, ...others] = await sentFor({ ...CHILD, ...GUARDIAN })
  expect(others).toEqual([])
  expect(mail).toMatchObject({ toEmail: 'kari@example.org', toName: 'Kari Berg' })
  expect(mail?.text).toContain('Hello Kari,')
  expect(mail?.text).toContain('Kim Berg’s account')
  expect(mail?.text).toMatch(/members\/reset\?token=/)
})

test('a child without a guardian’s address, and an adult with one, get the link themselves [MEM-012]', async () => {
  for (const given of [CHILD, { ...CHILD, ...GUARDIAN, bornOn: '1990-04-01' }]) {
    const mails = await sentFor(given)
    expect(mails.map(({ toEmail }) => toEmail)).toEqual(['kim@example.org'])
  }
})
