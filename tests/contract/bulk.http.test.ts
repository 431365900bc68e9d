import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { aUser } from '../../demo/builders/user.ts'
import { SEND_EMAIL } from '../../src/features/members/bulk/commands/bulk-runs.server.ts'
import { startMemberRun } from '../../src/features/members/bulk/commands/start-member-run.server.ts'
import { memberSelection } from '../../src/features/members/schema.ts'
import { openDatabase, rows } from '../../src/platform/database/database.ts'
import { mails } from '../../src/platform/email/table.server.ts'
import { bulkProgress } from '../../src/platform/jobs/bulk/progress.ts'
import { openLog } from '../../src/platform/log/log.ts'
import { anActor } from '../support/actors.ts'
import { aFreePort, untilReady } from '../support/child.ts'
import { aCtx, as } from '../support/database.ts'
import { createDatabase } from '../support/fresh-database.ts'
import { aFolder, run } from '../support/product.ts'

const MANY = 500
const LETTER = {
  sender: 'info' as const,
  subject: 'Training',
  synopsis: '',
  gif: '',
  html: '<p>Hi {name}</p>',
}

test('an e-mail to five hundred people continues after its process was killed, and no one gets it twice [ADM-019]', async () => {
  const database = await createDatabase()
  onTestFinished(database.drop)
  const db = openDatabase(database.url, openLog('error'))
  onTestFinished(() => db.$client.end())
  const port = await aFreePort()
  const env = { DATABASE_URL: database.url, DATA_DIR: await aFolder(), PORT: String(port) }
  const first = run(env)
  await untilReady(port, first)
  const ctx = await aCtx({ db, clock: { now: () => new Date() } })
  const user = await aUser(ctx, { role: 'administrator' })
  const boss = anActor('administrator', { user, active: false })
  await db.execute(sql`insert into members (id, name, first_name, slug, email)
    select gen_random_uuid(), 'Person ' || n, 'Person', 'person-' || n, n || '@example.org' from generate_series(1, ${MANY}) n`)
  const request = { selection: memberSelection.parse({ all: '1' }), input: LETTER, key: 'the-letter' }
  const started = await startMemberRun(as(ctx, boss), SEND_EMAIL, request)
  if (!started.ok) throw new Error(started.reason)
  await expect.poll(() => db.$count(mails), { interval: 5 }).toBeGreaterThan(20)
  const gone = new Promise((resolve) => first.child.once('exit', resolve))
  first.child.kill('SIGKILL')
  await gone
  expect(await db.$count(mails)).toBeLessThan(MANY)

  run(env)
  const progress = () => bulkProgress(as(ctx, boss), started.runId)
  await expect.poll(async () => (await progress()).finishedAt, { timeout: 240_000 }).not.toBeNull()
  expect(await progress()).toMatchObject({ total: MANY, done: MANY, failed: 0 })
  const [sent] = await rows(db, sql`select count(*) as mails, count(distinct to_email) as people from mails`)
  expect(sent).toEqual({ mails: MANY, people: MANY })
})
