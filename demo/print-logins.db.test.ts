import { expect, test } from 'vitest'
import { logIn } from '../src/features/accounts/commands/log-in.server.ts'
import { parseConfig } from '../src/platform/config/config.ts'
import { seeds } from '../src/platform/database/table.server.ts'
import { openLog } from '../src/platform/log/log.ts'
import { aCtx } from '../tests/support/database.ts'
import { seedAccounts } from './data/accounts.ts'
import { DEMO_LOGINS, DEMO_PASSWORD } from './demo-logins.ts'
import { demoLoginTable, printDemoLogins } from './print-logins.ts'
import { DEMO } from './seed.ts'

test('every login that the start prints works, with its role', async () => {
  const ctx = await aCtx()
  await seedAccounts(ctx)
  const table = demoLoginTable(ctx.config.publicUrl)
  for (const { email, role } of DEMO_LOGINS) {
    expect(table).toMatch(new RegExp(`${role} +${email}`))
    expect(await logIn(ctx, { identifier: email, password: DEMO_PASSWORD })).toMatchObject({ user: { role } })
  }
  expect(table).toContain(DEMO_PASSWORD)
})

test('without a terminal the log says how to log in, and a last plain line where', async () => {
  const lines: string[] = []
  const log = openLog('info', { write: (text) => lines.push(text) })
  const said: string[] = []
  const { db } = await aCtx()
  await db.insert(seeds).values({ name: DEMO, startedAt: new Date(), finishedAt: new Date() })
  const config = parseConfig({ DATA_DIR: '.data/test', DEMO: '1' })
  await printDemoLogins({ config, db, log }, { isTerminal: false, say: (line) => said.push(line) })
  expect(lines.join('')).toContain('administrator at demo.club')
  expect(lines.join('')).toContain('seven-metre-throw')
  expect(said).toEqual([`The demo club is ready. Open ${config.publicUrl.href} in your browser.\n`])
})
