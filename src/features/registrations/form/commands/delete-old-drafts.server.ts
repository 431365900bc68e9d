import { and, inArray, isNull, lt, sql } from 'drizzle-orm'
import type { Ports } from '../../../../platform/context.ts'
import { touch, transact } from '../../../../platform/database/transact.ts'
import { deleteFile } from '../../../../platform/files/audience.ts'
import { NO_PAGES } from '../../../../platform/page-cache/tags.ts'
import { registrations } from '../../table.server.ts'

type Needs = Pick<Ports, 'db' | 'clock'>

/** The drafts deleted in one transaction, because each may have a file. */
const BATCH = 200

/** Deletes drafts 30 days after their last change, with their student cards, and returns their number. */
export async function deleteOldDrafts(ports: Needs): Promise<number> {
  let deleted = 0
  for (let batch = await deleteBatch(ports); batch > 0; batch = await deleteBatch(ports)) deleted += batch
  return deleted
}

function deleteBatch({ db, clock }: Needs): Promise<number> {
  return transact({ db, pages: NO_PAGES }, async (tx) => {
    const old = await tx
      .select({ id: registrations.id, cardId: registrations.studentCardId })
      .from(registrations)
      .where(
        and(
          isNull(registrations.submittedAt),
          lt(registrations.updatedAt, sql`${clock.now()}::timestamptz - interval '30 days'`),
        ),
      )
      .limit(BATCH)
      .for('update', { skipLocked: true })
    if (old.length === 0) return 0
    for (const { cardId } of old) if (cardId) await deleteFile(tx, cardId)
    await tx.delete(registrations).where(
      inArray(
        registrations.id,
        old.map(({ id }) => id),
      ),
    )
    await touch(tx, 'registrations')
    return old.length
  })
}
