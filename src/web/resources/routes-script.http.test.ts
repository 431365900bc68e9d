import { expect } from 'vitest'
import { anAlbum } from '../../../demo/builders/album.ts'
import { type TestSite, test } from '../../../tests/support/site.ts'

const scriptsIn = (html: string) => [...new Set(html.match(/\/assets\/[\w.-]+\.js/g))]
const routesIn = (html: string) =>
  scriptsIn(html).find((address) => address.startsWith('/assets/routes-')) ?? ''

/** Returns the page on which members tag photos, one of the two outside the admin area that hydrate. */
async function hydratedPage(site: TestSite): Promise<string> {
  const { albumId } = await anAlbum(site.ctx)
  return site.page(`/media/photos/${albumId}/tag`, await site.signIn('member'))
}

test('browsers get the site’s routes, cached permanently, without those of the admin area', async ({
  site,
}) => {
  const answer = await site.get(routesIn(await hydratedPage(site)))
  expect(answer.status).toBe(200)
  expect(answer.headers.get('cache-control')).toContain('immutable')
  const text = await answer.text()
  expect(text).toContain('routes/members/album-tag')
  expect(text).not.toContain('routes/admin')
  expect((await site.get('/assets/routes-of-another-build.js')).status).toBe(404)
})

test('stylesheets come before scripts, so that a slow network shows the page first', async ({ site }) => {
  const page = await hydratedPage(site)
  const script = page.indexOf('rel="modulepreload"')
  expect(script).toBeGreaterThan(page.lastIndexOf('rel="stylesheet"'))
  expect(script).toBeLessThan(page.indexOf('</head>'))
})
