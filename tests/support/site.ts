import { randomUUID } from 'node:crypto'
import { test as base, onTestFinished } from 'vitest'
import { DEMO_CLUB } from '../../demo/data/club.ts'
import { type Role, SYSTEM } from '../../src/kernel/actor.ts'
import type { Ctx, Ports } from '../../src/platform/context.ts'
import { NO_PAGES } from '../../src/platform/page-cache/tags.ts'
import { noPayments } from '../../src/platform/payments/stripe.ts'
import { borrowDatabase } from './borrowed-database.ts'
import { expectFreshBuild, SERVER } from './build.ts'
import { TEST_NOW } from './database.ts'
import { type SomeMember, signIn } from './sign-in.ts'

type Bundle = typeof import('../../src/main.ts')
export type TestSite = Awaited<ReturnType<typeof openSite>>

/**
 * The built product with its own database: a Request in, a Response out. `npm test` builds it first. The caller
 * closes it.
 */
export async function openSite(
  given: Partial<Ports> = {},
  env: Record<string, string> = {},
  settings: Partial<Ports['config']> = {},
) {
  expectFreshBuild()
  const { app, open, parseConfig } = (await import(SERVER)) as Bundle
  const database = await borrowDatabase()
  const parsed = parseConfig({
    DATABASE_URL: database.url,
    DATA_DIR: `.data/test/${randomUUID()}`,
    SERVICES: 'web',
    LOG_LEVEL: 'error',
    ...env,
  })
  const config = { ...parsed, initialClub: { ...parsed.initialClub, ...DEMO_CLUB }, ...settings }
  const ports = { clock: { now: () => TEST_NOW }, payments: noPayments, ...given }
  const site = await open(config, ports, database.connect())
  const hono = app(site)
  // Builders write through this node, so that it invalidates its cached pages immediately.
  const pages = { ...NO_PAGES, drop: (tags: Iterable<string>) => site.cache.drop(tags) }
  const ctx: Ctx = { ...site.ports, actor: SYSTEM, pages, client: 'local', requestId: 'test' }
  return {
    site,
    /** The ctx of builders, with the system as actor. */
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
    /** The visible text of the page. */
    page: async (path: string, headers: Record<string, string> = {}) =>
      (await hono.request(path, { headers })).text(),
    /**
     * The headers of a logged-in user: `await site.get('/', await site.signIn('coach'))`. A role gets a new
     * account with an active member record. A member (from `aMember`) gets an account with the role member, or keeps
     * an existing one.
     */
    signIn: (who: Role | SomeMember) => signIn(ctx, who),
    async close() {
      await site.close()
      await database.giveBack()
    },
  }
}

/** A site for this test, which only contains what the test adds. */
export async function aSite(...given: Parameters<typeof openSite>): Promise<TestSite> {
  const site = await openSite(...given)
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
