import { expect, test } from 'vitest'
import { aNewClub, createPages, versionOn } from '../support/new-club.ts'

/** Returns the internal links in a part of a page. */
const linksIn = (html: string): string[] =>
  [...html.matchAll(/<a\b[^>]*\bhref="(\/[^"#]*)/g)].map(([, href]) => String(href).replaceAll('&amp;', '&'))

test('every link in the sitemap, menus and footer of a new club leads to a page', async () => {
  const club = await aNewClub()
  const { site, boss } = club
  const named = {
    version: await versionOn(club, 'club'),
    intent: 'save',
    name: 'Bristol HC',
    town: 'Bristol',
  }
  expect((await site.post('/admin/setup/club', named, boss)).status).toBe(303)
  expect(
    (await site.post('/admin/setup/teams', { 'teams.0.name': 'Women 1', 'teams.0.kind': 'women' }, boss))
      .status,
  ).toBe(303)
  expect((await createPages(club)).status).toBe(303)
  expect((await site.get('/teams')).status).toBe(503)
  expect((await site.post('/admin/setup/publish', {}, boss)).status).toBe(303)

  const sitemap = await site.page('/sitemap.xml')
  const found = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, path]) => path || '/')
  expect(found.length).toBeGreaterThan(15)
  const links = new Set(found)
  for (const path of found) for (const link of linksIn(await site.page(path))) links.add(link)
  expect(links).toContain('/gd/privacy-policy')
  expect(links).toContain('/gd/juniors')
  expect(links).toContain('/forms/trial-session/')
  const broken: [string, number][] = []
  for (const link of links) {
    const { status } = await site.get(link)
    if (status !== 200) broken.push([link, status])
  }
  expect(broken).toEqual([])
})

test('the registration of a new club asks for details and refuses an empty submission', async () => {
  const club = await aNewClub()
  const { site, boss } = club
  await createPages(club)
  await site.post('/admin/setup/publish', {}, boss)
  const page = await site.page('/about-us/register')
  expect(page).toContain('Which of these applies to you?')
  const empty = await site.post('/about-us/register?step=questions', { step: 'questions' })
  expect(empty.status).toBe(422)
})
