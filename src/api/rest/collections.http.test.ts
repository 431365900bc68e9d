import { expect } from 'vitest'
import { anEvent } from '../../../demo/builders/event.ts'
import { test } from '../../../tests/support/site.ts'

test('an unknown collection and an unknown entry return 404 [API-064]', async ({ site }) => {
  for (const path of [
    '/api/nothing',
    '/api/posts/nothing',
    '/api/posts/01890000-0000-7000-8000-000000000000',
  ]) {
    const answer = await site.get(path)
    expect(answer.status).toBe(404)
    expect(await answer.json()).toMatchObject({ statusCode: 404, error: 'Not Found' })
  }
})

test('an invalid query returns 400 with a message for each parameter [API-064, SYS-005]', async ({
  site,
}) => {
  const answer = await site.get('/api/posts?_limit=all&colour=red')
  expect(answer.status).toBe(400)
  expect((await answer.json()).data.errors).toEqual({
    _limit: ['must be a whole number, 0 or more'],
    colour: ['colour is not a field of posts'],
  })
})

test('list, count and entry return JSON, with and without a trailing slash [SYS-005, API-002]', async ({
  site,
}) => {
  const event = await anEvent(site.ctx, { name: 'Quiz night' })
  for (const slash of ['', '/']) {
    const list = await site.get(`/api/events${slash}?Name=Quiz night`)
    expect(list.headers.get('content-type')).toBe('application/json; charset=utf-8')
    expect(await list.json()).toMatchObject([{ _id: event.id, Name: 'Quiz night' }])
    expect(await (await site.get(`/api/events/count${slash}?Name=Quiz night`)).text()).toBe('1')
    expect(await (await site.get(`/api/events/${event.id}${slash}`)).json()).toMatchObject({ _id: event.id })
  }
})

test('a write is visible to the next anonymous request, because cached responses are dropped [SYS-005]', async ({
  site,
}) => {
  const count = async () => Number(await (await site.get('/api/events/count')).text())
  const before = await count()
  await anEvent(site.ctx, { name: 'One more' })
  await expect.poll(count).toBe(before + 1)
})
