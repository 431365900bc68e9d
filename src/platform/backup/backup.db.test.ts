import { appendFileSync, cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { aMember } from '../../../demo/builders/member.ts'
import { aTeam } from '../../../demo/builders/team.ts'
import { aCtx, TEST_NOW } from '../../../tests/support/database.ts'
import { aDataDir, query } from '../../../tests/support/embedded-starter.ts'
import { createDatabase } from '../../../tests/support/fresh-database.ts'
import { aPhotograph } from '../../../tests/support/pictures.ts'
import { audit } from '../audit/audit.ts'
import { projectRoot } from '../config/config.ts'
import { openDatabase } from '../database/database.ts'
import { migrateDatabase } from '../database/migrate.ts'
import { transact } from '../database/transact.ts'
import { diskFiles } from '../files/disk.ts'
import { storeImage } from '../files/store-image.ts'
import { addJob } from '../jobs/jobs.ts'
import { openLog } from '../log/log.ts'
import { NO_PAGES } from '../page-cache/tags.ts'
import { filesBelow, sumOf } from './copy-files.ts'
import { makeBackup, removeOldBackups } from './make-backup.ts'
import { backupsIn } from './manifest.ts'
import { restoreBackup } from './restore-backup.ts'

const log = openLog('error')
const root = projectRoot()

async function aPlace(template: 't_template' | 'template1') {
  const { url, drop } = await createDatabase(template)
  onTestFinished(drop)
  return { databaseUrl: url, dataDir: aDataDir() }
}

const anEmptyPlace = async () => ({ ...(await aPlace('template1')), root, log })

/** A club with members, a picture, an audit entry and a waiting job. */
async function aClub(now = TEST_NOW) {
  const place = await aPlace('t_template')
  const db = openDatabase(place.databaseUrl, log, 2)
  const ctx = await aCtx({ db, files: diskFiles(join(place.dataDir, 'files')) })
  await aMember(ctx, { name: 'Zoë "Tab\t\\N" Ñandú\nof two lines', team: await aTeam(ctx) })
  await storeImage(ctx, await aPhotograph(), { name: 'x.jpg', alt: 'The team', audience: 'private' })
  await audit(db, ctx, { action: 'members.update', subject: 'members/x' })
  await transact({ db, pages: NO_PAGES }, (tx) => addJob(tx, 'mail', { id: 'x' }))
  await db.$client.end()
  writeFileSync(join(place.dataDir, 'secret'), 'of this club')
  return { ...place, app: '1.2.3', now }
}

const aBackup = async (club?: Awaited<ReturnType<typeof aClub>>) =>
  (await makeBackup(club ?? (await aClub()), aDataDir())).folder

/** Reads the rows of every table, the value of every sequence and the checksum of every file, on one connection. */
async function allOf({ databaseUrl, dataDir }: { databaseUrl: string; dataDir: string }) {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  const read = async (text: string) => (await client.query(text)).rows
  const all: Record<string, unknown> = {}
  const tables = await read(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema in ('public', 'drizzle', 'graphile_worker')`,
  )
  for (const { name } of tables) {
    if (name === 'graphile_worker.migrations') continue // contains the time at which they ran
    all[name] = await read(
      `select count(*), md5(string_agg(t::text, '|' order by t::text)) as sum from ${name} t`,
    )
  }
  all.counters = await read(
    `select schemaname, sequencename, last_value from pg_sequences where schemaname <> 'drizzle' order by 1, 2`,
  )
  all.references = await read(
    `select conrelid::regclass::text as t, conname, pg_get_constraintdef(oid) from pg_constraint where contype = 'f' order by 1, 2`,
  )
  await client.end()
  for (const path of ['files', 'secret'])
    for (const file of await filesBelow(dataDir, path)) all[file] = await sumOf(join(dataDir, file))
  return all
}

test('a backup restores every row, counter, reference and file into an empty database and folder', async () => {
  const club = await aClub()
  const before = await allOf(club)
  const place = await anEmptyPlace()

  await restoreBackup(await aBackup(club), place, false)

  const after = await allOf(place)
  expect(after).toEqual(before)
  expect(after['public.members']).toMatchObject([{ count: 1 }])
  expect(after['graphile_worker._private_jobs']).toMatchObject([{ count: 1 }])
  expect(Object.keys(after).filter((name) => name.startsWith('files/')).length).toBeGreaterThan(1)
})

test('after a restore the audit log still refuses changes', async () => {
  const place = await anEmptyPlace()
  await restoreBackup(await aBackup(), place, false)
  await expect(query(place.databaseUrl, 'delete from audit_log')).rejects.toThrow('only added')
})

test('a database or folder that is not empty is refused and left unchanged, unless replacing is requested', async () => {
  const folder = await aBackup()
  const full = await aClub()
  const before = await allOf(full)
  const place = await anEmptyPlace()

  await expect(restoreBackup(folder, { ...place, dataDir: full.dataDir }, false)).rejects.toThrow(/not empty/)
  await expect(restoreBackup(folder, { ...place, databaseUrl: full.databaseUrl }, false)).rejects.toThrow(
    'The database is not empty',
  )
  expect(await allOf(full)).toEqual(before)

  await restoreBackup(folder, place, false)
  await restoreBackup(folder, { ...place, ...full }, true)
  expect(await allOf(full)).toEqual(await allOf(place))
})

test('a database that a running site uses is refused', async () => {
  const folder = await aBackup()
  const place = await anEmptyPlace()
  const site = openDatabase(place.databaseUrl, log, 1)
  await site.execute('select 1')
  const restoring = restoreBackup(folder, place, true)
  await expect(restoring).rejects.toThrow('A running site uses this database')
  await site.$client.end()
})

test('a backup with a changed byte or a missing file is refused before anything changes', async () => {
  const folder = await aBackup()
  const [picture] = await filesBelow(folder, 'files')
  appendFileSync(join(folder, picture!), '!')
  const place = await anEmptyPlace()
  await expect(restoreBackup(folder, place, false)).rejects.toThrow(`damaged: ${picture}`)
  expect(readdirSync(place.dataDir)).toEqual([])
  expect(await query(place.databaseUrl, `select from pg_namespace where nspname = 'drizzle'`)).toEqual([])
  await expect(restoreBackup(aDataDir(), place, false)).rejects.toThrow('is not a complete backup')
})

test('a backup of a newer version is refused with its version', async () => {
  const folder = await aBackup()
  const manifest = readFileSync(join(folder, 'backup.json'), 'utf8')
  writeFileSync(join(folder, 'backup.json'), manifest.replace(/("migrations": \[\s*")/, '$1f'))
  const restoring = restoreBackup(folder, await anEmptyPlace(), false)
  await expect(restoring).rejects.toThrow('the version that made it (1.2.3)')
})

test('a backup of an earlier version gets its own schema, which the next start migrates', async () => {
  const later = join(aDataDir(), 'db/migrations')
  cpSync(join(root, 'db/migrations'), later, { recursive: true })
  const journal = join(later, 'meta/_journal.json')
  const { entries, ...rest } = JSON.parse(readFileSync(journal, 'utf8'))
  const next = { ...entries.at(-1), idx: entries.length, when: entries.at(-1).when + 1, tag: '9999_later' }
  writeFileSync(journal, JSON.stringify({ ...rest, entries: [...entries, next] }))
  writeFileSync(
    join(later, '9999_later.sql'),
    `alter table teams add column later text not null default 'yes'`,
  )
  const place = { ...(await anEmptyPlace()), root: join(later, '../..') }

  await restoreBackup(await aBackup(), place, false)
  const restored = await query(place.databaseUrl, 'select * from teams')
  expect(restored[0]).not.toHaveProperty('later')

  const db = openDatabase(place.databaseUrl, log, 2)
  onTestFinished(() => db.$client.end())
  await migrateDatabase(db, place.root)
  expect(await query(place.databaseUrl, 'select later from teams')).toEqual([{ later: 'yes' }])
})

test('a failed backup leaves nothing, and only the newest complete backups are kept', async () => {
  const into = aDataDir()
  const club = await aClub()
  const nowhere = { ...club, databaseUrl: 'postgres://club@127.0.0.1:1/club' }
  await expect(makeBackup(nowhere, into)).rejects.toThrow()
  expect(readdirSync(into)).toEqual([])

  for (const second of [1, 2, 3]) await makeBackup({ ...club, now: new Date(second * 1000) }, into)
  await expect(makeBackup({ ...club, now: new Date(3000) }, into)).rejects.toThrow('already exists')
  expect(await removeOldBackups(into, 2)).toEqual(['sevenmetre-1970-01-01T00-00-01Z'])
  expect(backupsIn(into)).toHaveLength(2)
})

test('rows written during a backup are included completely or not at all', async () => {
  const club = await aClub()
  const writer = new pg.Client({ connectionString: club.databaseUrl })
  await writer.connect()
  onTestFinished(() => writer.end())
  let writing = true
  const written = (async () => {
    for (let number = 0; writing; number += 1) {
      await writer.query('begin')
      await writer.query(
        `insert into teams (id, name, slug, genre) select gen_random_uuid(), 'T', 't-' || $1, 'men'`,
        [number],
      )
      await writer.query(
        `insert into audit_log (id, at, action, subject) select gen_random_uuid(), now(), 'both', $1`,
        [`${number}`],
      )
      await writer.query('commit')
    }
  })()
  const folder = await aBackup(club)
  writing = false
  await written

  const place = await anEmptyPlace()
  await restoreBackup(folder, place, false)
  const [counts] = await query(
    place.databaseUrl,
    `select (select count(*) from teams where slug like 't-%') as teams, (select count(*) from audit_log where action = 'both') as lines`,
  )
  expect(counts?.teams).toBe(counts?.lines)
  expect(existsSync(join(folder, 'backup.json'))).toBe(true)
})
