import type { Config } from '../platform/config/config.ts'
import { type Db, openDatabase } from '../platform/database/database.ts'
import { isMigrated } from '../platform/database/migrate.ts'
import { reachEmbedded } from '../platform/embedded-postgres/embedded.ts'
import { openLog } from '../platform/log/log.ts'

/** Runs `work` with the club's database URL, whether or not a site is running on it. */
export async function withDatabase<T>(
  { databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>,
  work: (url: string) => Promise<T>,
): Promise<T> {
  if (databaseUrl) return work(databaseUrl)
  const embedded = await reachEmbedded(dataDir)
  try {
    return await work(embedded.url)
  } finally {
    await embedded.stop()
  }
}

/** Like withDatabase, with a connection pool. */
export const withPool = <T>(config: Config, work: (db: Db) => Promise<T>): Promise<T> =>
  withDatabase(config, async (url) => {
    const db = openDatabase(url, openLog(config.logLevel, config.logFormat), 2)
    try {
      return await work(db)
    } finally {
      await db.$client.end()
    }
  })

const NOT_STARTED = 'No club has been started here yet. Start it with npm start; then run this again.'

/**
 * Like withPool, for commands that need a club's data. If no site has ever started on this database, prints that and
 * returns 1.
 */
export const withClub = (
  config: Config,
  say: (line: string) => void,
  work: (db: Db) => Promise<number>,
): Promise<number> =>
  withPool(config, async (db) => {
    if (await isMigrated(db)) return work(db)
    say(NOT_STARTED)
    return 1
  })
