import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { serverAudits } from 'graphql-http'
import { expect, onTestFinished } from 'vitest'
import { type TestSite, test } from '../../../tests/support/site.ts'

type Bundle = typeof import('../../main.ts')

/** The product on a free port, for clients over HTTP. */
async function anAddress({ site }: TestSite): Promise<string> {
  const { listener } = (await import(join(import.meta.dirname, '../../../build/server/index.js'))) as Bundle
  const server = createServer(listener(site)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  const { port } = server.address() as AddressInfo
  return `http://127.0.0.1:${port}/api/graphql`
}

test('GraphQL over HTTP follows its specification: all 61 audits pass [API-001]', async ({ site }) => {
  const url = await anAddress(site)
  const audits = serverAudits({ url, fetchFn: fetch })
  const failed: string[] = []
  for (const audit of audits) {
    const result = await audit.fn()
    if (result.status !== 'ok') failed.push(`${result.status}: ${audit.name} (${result.reason})`)
  }
  expect(failed).toEqual([])
  expect(audits).toHaveLength(61)
})
