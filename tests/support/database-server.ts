import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { openDatabase } from '../../src/platform/database/database.ts'
import { migrateDatabase } from '../../src/platform/database/migrate.ts'
import { startEmbedded } from '../../src/platform/embedded-postgres/embedded.ts'
import { migrateJobs } from '../../src/platform/jobs/jobs.ts'
import { openLog } from '../../src/platform/log/log.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    databaseUrl: string
  }
}

const ROOT = join(import.meta.dirname, '../..')
const DATA_DIR = join(ROOT, '.data/test')

/**
 * Durability is off, because the data can be created again. Otherwise each test would mostly wait for
 * the disk while creating and dropping its database.
 */
const NOT_DURABLE = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }
/** Every worker keeps several databases open, with up to twenty connections each. */
const MANY_CONNECTIONS = { max_connections: '300' }

type Shared = { users: number; server: ReturnType<typeof startEmbedded> | undefined }
/** Vitest loads this file once per project as separate modules, so the shared state is stored globally. */
const everywhere = globalThis as { databaseServer?: Shared }
const shared: Shared = everywhere.databaseServer ?? { users: 0, server: undefined }
everywhere.databaseServer = shared

/** One PostgreSQL for the whole run. The first project starts it and the last one stops it. */
export async function setup(project: TestProject): Promise<void> {
  shared.users += 1
  shared.server ??= startEmbedded(DATA_DIR, { settings: { ...NOT_DURABLE, ...MANY_CONNECTIONS } }).then(
    async (started) => {
      await makeTemplate(started.url)
      return started
    },
  )
  project.provide('databaseUrl', (await shared.server).url)
}

export async function teardown(): Promise<void> {
  shared.users -= 1
  if (shared.users > 0 || !shared.server) return
  await (await shared.server).stop()
  await rm(join(DATA_DIR, 'files'), { recursive: true, force: true })
}

async function makeTemplate(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ datname: string }>(
    `select datname from pg_database where datname like 't\\_%'`,
  )
  for (const { datname } of rows) await client.query(`drop database "${datname}" with (force)`)
  await client.query('create database t_template')
  await client.end()
  const db = openDatabase(databaseIn(url, 't_template'), openLog('error'))
  await migrateDatabase(db, ROOT)
  await migrateJobs(db)
  await db.$client.end()
}

/** Returns the URL of another database on the same server. */
export const databaseIn = (url: string, name: string): string =>
  url.replace(/^(postgres:\/\/[^/]*\/)[^?]*/, `$1${name}`)
