import { expect } from 'vitest'
import { aPost } from '../../demo/builders/post.ts'
import { test } from '../../tests/support/site.ts'
import { STATIC_PAGES } from './static-pages.ts'

test('a visitor reads every public page without a login, with and without a trailing slash [SYS-002, SYS-006, SYS-056, SYS-065]', async ({
  site,
}) => {
  for (const slug of [...Object.values(STATIC_PAGES), 'privacy-policy'])
    await aPost(site.ctx, { title: slug, slug })
  const paths = [
    '/',
    '/gd/privacy-policy',
    '/events',
    '/forms',
    '/teams',
    '/about-us/games',
    '/about-us/members',
    '/about-us/trainings',
    '/about-us/who-is-who',
    '/about-us/how-to-join',
    '/about-us/register',
    '/about-us/subscription',
    '/media/photos',
    '/members/access',
  ]
  for (const path of paths)
    for (const slash of path === '/' ? [''] : ['', '/']) {
      const answer = await site.get(path + slash)
      expect([path + slash, answer.status]).toEqual([path + slash, 200])
    }
})

test('each page has one h1, one main, its own title and a skip link', async ({ site }) => {
  const titles = new Set<string | undefined>()
  const paths = [
    '/',
    '/events',
    '/teams',
    '/about-us/games',
    '/about-us/members',
    '/about-us/trainings',
    '/media/photos',
  ]
  for (const path of paths) {
    const page = await site.page(path)
    expect([path, page.match(/<h1/g)?.length, page.match(/<main/g)?.length]).toEqual([path, 1, 1])
    expect(page).toContain('<a class="skip-link" href="#main">')
    titles.add(page.match(/<title>(.*?)<\/title>/)?.[1])
  }
  expect(titles.size).toBe(paths.length)
})

test('a path in another case redirects to the canonical one, and parameters keep their case [SYS-006, resolutions E21]', async ({
  site,
}) => {
  for (const [typed, own] of [
    ['/TEAMS', '/teams'],
    ['/About-Us/Members/?q=Ana', '/about-us/members/?q=Ana'],
    ['/Events/Summer-Fair', '/events/Summer-Fair'],
  ] as const) {
    const answer = await site.get(typed)
    expect([answer.status, answer.headers.get('location')]).toEqual([301, own])
  }
  expect((await site.get('/NOWHERE')).status).toBe(404)
  expect((await site.get('/events/Summer-Fair')).status).toBe(404)
})
