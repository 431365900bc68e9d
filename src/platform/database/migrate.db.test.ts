import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { aDataDir, query } from '../../../tests/support/embedded-starter.ts'
import { createDatabase } from '../../../tests/support/fresh-database.ts'
import { projectRoot } from '../config/config.ts'
import { explain } from '../config/explain.ts'
import { migrateJobs } from '../jobs/jobs.ts'
import { openLog } from '../log/log.ts'
import { openDatabase } from './database.ts'
import { migrateDatabase, migrateFrom, migrationsOf } from './migrate.ts'

test('five nodes starting at once on an empty database all start, and each migration runs once', async () => {
  const { url, drop } = await createDatabase('template1')
  onTestFinished(drop)
  const startNode = async () => {
    const db = openDatabase(url, openLog('error'), 3)
    try {
      await migrateDatabase(db, projectRoot())
      await migrateJobs(db)
    } finally {
      await db.$client.end()
    }
  }

  const started = await Promise.allSettled([1, 2, 3, 4, 5].map(startNode))

  expect(started.map((outcome) => outcome.status === 'rejected' && outcome.reason)).toEqual(
    Array(5).fill(false),
  )
  const ran =
    'select count(*) = count(distinct hash) as once, count(*) > 0 as some from drizzle.__drizzle_migrations'
  expect(await query(url, ran)).toEqual([{ once: true, some: true }])
  expect(await query(url, `select count(*)::int from pg_trigger where tgname = 'audit_log_emptied'`)).toEqual(
    [{ count: 1 }],
  )
})

test('a database of another version is refused in one sentence and left unchanged', async () => {
  const { url, drop } = await createDatabase()
  onTestFinished(drop)
  await query(url, `update drizzle.__drizzle_migrations set hash = 'of another version', created_at = 1`)
  const db = openDatabase(url, openLog('error'), 2)
  onTestFinished(() => db.$client.end())

  const refusal = await migrateDatabase(db, projectRoot()).catch((error) => explain(error))

  expect(refusal).toMatch(/^The database was made by another version .*npm run db:reset[^\n]*\.$/)
  const applied = 'select distinct hash from drizzle.__drizzle_migrations'
  expect(await query(url, applied)).toEqual([{ hash: 'of another version' }])
})

test('a migration that waits for a transaction lets others read in the meantime, and runs after it', async () => {
  const { url, drop } = await createDatabase()
  onTestFinished(drop)
  const folder = aLaterVersion('alter table teams add column later text')
  const db = openDatabase(url, openLog('error'), 4)
  onTestFinished(() => db.$client.end())
  const running = await db.$client.connect()
  await running.query('begin; select * from teams for update')

  const migrating = migrateFrom(db, folder)
  const waiting = `select count(*)::int as many from pg_locks where not granted and relation = 'teams'::regclass`
  await expect.poll(() => query(url, waiting), { timeout: 20_000 }).toEqual([{ many: 1 }])
  await expect(db.execute('select * from teams')).resolves.toMatchObject({ rows: [] })

  await running.query('commit')
  running.release()
  await migrating
  expect((await db.execute('select later from teams')).fields.map(({ name }) => name)).toEqual(['later'])
})

/** The folder of a version with one more migration. */
function aLaterVersion(migration: string): string {
  const folder = join(aDataDir(), 'migrations')
  cpSync(migrationsOf(projectRoot()), folder, { recursive: true })
  const journal = join(folder, 'meta/_journal.json')
  const { entries, ...rest } = JSON.parse(readFileSync(journal, 'utf8'))
  const next = { ...entries.at(-1), idx: entries.length, when: entries.at(-1).when + 1, tag: '9999_later' }
  writeFileSync(journal, JSON.stringify({ ...rest, entries: [...entries, next] }))
  writeFileSync(join(folder, '9999_later.sql'), migration)
  return folder
}
