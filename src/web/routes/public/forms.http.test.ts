import pino from 'pino'
import { expect } from 'vitest'
import { aForm } from '../../../../demo/builders/form.ts'
import { aPicture } from '../../../../demo/builders/picture.ts'
import { aSite, type TestSite, test } from '../../../../tests/support/site.ts'
import type { FormField } from '../../../features/forms/model/form.ts'
import { formResults } from '../../../features/forms/table.server.ts'
import { mails } from '../../../platform/email/table.server.ts'

const options = ['Red', 'Navy'].map((value) => ({ label: value, value }))
const ALL: FormField[] = [
  { name: 'name', label: 'Name', typeField: 'text', required: true, placeholder: 'As on a shirt', size: 20 },
  { name: 'email', label: 'Email', typeField: 'email', description: 'Only if you want an answer.' },
  { name: 'colour', label: 'Colour', typeField: 'select', options },
  { name: 'colours', label: 'Colours', typeField: 'select', options, multiple: true, size: 2 },
  { name: 'fit', label: 'Fit', typeField: 'radio', options, value: 'Navy' },
  { name: 'wants', label: 'Wants', typeField: 'checkbox', options },
  { name: 'samples', label: 'Samples', typeField: 'checkbox', value: 'Gladly' },
  { name: 'notes', label: 'Notes', typeField: 'textarea', rows: 7 },
  { name: 'cv', label: 'Drawing', typeField: 'file', accept: '.pdf' },
  { name: 'html', label: '', typeField: 'htmlcustom', value: '<h3>What happens to your answers</h3>' },
  { name: 'off', label: 'Season', typeField: 'text', value: 'This one', disabled: true },
]
const TERMS = { terms: 'accepted' }

/** Each answer comes from its own client address, because of the rate limit. */
const open = () => aSite({}, { TRUST_PROXY: '1' })
const from = (last: number) => ({ 'x-forwarded-for': `203.0.113.${last}` })

const inputs = (page: string, name: string) =>
  page.match(new RegExp(`<(?:input|select|textarea)[^>]* name="${name}"[^>]*>`, 'g')) ?? []

async function send(site: TestSite, path: string, body: Record<string, string>, client = 1) {
  const answer = await site.post(path, body, from(client))
  return { status: answer.status, headers: answer.headers, page: await answer.text() }
}

test('an unknown or unpublished form is a 404, to read and to send [FRM-002]', async ({ site }) => {
  await aForm(site.ctx, { title: 'Draft', published: false })
  for (const path of ['/forms/draft', '/forms/no-such-form']) {
    expect((await site.get(path)).status).toBe(404)
    expect((await site.post(path, TERMS)).status).toBe(404)
  }
})

test('the list shows title and creation date of published forms, newest first, each linked [FRM-001, FRM-002, FRM-020]', async ({
  site,
}) => {
  await aForm(site.ctx, { title: 'Older', createdAt: new Date('2025-03-01T23:30:00Z') })
  await aForm(site.ctx, { title: 'Newer', createdAt: new Date('2026-05-02T23:30:00Z') })
  await aForm(site.ctx, { title: 'Hidden draft', published: false })
  const page = await site.page('/forms')
  expect(page.indexOf('<a href="/forms/newer">Newer</a>')).toBeGreaterThan(0)
  expect(page.indexOf('<a href="/forms/older">Older</a>')).toBeGreaterThan(page.indexOf('/forms/newer'))
  expect(page).toContain('3rd May 2026')
  expect(page).toContain('1st March 2025')
  expect(page).not.toContain('Hidden draft')
})

