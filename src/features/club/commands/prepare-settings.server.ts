import type { Ctx } from '../../../platform/context.ts'
import { clubSettings } from '../table.server.ts'

/** Makes sure that the club's settings exist: a new club is published by its staff. For the start of the product. */
export async function prepareSettings(
  { db, clock }: Pick<Ctx, 'db' | 'clock'>,
  { isPublished }: { isPublished: boolean },
): Promise<void> {
  const publishedAt = isPublished ? clock.now() : null
  await db.insert(clubSettings).values({ publishedAt }).onConflictDoNothing()
}
