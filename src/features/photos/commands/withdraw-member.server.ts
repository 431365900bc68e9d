import { eq } from 'drizzle-orm'
import type { Ctx } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { photoTags, photoWithdrawals } from '../table.server.ts'

/**
 * Takes a member's name off every photograph; who may see them does not change by it. Answers how many. [decision
 * 0071]
 */
export async function withdrawMember(
  tx: Tx,
  { clock }: Pick<Ctx, 'clock'>,
  memberId: string,
): Promise<number> {
  const taken = await tx
    .delete(photoTags)
    .where(eq(photoTags.memberId, memberId))
    .returning({ photoId: photoTags.photoId, memberId: photoTags.memberId })
  const withdrawn = taken.map((tag) => ({ ...tag, withdrawnAt: clock.now() }))
  if (withdrawn.length > 0) await tx.insert(photoWithdrawals).values(withdrawn).onConflictDoNothing()
  return taken.length
}
