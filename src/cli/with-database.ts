import type { Config } from '../platform/config/config.ts'
import { type Db, openDatabase } from '../platform/database/database.ts'
import { isMigrated } from '../platform/database/migrate.ts'
import { reachEmbedded } from '../platform/embedded-postgres/embedded.ts'
import { openLog } from '../platform/log/log.ts'

/** Runs `work` with the address of the club's database, whether a site runs on it or not. */
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

/** The same with a connection pool. */
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

/** The same for a command on the data of a club. If none has ever been started there, it says so and answers 1. */
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
