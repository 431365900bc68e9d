import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { anInvoice } from '../../../../../demo/builders/invoice.ts'
import { aMember } from '../../../../../demo/builders/member.ts'
import { test } from '../../../../../tests/support/site.ts'
import { mails } from '../../../../platform/email/table.server.ts'

test('the treasurer opens a prepared reminder from a late figure, edits it and sees the result', async ({
  site,
}) => {
  const finance = await site.signIn('finance')
  const ana = await aMember(site.ctx, { name: 'Ana Late', email: 'ana@example.org' })
  const now = site.ctx.clock.now().getTime()
  const createdAt = new Date(now - 40 * 86_400_000)
  await anInvoice(site.ctx, { member: ana, createdAt, dueAt: new Date(now - 20 * 86_400_000) })
  const path = '/admin/money/remind?season=all&age=8-30'
  expect(await site.page('/admin/money?season=all', finance)).toContain(
    `href="${path.replaceAll('&', '&amp;')}"`,
  )
  const page = await site.page(path, finance)
  expect(page).toContain('ana@example.org')
  const key = /name="key" value="([^"]+)"/.exec(page)?.[1] ?? ''
  const form = { key, intent: 'send', families: 'ana@example.org', subject: 'A kind word', text: '' }

  const refused = await site.post(path, form, finance)
  expect(refused.status).toBe(422)
  const again = await refused.text()
  for (const part of ['Write a text', 'value="A kind word"', 'checked=""']) expect(again).toContain(part)

  const sent = await site.post(path, { ...form, text: 'Please pay when you can.' }, finance)
  expect([sent.status, sent.headers.get('location')]).toEqual([303, `/admin/money/reminders/${key}`])
  expect(await site.page(`/admin/money/reminders/${key}`, finance)).toMatch(/Ana Late.*£45\.00/s)
  const sentTo = await site.ctx.db.select().from(mails).where(eq(mails.toEmail, ana.email))
  expect(sentTo).toMatchObject([{ toEmail: 'ana@example.org', subject: 'A kind word' }])
})
