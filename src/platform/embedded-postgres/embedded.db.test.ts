import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { expect, test } from 'vitest'
import {
  aCreatedDataDir,
  aDataDir,
  aStarter,
  eventually,
  query,
  started,
} from '../../../tests/support/embedded-starter.ts'
import { startEmbedded } from './embedded.ts'
import { EmbeddedDatabaseError } from './embedded-error.ts'
import { readPidFile } from './pid-file.ts'
import { startTimeOf } from './processes.ts'

test('the embedded database starts, answers and stops', async () => {
  const dataDir = aDataDir()
  const database = await started(dataDir)

  expect(await query(database.url, 'select 6 * 7 as answer')).toEqual([{ answer: 42 }])
  expect(await query(database.url, 'select current_database() as name')).toEqual([{ name: 'club' }])

  await database.stop()
  expect(existsSync(database.socketDir)).toBe(false)
  expect(existsSync(join(dataDir, 'pg.owner'))).toBe(false)
  expect(existsSync(join(dataDir, 'pg', 'postmaster.pid'))).toBe(false)
})

test('the embedded database syncs to disk, uses checksums and the UTC time zone', async () => {
  const { url } = await started(aDataDir())

  const rows = await query(
    url,
    "select name, setting from pg_settings where name in ('fsync', 'synchronous_commit', 'data_checksums', 'jit', 'TimeZone', 'listen_addresses') order by name collate \"C\"",
  )

  expect(Object.fromEntries(rows.map(({ name, setting }) => [name, setting]))).toEqual({
    TimeZone: 'UTC',
    data_checksums: 'on',
    fsync: 'on',
    jit: 'off',
    listen_addresses: '',
    synchronous_commit: 'on',
  })
})

test('a given setting replaces the default', async () => {
  const { url } = await started(await aCreatedDataDir(), { max_connections: '17' })

  expect(await query(url, 'show max_connections')).toEqual([{ max_connections: '17' }])
})

test('a folder in use is refused with its path and process', async () => {
  const dataDir = await aCreatedDataDir()
  await started(dataDir)

  const second = startEmbedded(dataDir)

  await expect(second).rejects.toThrow(EmbeddedDatabaseError)
  await expect(second).rejects.toThrow(
    `DATA_DIR ${dataDir} is in use by process ${process.pid}. Stop it or set another DATA_DIR.`,
  )
})

test('a killed database restarts on its socket, with all committed data', async () => {
  const dataDir = await aCreatedDataDir()
  const { url } = await started(dataDir)
  await query(url, 'create table kept as select 1 as n')
  const killed = readPidFile(join(dataDir, 'pg'))?.pid ?? 0
  process.kill(killed, 'SIGKILL')
  const running = () => readPidFile(join(dataDir, 'pg'))
  await eventually(() => running()?.isReady === true && running()?.pid !== killed)
  expect(await query(url, 'select n from kept')).toEqual([{ n: 1 }])
})

test('committed data survives a kill, and the next start leaves no orphan', async () => {
  const dataDir = await aCreatedDataDir()
  const owner = await aStarter(dataDir)
  const url = (await owner.start()).replace('started ', '')
  await query(url, 'create table kept (word text)')
  await query(url, "insert into kept values ('acknowledged')")
  const orphan = readPidFile(join(dataDir, 'pg'))
  await owner.kill()

  const database = await started(dataDir)

  expect(startTimeOf(orphan!.pid)).toBeUndefined()
  expect(existsSync(orphan!.socketDir)).toBe(false)
  expect(await query(database.url, 'select word from kept')).toEqual([{ word: 'acknowledged' }])
})

test('the database stops when its process is killed, without another start', async () => {
  const dataDir = await aCreatedDataDir()
  const owner = await aStarter(dataDir)
  await owner.start()
  const { pid, socketDir } = readPidFile(join(dataDir, 'pg'))!
  expect(startTimeOf(pid)).toBeDefined()

  await owner.kill()

  await eventually(() => startTimeOf(pid) === undefined)
  expect(readPidFile(join(dataDir, 'pg'))).toBeUndefined()
  expect(existsSync(socketDir)).toBe(false)
})

