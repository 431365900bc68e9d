import { and, eq, inArray } from 'drizzle-orm'
import type { Tx } from '../../../platform/database/database.ts'
import { photoTags, photoWithdrawals } from '../table.server.ts'

/**
 * Untags a member in the photos in which they have untagged themselves, even if they did so under another member
 * record.
 */
export async function untagWithdrawn(tx: Tx, memberId: string): Promise<void> {
  const withdrawn = tx
    .select({ photoId: photoWithdrawals.photoId })
    .from(photoWithdrawals)
    .where(eq(photoWithdrawals.memberId, memberId))
  await tx
    .delete(photoTags)
    .where(and(eq(photoTags.memberId, memberId), inArray(photoTags.photoId, withdrawn)))
}
