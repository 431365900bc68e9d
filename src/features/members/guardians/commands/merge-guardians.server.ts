import type { Tx } from '../../../../platform/database/database.ts'
import { guardians } from '../../family/table.server.ts'
import { MAX_GUARDIANS } from '../model.ts'
import { guardiansOf } from '../queries/guardians.server.ts'
import { deleteGuardians } from './delete-guardians.server.ts'

/**
 * Moves the guardians of a merged record to the remaining one, as long as it has free places. Pending invitations of
 * the merged record are deleted.
 */
export async function mergeGuardians(
  tx: Tx,
  { keep, remove }: { keep: string; remove: string },
): Promise<void> {
  const own = await guardiansOf(tx, keep)
  const others = await guardiansOf(tx, remove)
  await deleteGuardians(tx, remove)
  const free = [1, 2].filter((place) => own.every((one) => one.place !== place))
  const added = others
    .filter(({ userId }) => own.every((one) => one.userId !== userId))
    .slice(0, MAX_GUARDIANS - own.length)
    .map(({ userId }, index) => ({ memberId: keep, userId, place: free[index] ?? MAX_GUARDIANS }))
  if (added.length > 0) await tx.insert(guardians).values(added)
}