test('a start succeeds after the server was killed during a statement', async () => {
  const dataDir = await aCreatedDataDir()
  const owner = await aStarter(dataDir)
  const url = (await owner.start()).replace('started ', '')
  const busy = new pg.Client(url)
  busy.on('error', () => {})
  await busy.connect()
  const statement = busy.query('select count(*) from generate_series(1, 1e12::bigint)').catch(() => 'cut off')
  const { pid } = readPidFile(join(dataDir, 'pg'))!
  await owner.kill()
  process.kill(pid, 'SIGKILL')
  await eventually(() => startTimeOf(pid) === undefined)

  const database = await started(dataDir)

  expect(await query(database.url, 'select 1 as one')).toEqual([{ one: 1 }])
  expect(await statement).toBe('cut off')
})

test('a process that reuses the pid of an old server is left alone', async () => {
  const dataDir = await aCreatedDataDir()
  await (await started(dataDir)).stop()
  const innocent = await aStarter(aDataDir())
  writeFileSync(join(dataDir, 'pg', 'postmaster.pid'), `${innocent.child.pid}\n${join(dataDir, 'pg')}\n`)

  const database = await started(dataDir)

  expect(await query(database.url, 'select 1 as one')).toEqual([{ one: 1 }])
  expect(startTimeOf(innocent.child.pid!)).toBeDefined()
})

test('a folder of another PostgreSQL version is refused and left unchanged', async () => {
  const dataDir = aDataDir()
  mkdirSync(join(dataDir, 'pg'))
  writeFileSync(join(dataDir, 'pg', 'PG_VERSION'), '16\n')

  const start = startEmbedded(dataDir)

  await expect(start).rejects.toThrow(EmbeddedDatabaseError)
  await expect(start).rejects.toThrow(
    /holds a database of PostgreSQL 16 and this program includes PostgreSQL 18/,
  )
  expect(readdirSync(dataDir)).toEqual(['pg'])
  expect(readFileSync(join(dataDir, 'pg', 'PG_VERSION'), 'utf8')).toBe('16\n')
})

test('a data folder that cannot be created is refused in one sentence', async () => {
  const file = join(aDataDir(), 'a-file')
  writeFileSync(file, '')

  const start = startEmbedded(join(file, 'data'))

  await expect(start).rejects.toThrow(EmbeddedDatabaseError)
  await expect(start).rejects.toThrow(/cannot be written: give that folder to the user/)
})

test('exactly one of four simultaneous starts succeeds, even after the owner was killed', async () => {
  const dataDir = aDataDir()
  await expectOneWinner(dataDir)
  expect(existsSync(join(dataDir, 'pg.owner'))).toBe(true)
  await expectOneWinner(dataDir)
})

test('a database whose creation was killed is created again at the next start', async () => {
  const dataDir = aDataDir()
  const owner = await aStarter(dataDir)
  owner.begin()
  await eventually(() => unfinishedIn(dataDir).some((name) => existsSync(join(dataDir, name, 'PG_VERSION'))))
  await owner.kill()
  expect(existsSync(join(dataDir, 'pg'))).toBe(false)

  const database = await started(dataDir)

  expect(await query(database.url, 'select 1 as one')).toEqual([{ one: 1 }])
  expect(unfinishedIn(dataDir)).toEqual([])
})

async function expectOneWinner(dataDir: string): Promise<void> {
  const starters = await Promise.all([1, 2, 3, 4].map(() => aStarter(dataDir)))
  const answers = await Promise.all(starters.map((starter) => starter.start()))

  expect(answers.filter((answer) => answer.startsWith('started'))).toHaveLength(1)
  expect(
    answers.filter((answer) => /^refused DATA_DIR .* is in use by process \d+\./.test(answer)),
  ).toHaveLength(3)
  await Promise.all(starters.map((starter) => starter.kill()))
}

function unfinishedIn(dataDir: string): string[] {
  return readdirSync(dataDir).filter((name) => name.startsWith('pg.new'))
}
