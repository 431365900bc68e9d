import { test as base, expect } from 'vitest'
import { listenOn } from '../../src/platform/http/serve.ts'
import { openLog } from '../../src/platform/log/log.ts'
import { SERVER } from '../support/build.ts'
import { openSite } from '../support/site.ts'
import { ATTACKS } from './attacks.ts'
import { secretsFor } from './secrets.ts'
import { attacked, type Target, targetAt } from './target.ts'

type Bundle = typeof import('../../src/main.ts')

/** The requirements that each attack tests, by attack name. */
const CITES: Readonly<Record<string, string>> = {
  'crawl as a visitor': '[TEA-019, TEA-020, MEM-001, SYS-056]',
  'crawl as a member': '[TEA-019, TEA-020, SYS-057]',
  'hidden pictures by their addresses': '[TEA-019, PHO-005]',
  'read every collection': '[API-023, API-024, SYS-056]',
  'ask GraphQL for every field': '[API-001, SYS-056]',
}

/** One demo club on a real port, shared by all attacks in their order. */
const test = base.extend<{ target: Target }>({
  target: [
    // biome-ignore lint/correctness/noEmptyPattern: vitest reads the fixtures it needs from this pattern
    async ({}, use) => {
      let logged = ''
      const log = openLog('error', {
        write: (line) => {
          logged += line
        },
      })
      const env = { DEMO: '1', TRUST_PROXY: '1' }
      const site = await openSite({ clock: { now: () => new Date() }, log }, env)
      const { listener } = (await import(SERVER)) as Bundle
      const server = await listenOn(listener(site.site), '127.0.0.1', 0)
      const address = server.address()
      if (typeof address !== 'object' || !address) throw new Error('the product has no port')
      const origin = `http://127.0.0.1:${address.port}`
      await use(await targetAt({ origin, ctx: site.ctx, long: false, logged: () => logged }))
      server.closeAllConnections()
      await site.close()
    },
    { scope: 'file' },
  ],
})

// The first test creates the demo data, which takes minutes on a busy machine.
test('the demo contains secrets of every kind: e-mails, phones, birthdays, minors and hidden pictures', async ({
  target,
}) => {
  const kinds = new Set((await secretsFor(target.ctx, 'visitor')).values())
  expect([...kinds].sort()).toEqual(
    expect.arrayContaining([
      'a date of birth',
      'a login',
      'a meeting point',
      'a phone',
      'an e-mail',
      'the address of a hidden file',
      'the full name of a minor',
    ]),
  )
})

for (const attack of ATTACKS.filter(({ onlyLong }) => !onlyLong)) {
  test(`${attack.name}: ${attack.says} ${CITES[attack.name] ?? ''}`, async ({ target }) => {
    const { tried, findings } = await attacked(target, attack)
    expect(findings).toEqual([])
    expect(tried).toBeGreaterThan(10)
  })
}
