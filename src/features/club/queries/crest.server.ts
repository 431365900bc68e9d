import type { Ctx } from '../../../platform/context.ts'
import { clubSettings } from '../table.server.ts'

/** The uploaded crest as PNG; undefined while the site draws one. */
export async function readCrest({ db }: Pick<Ctx, 'db'>): Promise<Buffer | undefined> {
  const [saved] = await db.select({ crest: clubSettings.crest }).from(clubSettings)
  return saved?.crest ?? undefined
}
