import { expect } from 'vitest'
import { aForm } from '../../../demo/builders/form.ts'
import { solve } from '../../../tests/support/captcha.ts'
import { aSite, type TestSite, test } from '../../../tests/support/site.ts'
import { formResults } from '../../features/forms/table.server.ts'
import { mails } from '../../platform/email/table.server.ts'

const TERMS = { label: 'terms', value: 'accepted' }
const ANSWER = [{ label: 'Name', value: 'Ana' }, { label: ' email ', value: 'ana@example.org' }, TERMS]

const open = () => aSite({}, { TRUST_PROXY: '1' })

async function call(site: TestSite, body: unknown, client = 1) {
  const headers = { 'x-forwarded-for': `203.0.113.${client}` }
  const answer = await site.sendJson('POST', '/api/gdutils/send_form', body, headers)
  return { status: answer.status, answer: (await answer.json()) as Record<string, unknown> }
}

test('send_form refuses an invalid call, and a form that is not open [API-039]', async () => {
  const site = await open()
  const draft = await aForm(site.ctx, { published: false })
  for (const body of [undefined, [], {}, { form_id: draft.id, data: [] }, { form_id: draft.id, data: 'x' }])
    expect((await call(site, body)).status).toBe(422)
  for (const form_id of [draft.id, 'no-id'])
    expect((await call(site, { form_id, token: '', data: ANSWER })).status).toBe(404)
})

type Refused = { data: { errors: Record<string, string[]> } }

test('send_form explains what is wrong with an invalid body [API-039]', async () => {
  const site = await open()
  const json = { 'content-type': 'application/json' }
  const path = '/api/gdutils/send_form'
  const sent = await site.request(path, { method: 'POST', headers: json, body: '{"form_id":' })
  expect(sent.status).toBe(422)
  expect(((await sent.json()) as Refused).data.errors).toEqual({ '': ['The body must be a JSON object'] })
  const { answer } = await call(site, { token: 3, data: 'x' })
  expect(answer).toMatchObject({
    data: { errors: { form_id: ['is required'], token: ['must be a text'], data: ['must be a list'] } },
  })
})

test('send_form checks terms, required fields and labels again [API-039, FRM-011, FRM-014, FRM-016]', async () => {
  const site = await open()
  const { id: form_id } = await aForm(site.ctx)
  const noTerms = ANSWER.with(-1, { label: 'terms', value: 'not_accepted' })
  const errorsOf = async (data: object[]) =>
    (await call(site, { form_id, token: '', data })).answer.data as { errors: object }
  expect(await errorsOf(noTerms)).toEqual({ errors: { terms: ['Please accept the terms'] } })
  expect(await errorsOf([TERMS])).toEqual({
    errors: { name: ['Name is required'], email: ['Email is required'] },
  })
  expect(await errorsOf([{ label: 'Salary', value: '1' }, ...ANSWER])).toEqual({
    errors: { data: ['There is no field "Salary"'] },
  })
  expect(await site.ctx.db.select().from(mails)).toEqual([])
})

test('a captcha for an unknown purpose is refused in the common format', async ({ site }) => {
  for (const purpose of ['%00', 'A%20b']) {
    const answer = await site.get(`/api/captcha/${purpose}`)
    expect(answer.status).toBe(404)
    expect(await answer.json()).toMatchObject({ statusCode: 404, error: 'Not Found' })
  }
})

test('send_form requires the captcha if the form does, and accepts each solution once [API-039, FRM-015]', async () => {
  const site = await open()
  const { id: form_id } = await aForm(site.ctx, { enableCaptcha: true })
  expect(await call(site, { form_id, token: null, data: ANSWER })).toMatchObject({
    status: 403,
    answer: { message: 'Error sending the form' },
  })
  const challenge = await (await site.get(`/api/captcha/form:${form_id}`)).json()
  const token = await solve(challenge)
  expect(await call(site, { form_id, token, data: ANSWER })).toEqual({
    status: 200,
    answer: { status: true },
  })
  expect((await call(site, { form_id, token, data: ANSWER })).status).toBe(403)
})

