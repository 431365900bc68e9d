import { runOnce } from 'graphile-worker'
import { expect, test } from 'vitest'
import { aUser } from '../../../demo/builders/user.ts'
import { aCtx, TEST_NOW } from '../../../tests/support/database.ts'
import { captchaSolutions } from '../../platform/captcha/table.server.ts'
import { mailTasks } from '../../platform/email/jobs.ts'
import { mails } from '../../platform/email/table.server.ts'
import { rateLimits } from '../../platform/limits/table.server.ts'
import { removeExpired } from './jobs.server.ts'
import { requestReset } from './passwords/commands/request-reset.server.ts'
import { sessions, usedChallenges, verifications } from './table.server.ts'

const before = new Date(TEST_NOW.getTime() - 1)
const after = new Date(TEST_NOW.getTime() + 1)

test('the nightly job deletes expired data and keeps the rest', async () => {
  const ctx = await aCtx()
  const user = await aUser(ctx)
  for (const expiresAt of [before, after]) {
    const name = expiresAt.toISOString()
    await ctx.db.insert(sessions).values({ token: name, userId: user.id, expiresAt })
    await ctx.db.insert(verifications).values({ identifier: name, value: name, expiresAt })
    await ctx.db.insert(usedChallenges).values({ challenge: name, expiresAt })
    await ctx.db.insert(captchaSolutions).values({ signature: name, expiresAt })
    await ctx.db.insert(rateLimits).values({ key: name, points: 1, expire: expiresAt.getTime() })
  }
  await removeExpired(ctx)
  expect((await ctx.db.select().from(sessions)).map((row) => row.expiresAt)).toEqual([after])
  expect((await ctx.db.select().from(verifications)).map((row) => row.expiresAt)).toEqual([after])
  expect((await ctx.db.select().from(usedChallenges)).map((row) => row.expiresAt)).toEqual([after])
  expect((await ctx.db.select().from(captchaSolutions)).map((row) => row.expiresAt)).toEqual([after])
  expect((await ctx.db.select().from(rateLimits)).map((row) => row.expire)).toEqual([after.getTime()])
})

test('an e-mail queued by a command is sent by its job', async () => {
  const ctx = await aCtx()
  await aUser(ctx, { email: 'ana@example.org' })
  await requestReset(ctx, { email: 'ana@example.org', altcha: '' }, async () => undefined)
  await runOnce({ pgPool: ctx.db.$client, taskList: mailTasks(ctx), noHandleSignals: true })
  expect((await ctx.db.select().from(mails)).map((mail) => mail.status)).toEqual(['sent'])
})
