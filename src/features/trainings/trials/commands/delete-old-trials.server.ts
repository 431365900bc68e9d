import { lt, sql } from 'drizzle-orm'
import type { Ports } from '../../../../platform/context.ts'
import { transact } from '../../../../platform/database/transact.ts'
import { NO_PAGES } from '../../../../platform/page-cache/tags.ts'
import { sessionTrialists } from '../../sessions/table.server.ts'

/** Deletes trialists whose booking is more than six months old. Returns their number. */
export const deleteOldTrials = ({ db, clock }: Pick<Ports, 'db' | 'clock'>): Promise<number> =>
  transact({ db, pages: NO_PAGES }, async (tx) => {
    const deleted = await tx
      .delete(sessionTrialists)
      .where(
        lt(sessionTrialists.createdAt, sql`${clock.now().toISOString()}::timestamptz - interval '6 months'`),
      )
      .returning({ id: sessionTrialists.id })
    return deleted.length
  })
