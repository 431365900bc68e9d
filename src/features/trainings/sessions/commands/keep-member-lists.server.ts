import { and, inArray, isNull, lte } from 'drizzle-orm'
import type { Ports } from '../../../../platform/context.ts'
import type { Tx } from '../../../../platform/database/database.ts'
import { transact } from '../../../../platform/database/transact.ts'
import { NO_PAGES } from '../../../../platform/page-cache/tags.ts'
import { currentMembers } from '../queries/concerned.server.ts'
import { sessionMembers, trainingSessions } from '../table.server.ts'

/** The number of sessions per transaction. The first run handles all past sessions. */
const MOST = 500

/**
 * Stores the current members of each session that has ended, so that later changes of its teams do not affect it.
 * Returns the number of sessions.
 */
export async function keepMemberLists({ db, clock }: Pick<Ports, 'db' | 'clock'>): Promise<number> {
  const now = clock.now()
  let kept = 0
  for (;;) {
    const some = await transact({ db, pages: NO_PAGES }, (tx) => keepSome(tx, now))
    kept += some
    if (some < MOST) return kept
  }
}

async function keepSome(tx: Tx, now: Date): Promise<number> {
  const ended = await tx
    .select({ id: trainingSessions.id })
    .from(trainingSessions)
    .where(and(isNull(trainingSessions.listedAt), lte(trainingSessions.endsAt, now)))
    .orderBy(trainingSessions.endsAt)
    .limit(MOST)
    .for('update', { skipLocked: true })
  if (ended.length === 0) return 0
  const ids = ended.map(({ id }) => id)
  await tx.insert(sessionMembers).select(currentMembers(tx, ids)).onConflictDoNothing()
  await tx.update(trainingSessions).set({ listedAt: now }).where(inArray(trainingSessions.id, ids))
  return ids.length
}
