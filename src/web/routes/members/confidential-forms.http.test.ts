import { expect } from 'vitest'
import { aForm } from '../../../../demo/builders/form.ts'
import { aMember } from '../../../../demo/builders/member.ts'
import { aUser } from '../../../../demo/builders/user.ts'
import { type TestSite, test } from '../../../../tests/support/site.ts'
import { unzipped } from '../../../../tests/support/unzip.ts'
import { CONTENT_TYPES } from '../../../content-types.ts'
import { formPapers, formReaders, formReplies, formResults } from '../../../features/forms/table.server.ts'
import { newId } from '../../../kernel/ids.ts'
import { mails } from '../../../platform/email/table.server.ts'
import { files } from '../../../platform/files/table.server.ts'

const CANARY = /zqcanary/i

/** A confidential form whose answer, paper, reply and e-mail contain a canary, read by a member. */
async function aConfidence({ ctx }: TestSite) {
  const officer = await aMember(ctx, { name: 'Wilma Officer' })
  const user = await aUser(ctx, { member: officer })
  const form = await aForm(ctx, { title: 'Welfare', confidential: true, readBy: 'the welfare officer' })
  await ctx.db.insert(formReaders).values({ formId: form.id, userId: user.id })
  const id = newId()
  const paper = newId()
  await ctx.db
    .insert(files)
    .values({ id: paper, name: 'zqcanary.pdf', mediaType: 'application/pdf', sizeBytes: 1 })
  await ctx.files.put(`${paper}/original`, Buffer.from('zqcanary'))
  const data = [
    { label: 'Name', value: 'Zqcanary Canary' },
    { label: 'Email', value: 'zqcanary@example.org' },
    { label: 'Photo', value: 'zqcanary.pdf', files: [paper] },
  ]
  await ctx.db.insert(formResults).values({ id, formId: form.id, data, createdAt: ctx.clock.now() })
  await ctx.db.insert(formPapers).values({ fileId: paper, resultId: id })
  const to = {
    fromEmail: 'info@example.org',
    toEmail: 'zqcanary@example.org',
    subject: 'Zqcanary',
    html: 'zqcanary',
    text: 'zqcanary',
  }
  const [mail] = await ctx.db
    .insert(mails)
    .values({ ...to, hidden: true, status: 'failed' })
    .returning()
  const reply = { resultId: id, text: 'Zqcanary reply', mailId: mail?.id ?? '', createdAt: ctx.clock.now() }
  await ctx.db.insert(formReplies).values(reply)
  return { form, id, paper, mailId: mail?.id ?? '', officer: { ...officer, userId: user.id } }
}

test('no page, API or export of an administrator who is not named contains a confidential answer', async ({
  site,
}) => {
  const { form, id, paper, mailId, officer } = await aConfidence(site)
  const boss = await site.signIn('administrator')
  const refused = [
    [`/admin/forms/${id}`, 403],
    [`/admin/forms/${id}.data`, 403],
    [`/admin/forms/results/${form.id}`, 404],
    [`/members/forms`, 404],
    [`/members/forms/${id}`, 404],
    [`/members/forms/${id}/papers/${paper}`, 404],
    [`/api/formresults/${id}`, 404],
    [`/api/formresults/${id}/papers/${paper}`, 404],
    [`/admin/emails/${mailId}`, 404],
    [`/api/emailresults/${mailId}`, 404],
  ] as const
  for (const [path, status] of refused) {
    const answer = await site.get(path, boss)
    expect([path, answer.status]).toEqual([path, status])
    expect(await answer.text(), path).not.toMatch(CANARY)
  }
  const shown = [
    '/admin',
    '/admin/forms',
    `/admin/forms?form=${form.id}`,
    '/admin/forms/rows?q=zqcanary',
    '/admin/forms/export',
    '/admin/forms/confidential',
    '/admin/emails',
    '/admin/emails/rows',
    '/admin/emails/new',
    '/admin/audit',
    '/admin/status',
    '/admin/find?q=zqcanary',
    `/admin/members/${officer.id}`,
    ...CONTENT_TYPES.map(({ collection }) => `/api/${collection}`),
  ]
  for (const path of shown) {
    const answer = await site.get(path, boss)
    expect([path, answer.status]).toEqual([path, 200])
    // The search shows what was searched for.
    expect((await answer.text()).replaceAll('q=zqcanary', ''), path).not.toMatch(CANARY)
  }
  const query =
    '{ formresults { _id data form { Title } } formresultsCount emailresults { emailTo subject } }'
  const answered = await (await site.sendJson('POST', '/api/graphql', { query }, boss)).json()
  expect(JSON.stringify(answered)).not.toMatch(CANARY)
  expect(answered.data).toMatchObject({ formresults: [], formresultsCount: 0 })
  const archive = await site.post('/admin/settings/export', {}, boss)
  for (const [path, bytes] of await unzipped(Buffer.from(await archive.arrayBuffer())))
    expect(`${path} ${bytes}`, path).not.toMatch(/zqcanary(?! )/i)
  expect((await site.sendJson('DELETE', `/api/formresults/${id}`, {}, boss)).status).toBe(404)
  for (const headers of [boss, await site.signIn('coach')])
    for (const one of [id, newId()])
      expect((await site.post(`/members/forms/${one}`, { intent: 'delete' }, headers)).status).toBe(404)
  expect(await site.ctx.db.$count(formResults)).toBe(1)
})

test('the reader of a confidential form reads, answers, closes and deletes its answers without scripts', async ({
  site,
}) => {
  await site.ctx.db.delete(formReplies)
  await site.ctx.db.delete(formPapers)
  await site.ctx.db.delete(formResults)
  const { id, paper, officer } = await aConfidence(site)
  await site.ctx.db.delete(formReplies)
  const reader = await site.signIn(officer)
  expect(await site.page('/members/forms', reader)).toContain('Zqcanary Canary')
  const page = await site.page(`/members/forms/${id}`, reader)
  for (const words of ['zqcanary@example.org', `/members/forms/${id}/papers/${paper}`, 'Wilma Officer'])
    expect(page).toContain(words)
  expect(await (await site.get(`/members/forms/${id}/papers/${paper}`, reader)).text()).toBe('zqcanary')
  const press = (form: Record<string, string>) => site.post(`/members/forms/${id}`, form, reader)
  const empty = await press({ intent: 'reply', seen: '0', text: ' ' })
  expect([empty.status, await empty.text()]).toEqual([422, expect.stringContaining('Write a reply')])
  expect((await press({ intent: 'reply', seen: '0', text: 'Let us talk.' })).status).toBe(303)
  expect(await site.page(`/members/forms/${id}`, reader)).toContain('Let us talk.')
  expect((await press({ intent: 'close' })).headers.get('location')).toBe('/members/forms')
  expect((await press({ intent: 'delete' })).status).toBe(303)
  expect((await site.get(`/members/forms/${id}`, reader)).status).toBe(404)
})
