import { expect } from 'vitest'
import { anEvent } from '../../demo/builders/event.ts'
import { aPost } from '../../demo/builders/post.ts'
import { listening } from '../../tests/support/listening.ts'
import { aSite, test } from '../../tests/support/site.ts'

/** The page cache uses the system clock. */
const onTime = () => aSite({ clock: { now: () => new Date() } })
const deep = (levels: number) => '['.repeat(levels) + ']'.repeat(levels)

test('every spelling of an address shares one cache key [SYS-040]', async () => {
  const site = await onTime()
  await anEvent(site.ctx, { name: 'Summer party' })
  const { get } = await listening(site)
  const [event, store] = ['/events/summer-party', '/store/search']
  const first = await (await get(event)).text()
  await expect.poll(() => site.site.cache.size).toBe(1)
  for (const odd of [
    '/%65vents/summer-party',
    '/events/summer%2Dparty',
    '/events//summer-party',
    `${event}/`,
    `${event}?`,
  ]) {
    const answer = await get(odd)
    expect([answer.status, (await answer.text()) === first], odd).toEqual([200, true])
  }
  expect(site.site.cache.size).toBe(1)
  await get(`${store}?q=ball&page=1`)
  await expect.poll(() => site.site.cache.size).toBe(2)
  for (const odd of ['?page=1&q=ball', '?q=b%61ll&page=1', '?page=%31&q=ball&']) await get(store + odd)
  expect(site.site.cache.size).toBe(2)
})

test('an unusual spelling is not cached, even if it is requested first', async () => {
  const site = await onTime()
  await anEvent(site.ctx, { name: 'Summer party' })
  const { get } = await listening(site)
  expect((await get('/%65vents/summer-party')).status).toBe(200)
  await get('/events')
  await expect.poll(() => site.site.cache.size).toBe(1)
})

test('a zero byte in a feed’s address is a client error [SYS-040]', async ({ site }) => {
  for (const path of ['/about-us/games.ics?team=%00', '/about-us/games.ics?team=men%00', '/files/%00/640'])
    expect((await site.get(path)).status, path).toBeLessThan(500)
  expect((await site.get('/about-us/games.ics?team=%00')).status).toBe(400)
})

test('deeply nested JSON is refused by every call and in the studio [API-063]', async ({ site }) => {
  const headers = await site.signIn('administrator')
  const { id } = await aPost(site.ctx)
  const send = (method: string, path: string, body: string) =>
    site.request(path, { method, body, headers: { ...headers, 'content-type': 'application/json' } })
  for (const body of [deep(100_000), `{"Questions":${deep(5000)}}`, `{"Content":${deep(5000)}}`])
    for (const [method, path] of [
      ['PUT', `/api/posts/${id}`],
      ['PUT', '/api/configurations/1'],
      ['POST', '/api/gdutils/send_form'],
      ['POST', '/api/stripe/webhook'],
      ['POST', '/api/graphql'],
    ] as const) {
      const answer = await send(method, path, body)
      expect(answer.status, `${method} ${path}`).toBe(400)
      expect((await answer.json()).message).toBe('The JSON of this request is nested too deeply')
    }
})

test('every cookie requires https on an https site [SYS-011]', async () => {
  const site = await aSite({}, { PUBLIC_URL: 'https://club.test', SESSION_SECRET: 's'.repeat(32) })
  const cookiesOf = async (path: string, headers: Record<string, string> = {}) =>
    (await site.post(path, {}, headers)).headers.getSetCookie()
  for (const path of ['/consent', '/dismiss']) {
    const cookies = await cookiesOf(path)
    expect(cookies).toHaveLength(1)
    expect(cookies[0], path).toMatch(/; Secure$/)
  }
  const shown = (
    await site.get('/events', { cookie: 'notice=%7B%22text%22%3A%22Hi%22%7D' })
  ).headers.getSetCookie()
  expect(shown).toEqual(['notice=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax; Secure'])
})
