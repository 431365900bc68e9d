import { expect, test } from 'vitest'
import { logIn } from '../src/features/accounts/login/commands/log-in.server.ts'
import { parseConfig } from '../src/platform/config/config.ts'
import { seeds } from '../src/platform/database/table.server.ts'
import { aCtx } from '../tests/support/database.ts'
import { seedAccounts } from './data/accounts.ts'
import { DEMO_LOGINS, DEMO_PASSWORD } from './demo-logins.ts'
import { demoLoginTable, printDemoLogins } from './print-logins.ts'
import { DEMO } from './seed.ts'

test('every login printed at start works and has its role', async () => {
  const ctx = await aCtx()
  await seedAccounts(ctx)
  const table = demoLoginTable(ctx.config.publicUrl)
  for (const { email, role, title = role } of DEMO_LOGINS) {
    expect(table).toMatch(new RegExp(`${title} +${email}`))
    expect(await logIn(ctx, { identifier: email, password: DEMO_PASSWORD })).toMatchObject({ user: { role } })
  }
  expect(table).toContain(DEMO_PASSWORD)
})

test('the start output ends with copyable logins and the address as its last line', async () => {
  const { db } = await aCtx()
  await db.insert(seeds).values({ name: DEMO, startedAt: new Date(), finishedAt: new Date() })
  const config = parseConfig({ DATA_DIR: '.data/test', DEMO: '1' })
  const printed: string[] = []
  await printDemoLogins({ config, db }, (text) => printed.push(text))
  const lines = printed.join('').trimEnd().split('\n')
  expect(lines).toContainEqual(expect.stringMatching(/^ {2}administrator +administrator@demo\.club$/))
  expect(lines.at(-1)).toBe(`The demo club is ready. Open ${config.publicUrl.href} in your browser.`)
})
