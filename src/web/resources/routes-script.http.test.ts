import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { expect } from 'vitest'
import { anAlbum } from '../../../demo/builders/album.ts'
import { test } from '../../../tests/support/site.ts'

const scriptsIn = (html: string) => [...new Set(html.match(/\/assets\/[\w.-]+\.js/g))]
const routesIn = (html: string) =>
  scriptsIn(html).find((address) => address.startsWith('/assets/routes-')) ?? ''

test('browsers get the site’s routes, cached permanently, without those of the admin area', async ({
  site,
}) => {
  const answer = await site.get(routesIn(await site.page('/about-us/register')))
  expect(answer.status).toBe(200)
  expect(answer.headers.get('cache-control')).toContain('immutable')
  const text = await answer.text()
  expect(text).toContain('routes/public/register')
  expect(text).not.toContain('routes/admin')
  expect((await site.get('/assets/routes-of-another-build.js')).status).toBe(404)
})

test('pages with scripts load at most 130 kB of them', async ({ site }) => {
  const { albumId } = await anAlbum(site.ctx)
  for (const path of ['/about-us/register', `/media/photos/${albumId}`]) {
    const bytes = scriptsIn(await site.page(path)).map(async (address) =>
      address.startsWith('/assets/routes-')
        ? Buffer.from(await site.page(address))
        : readFileSync(`build/client${address}`),
    )
    const weight = (await Promise.all(bytes)).reduce((sum, body) => sum + gzipSync(body).length, 0)
    expect(weight, path).toBeLessThanOrEqual(130 * 1024)
  }
})
