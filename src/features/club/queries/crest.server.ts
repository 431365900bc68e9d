import type { Ctx } from '../../../platform/context.ts'
import { clubSettings } from '../table.server.ts'

/** Returns the uploaded crest as PNG; undefined if the club uses the drawn one. */
export async function readCrest({ db }: Pick<Ctx, 'db'>): Promise<Buffer | undefined> {
  const [saved] = await db.select({ crest: clubSettings.crest }).from(clubSettings)
  return saved?.crest ?? undefined
}