test('the page shows title, image, description, every type of field, terms and the button [FRM-003, FRM-004, FRM-005, FRM-006]', async ({
  site,
}) => {
  const imageId = await aPicture(site.ctx, { kind: 'training', alt: 'A huddle' })
  await aForm(site.ctx, { title: 'Kit', description: '<p>What fits?</p>', imageId, fields: ALL })
  const page = await site.page('/forms/kit')
  expect(page).toContain('<h1>Kit</h1>')
  expect(page).toContain('alt="A huddle"')
  expect(page).toContain('<p>What fits?</p>')
  expect(inputs(page, 'name')[0]).toMatch(/required="".*placeholder="As on a shirt".*size="20"/)
  expect(inputs(page, 'email')[0]).toContain('inputMode="email"')
  expect(page).toContain('Only if you want an answer.')
  expect(inputs(page, 'colour')[0]).not.toContain('multiple')
  expect(inputs(page, 'colours')[0]).toMatch(/multiple="".*size="2"/)
  expect(inputs(page, 'fit')).toHaveLength(2)
  expect(inputs(page, 'fit')[1]).toContain('checked=""')
  expect(inputs(page, 'wants')).toHaveLength(2)
  expect(inputs(page, 'samples')[0]).toContain('value="Gladly"')
  expect(inputs(page, 'notes')[0]).toContain('rows="7"')
  expect(inputs(page, 'cv')[0]).toMatch(/type="file".*accept="\.pdf"/)
  expect(page).toContain('<h3>What happens to your answers</h3>')
  expect(inputs(page, 'off')[0]).toContain('disabled=""')
  expect(inputs(page, 'terms')[0]).toContain('required=""')
  expect(page).toContain('>Send</button>')
})

test('the button has the form’s label, and shows Sending form... while sending [FRM-007, FRM-008, FRM-010]', async ({
  site,
}) => {
  await aForm(site.ctx, { title: 'Trial', sendBtnText: 'Book it' })
  const page = await site.page('/forms/trial')
  expect(page).toContain('>Book it</button>')
  expect(page).toContain('data-sending="Sending form..."')
  expect(page).toContain('src="/form.js"')
})

test('a captcha is shown only if the form requires one [FRM-006, FRM-015]', async ({ site }) => {
  const form = await aForm(site.ctx, { title: 'Guarded', enableCaptcha: true })
  await aForm(site.ctx, { title: 'Unguarded' })
  expect(await site.page('/forms/guarded')).toContain(`challenge="/api/captcha/form%3A${form.id}"`)
  expect(await site.page('/forms/unguarded')).not.toContain('altcha-widget')
})

test('a refused form shows what is missing at each field and keeps the input [FRM-014, FRM-016, FRM-017, FRM-018]', async () => {
  const site = await open()
  await aForm(site.ctx, { title: 'Kit', fields: ALL })
  const { status, page } = await send(site, '/forms/kit', {
    name: ' ',
    email: 'no-address',
    colour: 'Red',
    wants: 'Navy',
    notes: 'Seams <b>itch</b>',
  })
  expect(status).toBe(422)
  expect(page).toMatch(/id="f-name-error".{0,300}Name is required/s)
  expect(page).toMatch(/id="f-email-error".{0,300}Please enter an e-mail address like name@example.org/s)
  expect(page).toMatch(/id="f-terms-error".{0,300}Please accept the terms/s)
  expect(page).toContain('value="no-address"')
  expect(page).toContain('<option value="Red" selected="">')
  expect(inputs(page, 'wants')[1]).toContain('checked=""')
  expect(page).toContain('Seams &lt;b&gt;itch&lt;/b&gt;')
  expect(inputs(page, 'off')[0]).toContain('value="This one"')
})

test('typed text is escaped in the page [FRM-018]', async () => {
  const site = await open()
  await aForm(site.ctx, { title: 'Kit', fields: ALL })
  const attack = '"><img src=x onerror=alert(1)><script>alert(1)</script>'
  const body = Object.fromEntries([...ALL.map(({ name }) => [name, attack]), ['__proto__', attack]])
  const { status, page } = await send(site, '/forms/kit', body)
  expect(status).toBe(422)
  expect(page).toContain('value="&quot;&gt;&lt;img src=x onerror=alert(1)&gt;')
  expect(page).not.toMatch(/<img src=x|<script>alert/)
})

test('a body that is not a form is refused with 400', async ({ site }) => {
  await aForm(site.ctx, { title: 'Malformed' })
  const broken = await site.request('/forms/malformed', {
    method: 'POST',
    body: 'x',
    headers: { 'content-type': 'multipart/form-data' },
  })
  expect(broken.status).toBe(400)
})

test('a form without its captcha is not sent, and an alert keeps the input [FRM-015, FRM-018]', async () => {
  const site = await open()
  await aForm(site.ctx, { title: 'Guarded', enableCaptcha: true })
  const typed = { name: 'Ana', email: 'ana@example.org', altcha: 'e30=', ...TERMS }
  const { status, page } = await send(site, '/forms/guarded', typed)
  expect(status).toBe(422)
  expect(page).toMatch(/role="alert".{0,400}Error sending the form/s)
  expect(page).toContain('value="Ana"')
  expect(inputs(page, 'terms')[0]).toContain('checked=""')
})

