import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { listenOn } from './serve.ts'
import { startingHandler } from './starting.ts'

async function starting() {
  const start = startingHandler()
  const server = await listenOn(start.handler, '127.0.0.1', 0)
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  return { ...start, get: (path: string) => fetch(`http://127.0.0.1:${port}${path}`) }
}

test('a starting site is not ready and shows a page that reloads', async () => {
  const { get } = await starting()

  expect((await get('/readyz')).status).toBe(503)
  const page = await get('/teams')
  expect(page.status).toBe(503)
  expect(page.headers.get('retry-after')).toBe('2')
  expect(await page.text()).toContain('This page reloads automatically')
})

test('a starting site is alive', async () => {
  const { get } = await starting()

  expect((await get('/healthz')).status).toBe(200)
})

test('once ready, the site answers', async () => {
  const { get, ready } = await starting()

  ready((_req, res) => res.end('the site'))

  expect(await (await get('/teams')).text()).toBe('the site')
})
