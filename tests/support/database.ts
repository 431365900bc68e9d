import { randomUUID } from 'node:crypto'
import { onTestFinished } from 'vitest'
import { DEMO_CLUB } from '../../demo/data/club.ts'
import { clubOf } from '../../src/features/club/model.ts'
import { type Actor, SYSTEM } from '../../src/kernel/actor.ts'
import { parseConfig } from '../../src/platform/config/config.ts'
import type { Ctx } from '../../src/platform/context.ts'
import type { Db } from '../../src/platform/database/database.ts'
import { diskFiles } from '../../src/platform/files/disk.ts'
import { openLog } from '../../src/platform/log/log.ts'
import { NO_PAGES } from '../../src/platform/page-cache/tags.ts'
import { noPayments } from '../../src/platform/payments/stripe.ts'
import { noPush } from '../../src/platform/push/push.ts'
import { borrowDatabase } from './borrowed-database.ts'

/** The default time in tests: a summer Saturday, when London is not on UTC. */
export const TEST_NOW = new Date('2026-06-20T12:00:00Z')

/** A migrated, empty database for the duration of this test. */
export async function aDatabase(): Promise<Db> {
  const { connect, giveBack } = await borrowDatabase()
  const db = connect()
  onTestFinished(async () => {
    await db.$client.end()
    await giveBack()
  })
  return db
}

/** The ctx for commands and queries, with a database for this test. The actor is the system by default. */
export async function aCtx(given: Partial<Ctx> = {}): Promise<Ctx> {
  const db = given.db ?? (await aDatabase())
  return {
    config: parseConfig({ DATA_DIR: '.data/test', DEMO: '0' }),
    club: clubOf(DEMO_CLUB),
    db,
    log: openLog('error'),
    clock: { now: () => TEST_NOW },
    files: diskFiles(`.data/test/files/${randomUUID()}`),
    captcha: { challenge: async () => ({}), verify: async (token) => token === 'solved' },
    mailer: { send: async () => {} },
    payments: noPayments,
    push: noPush,
    secret: 'a secret for tests, 32 characters and more',
    actor: SYSTEM,
    pages: NO_PAGES,
    client: '192.0.2.1',
    requestId: 'test',
    ...given,
  }
}

/** The same ctx for another actor. */
export const as = (ctx: Ctx, actor: Actor): Ctx => ({ ...ctx, actor })
