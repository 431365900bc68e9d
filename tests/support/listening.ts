import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { expect, onTestFinished } from 'vitest'
import type { TestSite } from './site.ts'

type Bundle = typeof import('../../src/main.ts')

/** The site on a real port, including the page cache, until the test ends. The cache knows of all earlier writes. */
export async function listening(testSite: TestSite) {
  const { site } = testSite
  const { listener } = (await import(join(import.meta.dirname, '../../build/server/index.js'))) as Bundle
  const server = createServer(listener(site)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  await earlierWritesKnown(testSite)
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    origin,
    get: (path: string, headers: Record<string, string> = {}) => fetch(origin + path, { headers }),
  }
}

/** Writes become known in their order, so that all earlier ones are known when this one is. */
async function earlierWritesKnown({ site, ctx }: TestSite): Promise<void> {
  const tag = randomUUID()
  const { values } = site.cache
  const mark = { value: undefined, tags: [tag], expiresAt: Number.POSITIVE_INFINITY, size: 0 }
  await expect.poll(() => values.put(tag, mark, values.begin())).toBe(true)
  await ctx.db.execute(sql`select pg_notify('page_tags', ${tag})`)
  await expect.poll(() => values.get(tag, 0)).toBeUndefined()
}
