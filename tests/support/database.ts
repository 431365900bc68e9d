import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { inject, onTestFinished } from 'vitest'
import { type Actor, SYSTEM } from '../../src/kernel/actor.ts'
import { parseConfig } from '../../src/platform/config/config.ts'
import type { Ctx } from '../../src/platform/context.ts'
import { type Db, openDatabase } from '../../src/platform/database/database.ts'
import { diskFiles } from '../../src/platform/files/disk.ts'
import { openLog } from '../../src/platform/log/log.ts'
import { mailboxMailer } from '../../src/platform/mail/mailbox.ts'
import { NO_PAGES } from '../../src/platform/pagecache/tags.ts'
import { noPayments } from '../../src/platform/payments/stripe.ts'
import { databaseIn } from './database-server.ts'

/** The moment at which tests happen unless they say otherwise: a summer Saturday, when London is not UTC. */
export const TEST_NOW = new Date('2026-06-20T12:00:00Z')

/** A fresh, migrated, empty database, or one without any table; the caller drops it. */
export async function createDatabase(
  template: 't_template' | 'template1' = 't_template',
): Promise<{ url: string; drop(): Promise<void> }> {
  const server = inject('databaseUrl')
  const name = `t_${randomUUID().replaceAll('-', '')}`
  await onServer(server, `create database ${name} template ${template}`)
  return {
    url: databaseIn(server, name),
    drop: () => onServer(server, `drop database if exists ${name} with (force)`),
  }
}

/** A fresh, migrated, empty database of this test's own, gone when the test is. */
export async function aDatabase(connections = 10): Promise<Db> {
  const { url, drop } = await createDatabase()
  const db = openDatabase(url, openLog('error'), connections)
  onTestFinished(async () => {
    await db.$client.end()
    await drop()
  })
  return db
}

/**
 * What commands and queries are handed, on a database of this test's own; the product itself acts unless said
 * otherwise.
 */
export async function aCtx(given: Partial<Ctx> = {}): Promise<Ctx> {
  const db = given.db ?? (await aDatabase())
  return {
    config: parseConfig({ DATA_DIR: '.data/test', DEMO: '0' }),
    db,
    log: openLog('error'),
    clock: { now: () => TEST_NOW },
    files: diskFiles(`.data/test/files/${randomUUID()}`),
    captcha: { challenge: async () => ({}), verify: async (token) => token === 'solved' },
    mailer: mailboxMailer,
    payments: noPayments,
    secret: 'a secret for tests, 32 characters and more',
    actor: SYSTEM,
    pages: NO_PAGES,
    client: '192.0.2.1',
    requestId: 'test',
    ...given,
  }
}

/** The same ctx for somebody else. */
export const as = (ctx: Ctx, actor: Actor): Ctx => ({ ...ctx, actor })

/** One connection a worker, for as long as it works: a new one each time is a quarter of a short test. */
const connections = new Map<string, Promise<pg.Client>>()

async function onServer(url: string, statement: string): Promise<void> {
  const known = connections.get(url) ?? connected(url)
  connections.set(url, known)
  await (await known).query(statement)
}

async function connected(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url })
  // The server goes last, but need not wait for its workers.
  client.on('error', () => {})
  await client.connect()
  // Its types leave it out.
  ;(client as unknown as { unref(): void }).unref()
  return client
}
