import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { aForm } from '../../../../demo/builders/form.ts'
import { aSite, type TestSite, test } from '../../../../tests/support/site.ts'
import { formResults } from '../../../features/forms/table.server.ts'
import { newId } from '../../../kernel/ids.ts'
import { auditLog } from '../../../platform/content/table.server.ts'

async function anAnswer(site: TestSite, formId: string, name: string, value = 'Hello') {
  const id = newId()
  const data = [
    { label: ' Full Name', value: name },
    { label: 'E-mail', value: 'ana@example.org' },
    { label: 'Your age', value: '31' },
    { label: 'Message', value },
  ]
  await site.ctx.db.insert(formResults).values({ id, formId, data })
  return id
}

test('only administrators can read form submissions, on every page [FRM-023]', async ({ site }) => {
  const form = await aForm(site.ctx, { title: 'Locked' })
  const id = await anAnswer(site, form.id, 'Zqcanary Person')
  for (const role of ['coach', 'finance', 'shop', 'member'] as const) {
    const headers = await site.signIn(role)
    for (const path of ['', '/rows', `/export?form=${form.id}`, `/${id}`, `/${id}.data`]) {
      const answer = await site.get(`/admin/forms${path}`, headers)
      expect([answer.status, path]).toEqual([403, path])
      expect(await answer.text()).not.toContain('Zqcanary')
    }
  }
})

test('the table shows author, form, time, number of lines and details, newest first [FRM-021]', async ({
  site,
}) => {
  const form = await aForm(site.ctx, { title: 'Trial' })
  await anAnswer(site, form.id, 'Old One')
  const id = await anAnswer(site, form.id, 'New One')
  const page = await site.page(`/admin/forms?form=${form.id}`, await site.signIn('administrator'))
  const heads = [...page.matchAll(/<th[^>]*>(?:<span class="visually-hidden">)?([^<]+)/g)].map(
    ([, name]) => name,
  )
  expect(heads).toEqual(['Full name', 'Form', 'Received', 'Answers', 'Details'])
  expect(page.indexOf('New One')).toBeLessThan(page.indexOf('Old One'))
  expect(page).toContain(`href="/admin/forms/${id}?form=${form.id}"`)
})

test('the details show every line with any label, and an unknown submission is a 404 [FRM-022, resolutions D09]', async ({
  site,
}) => {
  const form = await aForm(site.ctx, { title: 'Details' })
  const id = await anAnswer(site, form.id, 'Ana Kovač', '<b>bold</b> words')
  const headers = await site.signIn('administrator')
  const page = await site.page(`/admin/forms/${id}`, headers)
  for (const words of ['Ana Kovač', 'ana@example.org', 'Your age', '31', '&lt;b&gt;bold&lt;/b&gt; words'])
    expect(page).toContain(words)
  expect((await site.get(`/admin/forms/${newId()}`, headers)).status).toBe(404)
})

test('submissions are searched in every line regardless of accents and paged', async ({ site }) => {
  const form = await aForm(site.ctx, { title: 'Search' })
  await anAnswer(site, form.id, 'Zoë Šimić', 'about 100%')
  await anAnswer(site, form.id, 'Tom Barlow', 'about 1000')
  const headers = await site.signIn('administrator')
  const rows = async (query: string) =>
    (await (await site.get(`/admin/forms/rows?form=${form.id}&${query}`, headers)).json()) as {
      total: number
      rows: { fullName: string }[]
    }
  expect((await rows('q=simic')).rows.map(({ fullName }) => fullName)).toEqual(['Zoë Šimić'])
  expect((await rows('q=100%25')).total).toBe(1)
  expect(await rows('start=1')).toMatchObject({ total: 2, rows: { length: 1 } })
})

test('the export has a column for each label and no formulas, and is logged [FRM-023]', async ({ site }) => {
  const form = await aForm(site.ctx, { title: 'Export' })
  await anAnswer(site, form.id, '=HYPERLINK("http://evil")')
  const answer = await site.get(`/admin/forms/export?form=${form.id}`, await site.signIn('administrator'))
  const [head, line] = (await answer.text()).split('\n')
  expect(head).toContain('Received (local time),Form, Full Name,E-mail,Your age,Message')
  expect(line).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d,/)
  expect(line).not.toMatch(/(^|,)"?=/)
  const lines = await site.ctx.db.select().from(auditLog).where(eq(auditLog.action, 'formresults.export'))
  expect(lines).toMatchObject([{ subject: `forms/${form.id}`, facts: { rows: 1 } }])
})

test('the export of all forms contains all submissions with the name of their form [FRM-023]', async () => {
  const site = await aSite()
  await anAnswer(site, (await aForm(site.ctx, { title: 'One' })).id, 'Ana')
  await anAnswer(site, (await aForm(site.ctx, { title: 'Two' })).id, 'Ben')
  const headers = await site.signIn('administrator')
  expect(await site.page('/admin/forms', headers)).toContain('href="/admin/forms/export"')
  const lines = (await (await site.get('/admin/forms/export', headers)).text()).trim().split('\n')
  expect(lines.slice(1).map((line) => line.split(',').slice(1, 3))).toEqual([
    ['Two', 'Ben'],
    ['One', 'Ana'],
  ])
})

test('a submission is deleted once, with an audit entry [FRM-023]', async ({ site }) => {
  const form = await aForm(site.ctx, { title: 'Delete' })
  const id = await anAnswer(site, form.id, 'Gone Soon')
  const headers = await site.signIn('administrator')
  const deleted = await site.post(`/admin/forms/${id}`, { intent: 'delete' }, headers)
  expect(deleted.headers.get('location')).toBe('/admin/forms')
  expect((await site.post(`/admin/forms/${id}`, { intent: 'delete' }, headers)).status).toBe(404)
  expect(await site.ctx.db.select().from(formResults).where(eq(formResults.id, id))).toEqual([])
  const lines = await site.ctx.db.select().from(auditLog).where(eq(auditLog.action, 'formresults.delete'))
  expect(lines).toHaveLength(1)
})
