import { and, inArray, isNull, lt, sql } from 'drizzle-orm'
import type { Ports } from '../../../platform/context.ts'
import { touch, transact } from '../../../platform/database/transact.ts'
import { deleteFile } from '../../../platform/files/audience.ts'
import { NO_PAGES } from '../../../platform/page-cache/tags.ts'
import { registrations } from '../table.server.ts'

type Needs = Pick<Ports, 'db' | 'clock'>

/** So many at once: each may have a file. */
const BATCH = 200

/**
 * Deletes what was not submitted 30 days after its last change, with the student's card. Answers how many. [decisions
 * C07]
 */
export async function forgetDrafts(ports: Needs): Promise<number> {
  let forgotten = 0
  for (let some = await forgetSome(ports); some > 0; some = await forgetSome(ports)) forgotten += some
  return forgotten
}

function forgetSome({ db, clock }: Needs): Promise<number> {
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
