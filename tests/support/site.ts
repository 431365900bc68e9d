import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { test as base, onTestFinished } from 'vitest'
import { SYSTEM } from '../../src/kernel/actor.ts'
import type { Ctx, Ports } from '../../src/platform/context.ts'
import { NO_PAGES } from '../../src/platform/pagecache/tags.ts'
import { createDatabase, TEST_NOW } from './database.ts'

type Bundle = typeof import('../../src/main.ts')
export type TestSite = Awaited<ReturnType<typeof openSite>>

/** The built product, on a database of its own: a Request in, a Response out. `npm test` builds it first. */
async function openSite(given: Partial<Ports> = {}, env: Record<string, string> = {}) {
  const { app, open, parseConfig } = (await import(
    join(import.meta.dirname, '../../build/server/index.js')
  )) as Bundle
  const database = await createDatabase()
  const config = parseConfig({
    DATABASE_URL: database.url,
    DATA_DIR: `.data/test/${randomUUID()}`,
    SERVICES: 'web',
    LOG_LEVEL: 'error',
    ...env,
  })
  const site = await open(config, { clock: { now: () => TEST_NOW }, ...given })
  const hono = app(site)
  const ctx: Ctx = { ...site.ports, actor: SYSTEM, pages: NO_PAGES, client: 'local', requestId: 'test' }
  return {
    site,
    /** For builders: the product itself acts. */
    ctx,
    request: (path: string, init?: RequestInit) => hono.request(path, init),
    get: (path: string, headers: Record<string, string> = {}) => hono.request(path, { headers }),
    post: (path: string, body: Record<string, string> | FormData, headers: Record<string, string> = {}) =>
      hono.request(path, {
        method: 'POST',
        body: body instanceof FormData ? body : new URLSearchParams(body),
        headers,
      }),
    sendJson: (method: string, path: string, body: unknown, headers: Record<string, string> = {}) =>
      hono.request(path, {
        method,
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json', ...headers },
      }),
    /** The page as text, for words that must stand on it. */
    page: async (path: string, headers: Record<string, string> = {}) =>
      (await hono.request(path, { headers })).text(),
    async close() {
      await site.close()
      await database.drop()
    },
  }
}

/** A site of this test's own, empty but for what the test puts in. */
export async function aSite(given?: Partial<Ports>, env?: Record<string, string>): Promise<TestSite> {
  const site = await openSite(given, env)
  onTestFinished(() => site.close())
  return site
}

/** `test` with one empty site for the whole file: `test('...', async ({ site }) => ...)`. */
export const test = base.extend<{ site: TestSite }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: vitest reads the fixtures it needs from this pattern
    async ({}, use) => {
      const site = await openSite()
      await use(site)
      await site.close()
    },
    { scope: 'file' },
  ],
})
