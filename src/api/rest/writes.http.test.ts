import { expect } from 'vitest'
import { test } from '../../../tests/support/site.ts'

const JSON_TYPE = { 'content-type': 'application/json' }

test('a write from another site is refused for every user [API-042]', async ({ site }) => {
  const headers = { ...(await site.signIn('administrator')), origin: 'https://evil.example' }
  expect((await site.sendJson('POST', '/api/posts', { Title: 'x' }, headers)).status).toBe(403)
})

test('a body that is not JSON is refused with a message [API-042]', async ({ site }) => {
  const headers = await site.signIn('administrator')
  for (const init of [
    { body: 'Title=x', headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' } },
    { body: '{"Title":', headers: { ...headers, ...JSON_TYPE } },
    { body: '{"Title":"x"}', headers },
  ]) {
    const answer = await site.request('/api/posts', { method: 'POST', ...init })
    expect(answer.status).toBe(400)
    expect((await answer.json()).message).toBe('The body must be JSON, sent as application/json')
  }
})

test('every invalid field is named at once, with 422 [API-042, API-043]', async ({ site }) => {
  const headers = await site.signIn('administrator')
  const answer = await site.sendJson(
    'POST',
    '/api/posts',
    { Title: '', Slug: 'A b', _id: 'x', role: 'x' },
    headers,
  )
  expect(answer.status).toBe(422)
  expect(await answer.json()).toMatchObject({
    statusCode: 422,
    data: {
      errors: {
        Title: ['Title is required'],
        Slug: ['Slug takes lower-case letters, digits and single hyphens'],
        _id: ['_id is not a field of posts that you can write'],
        role: ['role is not a field of posts that you can write'],
      },
    },
  })
})

test('an entry is created, read, changed and deleted, and visitors see each step immediately [API-042, API-043]', async ({
  site,
}) => {
  const headers = await site.signIn('administrator')
  const made = await site.sendJson(
    'POST',
    '/api/posts/',
    { Title: 'Kit rules', Content: '<p>Red</p>' },
    headers,
  )
  expect(made.status).toBe(201)
  expect(made.headers.get('etag')).toBe('"1"')
  const { _id } = await made.json()
  const read = async () => (await site.get(`/api/posts/${_id}`)).json()
  expect(await read()).toMatchObject({ _id, Title: 'Kit rules', Slug: 'kit-rules', Content: '<p>Red</p>' })
  const changed = await site.sendJson('PUT', `/api/posts/${_id}`, { Title: 'Shirt rules' }, headers)
  expect(await changed.json()).toMatchObject({ Title: 'Shirt rules', Content: '<p>Red</p>', version: 2 })
  expect(await read()).toMatchObject({ Title: 'Shirt rules' })
  const gone = await site.request(`/api/posts/${_id}`, { method: 'DELETE', headers })
  expect(await gone.json()).toEqual({ _id, id: _id })
  expect((await site.get(`/api/posts/${_id}`)).status).toBe(404)
})

test('a write based on an older version is refused with 409 and a message [API-043]', async ({ site }) => {
  const headers = await site.signIn('administrator')
  const { _id } = await (await site.sendJson('POST', '/api/posts', { Title: 'Rules' }, headers)).json()
  const put = (body: unknown, more: Record<string, string> = {}) =>
    site.sendJson('PUT', `/api/posts/${_id}`, body, { ...headers, ...more })
  expect((await put({ Title: 'Rules 2' }, { 'if-match': '"1"' })).status).toBe(200)
  for (const late of [
    await put({ Title: 'Rules 3' }, { 'if-match': '"1"' }),
    await put({ Title: 'R', version: 1 }),
  ]) {
    expect(late.status).toBe(409)
    expect(await late.json()).toMatchObject({ reason: 'CHANGED', version: 2 })
  }
  expect((await put({ Title: 'Rules 3' }, { 'if-match': 'W/"x"' })).status).toBe(409)
  expect((await put({ Title: 'Rules 3' }, { 'if-match': '*' })).status).toBe(200)
})

test('administrators can read and restore earlier versions of an entry [API-043]', async ({ site }) => {
  const headers = await site.signIn('administrator')
  const { _id } = await (await site.sendJson('POST', '/api/posts', { Title: 'One' }, headers)).json()
  await site.sendJson('PUT', `/api/posts/${_id}`, { Title: 'Two' }, headers)
  const revisions = await (await site.get(`/api/posts/${_id}/revisions`, headers)).json()
  expect(revisions.map((one: { data: { Title: string } }) => one.data.Title)).toEqual(['Two', 'One'])
  const restored = await site.sendJson('POST', `/api/posts/${_id}/revisions/1/restore`, {}, headers)
  expect(await restored.json()).toMatchObject({ Title: 'One', version: 3 })
  expect((await site.sendJson('POST', `/api/posts/${_id}/revisions/9/restore`, {}, headers)).status).toBe(404)
})
