import { eq, sql } from 'drizzle-orm'
import type { Tx } from '../../../../platform/database/database.ts'
import { members } from '../../table.server.ts'
import { latestConsent } from '../queries/consents.server.ts'

/**
 * Applies the latest consent answers to the member after two records were merged, so that a member who has withdrawn
 * consent stays hidden.
 */
export async function followLatestConsents(tx: Tx, memberId: string): Promise<void> {
  await tx
    .update(members)
    .set({
      listed: sql`coalesce(${latestConsent('listing')}, ${members.listed})`,
      showsPhotos: sql`coalesce(${latestConsent('website_photos')}, ${members.showsPhotos})`,
    })
    .where(eq(members.id, memberId))
}
