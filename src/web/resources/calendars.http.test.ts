import { expect } from 'vitest'
import { aMember } from '../../../demo/builders/member.ts'
import { aTeam } from '../../../demo/builders/team.ts'
import { eventsIn } from '../../../tests/support/calendar.ts'
import { test } from '../../../tests/support/site.ts'

test('guessed addresses of private calendars are 404', async ({ site }) => {
  for (const token of ['x', 'a'.repeat(32), '..%2F..%2Fetc'])
    expect((await site.get(`/calendar/private/${token}.ics`)).status, token).toBe(404)
  expect((await site.get('/calendar/team/no-team.ics')).status).toBe(404)
  expect((await site.get('/calendar/venue/no-hall.ics')).status).toBe(404)
  expect((await site.get('/calendar/duty/x.ics')).status).toBe(404)
})

test('a calendar that has not changed is answered with 304', async ({ site }) => {
  await aTeam(site.ctx, { name: 'Men 1', slug: 'men-1' })
  const first = await site.get('/calendar/team/men-1.ics')
  expect(first.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
  expect(eventsIn(await first.text())).toEqual([])
  const etag = first.headers.get('etag') ?? ''
  const again = await site.get('/calendar/team/men-1.ics', { 'if-none-match': etag })
  expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag])
})

test('the page shows the address, which is read without a login and kept by nobody else', async ({
  site,
}) => {
  const headers = await site.signIn(await aMember(site.ctx))
  const page = await site.page('/members/calendar', headers)
  const [, path = ''] = /value="https?:\/\/[^/]+(\/calendar\/private\/[\w-]+\.ics)"/.exec(page) ?? []
  const feed = await site.get(path)
  expect([feed.status, feed.headers.get('cache-control')]).toEqual([200, 'private, no-cache'])
  expect(feed.headers.get('referrer-policy')).toBe('no-referrer')
  expect((await site.post('/members/calendar', {}, headers)).status).toBe(303)
  expect((await site.get(path)).status).toBe(404)
})

test('the members’ area has a manifest of its own, and public pages that of the site', async ({ site }) => {
  const manifest = await (await site.get('/members/manifest.webmanifest')).json()
  expect(manifest).toMatchObject({
    start_url: '/members/dashboard/',
    scope: '/members/',
    display: 'standalone',
  })
  expect(await site.page('/members/dashboard/', await site.signIn('member'))).toContain(
    'href="/members/manifest.webmanifest"',
  )
  const home = await site.page('/')
  expect(home).toContain('href="/manifest.webmanifest"')
  expect(home).not.toContain('/members/manifest.webmanifest')
})
