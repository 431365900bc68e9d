import { expect } from 'vitest'
import { aUser } from '../../../../demo/builders/user.ts'
import { aSite, test } from '../../../../tests/support/site.ts'
import { deliverMail } from '../../../platform/email/outbox.ts'
import { mails } from '../../../platform/email/table.server.ts'

const ask = { email: 'ana@example.org' }

test('the mailbox page does not exist outside development', async ({ site }) => {
  const headers = await site.signIn('administrator')
  expect((await site.get('/dev/mailbox', headers)).status).toBe(404)
  expect((await site.get('/dev/mailbox/01890000-0000-7000-8000-000000000000.html', headers)).status).toBe(404)
})

test('the mailbox cannot be read through a proxy or under another host name', async () => {
  const site = await aSite({}, {}, { development: true })
  const page = (headers: Record<string, string>, origin = '') => site.get(`${origin}/dev/mailbox`, headers)
  expect((await page({})).status).toBe(200)
  expect((await page({ 'x-forwarded-for': '8.8.8.8' })).status).toBe(404)
  expect((await page({}, 'http://club.example')).status).toBe(404)
})

test('an e-mail can be read as text and as HTML in development', async () => {
  const site = await aSite({}, {}, { development: true })
  await aUser(site.ctx, { email: ask.email, name: '<b>Ana</b> Kovač' })
  await site.post('/members/access/?mode=reset', ask)
  const [mail] = await site.ctx.db.select().from(mails)
  expect(await site.page('/dev/mailbox')).toContain('No mail yet')
  await deliverMail(site.ctx, mail?.id ?? '')
  const list = await site.page('/dev/mailbox')
  const id = /mailbox\?id=([\w-]+)/.exec(list)?.[1]
  const read = await site.page(`/dev/mailbox?id=${id}`)
  expect(read).toContain('Hello &lt;b&gt;Ana&lt;/b&gt;,')
  expect(read).toMatch(/href="[^"]+\/members\/reset\?token=[\w-]{43}"/)
  const html = await site.get(`/dev/mailbox/${id}.html`)
  expect(html.headers.get('content-security-policy')).toContain('sandbox')
  expect(await html.text()).toContain('Hello &lt;b&gt;Ana&lt;/b&gt;,')
})
