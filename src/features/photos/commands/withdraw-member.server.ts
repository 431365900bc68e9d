import { eq } from 'drizzle-orm'
import type { Ctx } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { photoTags, photoWithdrawals } from '../table.server.ts'

/**
 * Untags a member in every photo and returns the number of tags. Who may see the photos does not change.
 * [decision 0071]
 */
export async function withdrawMember(
  tx: Tx,
  { clock }: Pick<Ctx, 'clock'>,
  memberId: string,
): Promise<number> {
  const deleted = await tx
    .delete(photoTags)
    .where(eq(photoTags.memberId, memberId))
    .returning({ photoId: photoTags.photoId, memberId: photoTags.memberId })
  const withdrawn = deleted.map((tag) => ({ ...tag, withdrawnAt: clock.now() }))
  if (withdrawn.length > 0) await tx.insert(photoWithdrawals).values(withdrawn).onConflictDoNothing()
  return deleted.length
}