test('a server error is shown in an alert that keeps the input [FRM-018]', async () => {
  const lines: string[] = []
  const log = pino({ level: 'error' }, { write: (line: string) => void lines.push(line) })
  const broken = () => Promise.reject(new Error('the captcha is unavailable'))
  const site = await aSite({ captcha: { challenge: broken, verify: broken }, log }, { TRUST_PROXY: '1' })
  await aForm(site.ctx, { title: 'Guarded', enableCaptcha: true })
  const { status, page } = await send(site, '/forms/guarded', {
    name: 'Ana',
    email: 'ana@example.org',
    ...TERMS,
  })
  expect(status).toBe(500)
  expect(page).toMatch(/role="alert".{0,400}Error sending the form\.<\/b> Something went wrong on our side/s)
  expect(page).toContain('value="ana@example.org"')
  expect(lines).toEqual([expect.stringContaining('the captcha is unavailable')])
})

test('the eleventh form within an hour is refused with the same alert [FRM-018]', async () => {
  const site = await open()
  await aForm(site.ctx)
  const body = { name: 'Ana', email: 'ana@example.org', ...TERMS }
  for (let n = 0; n < 10; n += 1) expect((await send(site, '/forms/contact-us', body)).status).toBe(200)
  const { status, page, headers } = await send(site, '/forms/contact-us', body)
  expect(status).toBe(429)
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(3500)
  expect(page).toContain('Error sending the form')
  expect((await send(site, '/forms/contact-us', body, 2)).status).toBe(200)
})

test('a confirmation replaces the sent form, with a notice [FRM-009, FRM-010, FRM-019]', async () => {
  const site = await open()
  await aForm(site.ctx, { confirmationMessage: '<h2>Thank you for writing</h2>' })
  const { status, page } = await send(site, '/forms/contact-us', {
    name: '<script>alert(1)</script>',
    email: 'ana@example.org',
    ...TERMS,
  })
  expect(status).toBe(200)
  expect(page).toMatch(/role="status".{0,400}Form sent/s)
  expect(page).toContain('<h2>Thank you for writing</h2>')
  expect(page).not.toContain('name="terms"')
  expect(page).not.toContain('alert(1)')
  expect(await site.ctx.db.select().from(mails)).toHaveLength(1)
})

test('terms count only when they are accepted [FRM-011, FRM-014]', async () => {
  const site = await open()
  await aForm(site.ctx)
  const body = { name: 'Ana', email: 'ana@example.org' }
  for (const terms of ['not_accepted', 'on', ''])
    expect((await send(site, '/forms/contact-us', { ...body, terms })).status).toBe(422)
  expect((await send(site, '/forms/contact-us', { ...body, terms: 'accepted' })).status).toBe(200)
  const [result] = await site.ctx.db.select().from(formResults)
  expect(result!.data.at(-1)).toEqual({ label: 'Terms', value: 'accepted' })
})

const keyIn = (page: string) => inputs(page, '_key')[0]?.match(/value="([^"]+)"/)?.[1]

test('a form that may be answered without an e-mail address has another key on each page, so that equal answers of two visitors count twice and a double click once', async () => {
  const site = await open()
  const vote: FormField = { name: 'colour', label: 'Colour', typeField: 'radio', options }
  await aForm(site.ctx, { title: 'Vote', fields: [vote] })
  const keys = [keyIn(await site.page('/forms/vote')), keyIn(await site.page('/forms/vote'))]
  for (const key of [...keys, ...keys]) {
    const { status, page } = await send(site, '/forms/vote', { colour: 'Navy', _key: key ?? '', ...TERMS })
    expect(status).toBe(200)
    expect(page).toContain('Form sent')
  }
  expect(await site.ctx.db.select().from(formResults)).toHaveLength(2)
})

test('a form that requires an e-mail address has no key, so that the page cache keeps it', async ({
  site,
}) => {
  await aForm(site.ctx, { title: 'Cached' })
  expect(keyIn(await site.page('/forms/cached'))).toBeUndefined()
})
