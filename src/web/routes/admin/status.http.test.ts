import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { aSite, test } from '../../../../tests/support/site.ts'
import { makeBackup } from '../../../platform/backup/make-backup.ts'
import { transact } from '../../../platform/database/transact.ts'
import { mails } from '../../../platform/email/table.server.ts'
import { addJob } from '../../../platform/jobs/jobs.ts'

/** The visible text, without tags and double spaces. */
const wordsOf = (html: string) => html.replace(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')

test('only the administrator can read the status', async ({ site }) => {
  for (const role of ['member', 'coach', 'finance', 'shop'] as const) {
    expect((await site.get('/admin/status', await site.signIn(role))).status, role).toBe(403)
  }
  expect((await site.get('/admin/status')).status).toBe(302)
})

test('the status shows versions, database, jobs, e-mails, disk and uptime in plain words without scripts', async ({
  site,
}) => {
  const words = wordsOf(await site.page('/admin/status', await site.signIn('administrator')))
  expect(words).toContain(`Node ${process.versions.node}`)
  expect(words).toMatch(/Version \d+\.\d+\.\d+ on Node/)
  expect(words).toMatch(/Server PostgreSQL \d+\.\d+ external/)
  expect(words).toMatch(/Version (\d+) of \1 up to date/)
  expect(words).toMatch(/Connections \d+ in use, \d+ free/)
  expect(words).not.toMatch(/ Schema \d| (?:embedded|your own) Size/)
  expect(words).toMatch(/Uptime \d+ \w+ Memory [\d.]+ [MG]B/)
  expect(words).toMatch(/Free [\d.]+ [GT]B Used \d+ % of/)
  expect(words).toContain('There is no backup yet')
})

test('the administrator finds the status in the sidebar, and other staff have no link to it', async ({
  site,
}) => {
  const boss = await site.signIn('administrator')
  expect(await site.page('/admin', boss)).toContain('href="/admin/status"')
  const page = await site.page('/admin/status', boss)
  expect(page.match(/<section/g)).toHaveLength(6)
  expect(await site.page('/admin', await site.signIn('coach'))).not.toContain('href="/admin/status"')
})

test('failed jobs, waiting jobs and failed e-mails are counted with their age and without names', async () => {
  const site = await aSite()
  const { ctx } = site
  await transact(ctx, async (tx) => {
    for (const key of ['given-up', 'old', 'later']) await addJob(tx, 'mail', { id: 'secret-of-the-job' }, key)
  })
  const set = (key: string, values: string) =>
    ctx.db.execute(sql`update graphile_worker._private_jobs set ${sql.raw(values)} where key = ${key}`)
  await set(
    'given-up',
    `attempts = 12, last_error = 'to: ana@example.org', updated_at = now() - interval '5 hours'`,
  )
  await set('old', `run_at = now() - interval '30 minutes'`)
  await set('later', `run_at = now() + interval '1 day'`)
  await ctx.db.insert(mails).values({
    fromEmail: 'club@example.org',
    toEmail: 'ana@example.org',
    subject: 'Hello',
    html: '',
    text: '',
    status: 'failed',
  })
  const page = await site.page('/admin/status', await site.signIn('administrator'))
  const words = wordsOf(page)
  expect(words).toContain(
    'Waiting 1 the oldest for 30 minutes Running 0 Scheduled 1 Failed: sending e-mails 1 the oldest 5 hours ago',
  )
  expect(words).toContain('Background work has been waiting for 30 minutes')
  expect(words).toContain('1 e-mail could not be sent. Show them')
  expect(page).not.toMatch(/ana@example|secret-of-the-job/)
})

test('the last backup is shown by its date', async () => {
  const backupDir = `.data/test/${randomUUID()}`
  const site = await aSite({}, {}, { backupDir })
  const { config, clock } = site.ctx
  const now = new Date(clock.now().getTime() - 3 * 86_400_000)
  await makeBackup(
    { databaseUrl: config.databaseUrl ?? '', dataDir: config.dataDir, app: '1', now },
    backupDir,
  )
  const words = wordsOf(await site.page('/admin/status', await site.signIn('administrator')))
  expect(words).toContain('Last 17th June 2026 13:00')
  expect(words).toContain('The last backup is 3 days old')
  expect(words).toMatch(/Kept 1/)
})
