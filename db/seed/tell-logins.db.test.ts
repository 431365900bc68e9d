import { expect, test } from 'vitest'
import { logIn } from '../../src/features/accounts/commands/log-in.server.ts'
import { aCtx } from '../../tests/support/database.ts'
import { DEMO_LOGINS, DEMO_PASSWORD } from './demo-logins.ts'
import { seedAccounts } from './story/accounts.ts'
import { demoLoginTable } from './tell-logins.ts'

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
