import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import type { TestSite } from './site.ts'

type Bundle = typeof import('../../src/main.ts')

/** The site on a real port, including the page cache, until the test ends. */
export async function listening({ site }: TestSite) {
  const { listener } = (await import(join(import.meta.dirname, '../../build/server/index.js'))) as Bundle
  const server = createServer(listener(site)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    origin,
    get: (path: string, headers: Record<string, string> = {}) => fetch(origin + path, { headers }),
  }
}