test('send_form returns 429 for the eleventh call within an hour [API-039]', async () => {
  const site = await open()
  const { id: form_id } = await aForm(site.ctx)
  const statuses: number[] = []
  for (let n = 0; n < 11; n += 1) statuses.push((await call(site, { form_id, data: ANSWER })).status)
  expect(statuses).toEqual([...Array(10).fill(200), 429])
})

test('send_form sends a form by its labels, in any case [API-039, FRM-023]', async () => {
  const site = await open()
  const { id: form_id } = await aForm(site.ctx)
  expect((await call(site, { form_id, token: '', data: ANSWER })).answer).toEqual({ status: true })
  const [result] = await site.ctx.db.select().from(formResults)
  expect(result!.data).toEqual([
    { label: 'Name', value: 'Ana' },
    { label: 'Email', value: 'ana@example.org' },
    { label: 'Terms', value: 'accepted' },
  ])
})

test('only administrators can read form submissions [API-018, FRM-023]', async ({ site }) => {
  const { id: form_id } = await aForm(site.ctx, { title: 'Read me' })
  await call(site, { form_id, data: ANSWER })
  expect((await site.get('/api/formresults')).status).toBe(401)
  for (const role of ['member', 'coach', 'finance', 'shop'] as const)
    expect((await site.get('/api/formresults', await site.signIn(role))).status).toBe(403)
  const read = await site.get('/api/formresults', await site.signIn('administrator'))
  expect(await read.text()).toContain('ana@example.org')
})

test('GraphQL returns forms by slug to all callers, and submissions only to administrators [API-007, API-018]', async () => {
  const site = await open()
  const { id: form_id } = await aForm(site.ctx, { title: 'Trial', sendBtnText: 'Book it' })
  await aForm(site.ctx, { title: 'Draft', published: false })
  await call(site, { form_id, data: ANSWER })
  const ask = async (query: string, headers = {}) =>
    (await site.sendJson('POST', '/api/graphql', { query }, headers)).json()
  const bySlug = (slug: string) => `{ forms(where: { Slug: "${slug}" }) { _id Title SendBtnText FormData } }`
  expect(await ask(bySlug('draft'))).toEqual({ data: { forms: [] } })
  expect(await ask(bySlug('trial'))).toMatchObject({
    data: { forms: [{ _id: form_id, Title: 'Trial', SendBtnText: 'Book it' }] },
  })
  const answers = '{ formresults { data form { Title } } }'
  expect(await ask(answers)).toMatchObject({ data: { formresults: null } })
  expect(await ask(answers, await site.signIn('administrator'))).toMatchObject({
    data: { formresults: [{ data: [{ value: 'Ana' }, {}, {}], form: { Title: 'Trial' } }] },
  })
})

test('only administrators can download documents from submissions [FRM-005, FRM-023]', async ({ site }) => {
  const path =
    '/api/formresults/0199a5a5-0000-7000-8000-000000000001/papers/0199a5a5-0000-7000-8000-000000000002'
  expect((await site.get(path)).status).toBe(401)
  expect((await site.get(path, await site.signIn('coach'))).status).toBe(403)
  expect((await site.get(path, await site.signIn('administrator'))).status).toBe(404)
})

test('published forms are read by slug, with their fields and without their recipient [API-007, FRM-003]', async ({
  site,
}) => {
  await aForm(site.ctx, { title: 'By slug', recipient: 'welfare@example.org', createdAt: new Date() })
  await aForm(site.ctx, { title: 'Not yet', published: false })
  const read = async (slug: string) => (await site.get(`/api/forms?Slug=${slug}`)).json()
  expect(await read('not-yet')).toEqual([])
  const [form] = (await read('by-slug')) as Record<string, unknown>[]
  expect(form).toMatchObject({
    Title: 'By slug',
    Slug: 'by-slug',
    Published: true,
    SaveDB: true,
    EnableCaptcha: false,
    SendBtnText: '',
    ConfirmationMessageFull: '<p>Thank you, we will answer soon.</p>',
    Image: null,
    Description: '',
    FormData: {
      fields: [
        { name: 'name', typeField: 'text' },
        { name: 'email', typeField: 'email' },
      ],
    },
  })
  expect(form).toHaveProperty('_id')
  expect(form).toHaveProperty('createdAt')
  expect(form).not.toHaveProperty('Recipient')
})
