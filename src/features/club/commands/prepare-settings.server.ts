import type { Ctx } from '../../../platform/context.ts'
import { clubSettings } from '../table.server.ts'

/**
 * Creates the settings row if it is missing, when the product starts. A new club stays hidden until staff publish it.
 */
export async function prepareSettings(
  { db, clock }: Pick<Ctx, 'db' | 'clock'>,
  { isPublished }: { isPublished: boolean },
): Promise<void> {
  const publishedAt = isPublished ? clock.now() : null
  await db.insert(clubSettings).values({ publishedAt }).onConflictDoNothing()
}
