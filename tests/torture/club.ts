import { join } from 'node:path'
import { parseConfig } from '../../src/platform/config/config.ts'
import type { Ctx } from '../../src/platform/context.ts'
import { type Db, openDatabase } from '../../src/platform/database/database.ts'
import { reachEmbedded } from '../../src/platform/embedded-postgres/embedded.ts'
import { openLog } from '../../src/platform/log/log.ts'
import { aFreePort, end, startProduct, untilReady } from '../support/child.ts'
import { placeCluster } from '../support/prepared-cluster.ts'
import { systemCtx } from '../support/system-ctx.ts'

type Env = Record<string, string> & { DATA_DIR: string }

export const SECRET = 'a secret for torture, 32 characters or more'

/** The built product on a folder, as run by a supervisor: it can be killed and started again. */
export async function aClub(folder: string, given: Record<string, string> = {}) {
  const port = Number(given.PORT ?? (await aFreePort()))
  const env: Env = {
    DATA_DIR: folder,
    PORT: String(port),
    TRUST_PROXY: '1',
    SESSION_SECRET: SECRET,
    ...given,
  }
  // The demo club is created in an empty database.
  if (!env.DATABASE_URL && env.DEMO !== '1') await placeCluster(folder)
  const answers = env.SERVICES !== 'worker'
  let product = startProduct(env)
  if (answers) await untilReady(port, product)
  return {
    port,
    origin: `http://127.0.0.1:${port}`,
    env,
    /** Whether the last started process is alive. */
    lives: () => product.child.exitCode === null && product.child.signalCode === null,
    pid: () => product.child.pid,
    logged: () => product.logged() + product.said(),
    kill: () => end(product.child, 'SIGKILL'),
    async startAgain() {
      product = startProduct(env)
      await untilReady(port, product)
    },
    stop: () => end(product.child, 'SIGTERM'),
  }
}

export type Club = Awaited<ReturnType<typeof aClub>>

/** A separate pool on the club's database, and a ctx for builders. */
export async function beside({ env }: Pick<Club, 'env'>): Promise<{ db: Db; ctx: Ctx }> {
  const given = env.DATABASE_URL ?? (await reachEmbedded(env.DATA_DIR)).url
  const db = openDatabase(given, openLog('silent'), 4)
  return { db, ctx: systemCtx(parseConfig({ ...env, DEMO: '0' }), db, SECRET) }
}

/** The data folder of an embedded club's PostgreSQL. */
export const clusterOf = ({ env }: Pick<Club, 'env'>): string => join(env.DATA_DIR, 'pg')
