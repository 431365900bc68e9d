import { expect, test } from 'vitest'
import { parseConfig } from '../../src/platform/config/config.ts'
import { seeds } from '../../src/platform/database/table.server.ts'
import { openLog } from '../../src/platform/log/log.ts'
import { aCtx } from '../../tests/support/database.ts'
import { DEMO } from './seed.ts'
import { tellDemoLogins } from './tell-logins.ts'

test('who starts the demo without a terminal reads in the log how to log in', async () => {
  const lines: string[] = []
  const log = openLog('info', { write: (text) => lines.push(text) })
  const { db } = await aCtx()
  await db.insert(seeds).values({ name: DEMO, startedAt: new Date(), finishedAt: new Date() })
  await tellDemoLogins({ config: parseConfig({ DATA_DIR: '.data/test', DEMO: '1' }), db, log }, false)
  expect(lines.join('')).toContain('administrator at demo.club')
  expect(lines.join('')).toContain('seven-metre-throw')
})
