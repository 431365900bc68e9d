import type { Config } from '../platform/config/config.ts'
import { reachEmbedded } from '../platform/database/embedded.ts'

/** Hands over the address of the club's database, whether a site runs on it or not. */
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
