import { expect, test } from 'vitest'
import { aMember } from '../../../demo/builders/member.ts'
import { aSite } from '../../../tests/support/site.ts'
import { addressProblems, mails } from '../../platform/email/table.server.ts'

const SECRET = 'a-secret-of-at-least-32-characters'
const basic = (password: string) => ({
  authorization: `Basic ${Buffer.from(`events:${password}`).toString('base64')}`,
})

test('a report of the e-mail provider needs the secret, and shows at the member and in the work queue until staff try again', async () => {
  const site = await aSite({}, { EMAIL_WEBHOOK_SECRET: SECRET })
  const { ctx } = site
  const member = await aMember(ctx, { name: 'Ana Unreached', email: 'ana@example.org' })
  const sent = {
    fromEmail: 'info@example.org',
    toEmail: 'ana@example.org',
    subject: 'Hi',
    html: 'Hi',
    text: 'Hi',
  }
  await ctx.db.insert(mails).values({ ...sent, status: 'sent' })
  const bounce = {
    bounceType: 'Permanent',
    bouncedRecipients: [{ emailAddress: 'ana@example.org', diagnosticCode: 'smtp; 550 5.1.1 unknown' }],
  }
  const message = JSON.stringify({ notificationType: 'Bounce', bounce })
  const body = { Type: 'Notification', Message: message }
  // Amazon SNS sends JSON as plain text.
  const report = async (headers: Record<string, string>) =>
    (await site.sendJson('POST', '/api/emails/events', body, { ...headers, 'content-type': 'text/plain' }))
      .status
  expect([await report({}), await report(basic('wrong')), await ctx.db.$count(addressProblems)]).toEqual([
    400, 400, 0,
  ])
  expect([await report(basic(SECRET)), await report(basic(SECRET))]).toEqual([200, 200])
  expect((await site.sendJson('POST', '/api/emails/events', {}, basic(SECRET))).status).toBe(400)

  const boss = await site.signIn('administrator')
  for (const path of ['/admin', '/admin/emails/failing', `/admin/members/${member.id}`])
    expect(await site.page(path, boss), path).toContain('ana@example.org')
  expect(await site.page(`/admin/members/${member.id}`, boss)).toContain('550 5.1.1 unknown')
  const press = (form: Record<string, string>, headers: { cookie: string }) =>
    site.post('/admin', form, headers)
  const form = { item: 'address/ana@example.org', intent: 'try-address' }
  expect((await press(form, await site.signIn('coach'))).status).toBe(403)
  expect((await press(form, boss)).status).toBe(303)
  expect((await press(form, boss)).status).toBe(422)
  expect(await site.page('/admin/emails/failing', boss)).toContain('No e-mail has come back')
})
