import { eq } from 'drizzle-orm'
import { auditStaff } from '../../../../platform/audit/audit.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { touch, transact } from '../../../../platform/database/transact.ts'
import { trainingSeries } from '../../series/table.server.ts'
import { endSessions } from '../internal/end-sessions.server.ts'
import { requirePlanned } from '../internal/require-planned.server.ts'
import { SESSIONS_TAG } from '../model/session.ts'
import { followingSessions } from '../queries/sessions.server.ts'

/**
 * Removes a series and its future sessions, except those that were moved or cancelled by hand, and notifies the
 * members of them. Past sessions are kept. Returns the number notified. Throws Forbidden unless the caller coaches all
 * of its teams, NotFound for an unknown series.
 */
export async function removeSeries(
  ctx: Pick<Ctx, 'db' | 'pages' | 'clock' | 'actor' | 'config' | 'club' | 'secret'>,
  id: string,
): Promise<number> {
  return transact(ctx, async (tx) => {
    await requirePlanned(ctx, tx, id)
    const coming = await followingSessions(tx, id, ctx.clock.now())
    const notified = await endSessions(ctx, tx, coming, `training-series-removed:${id}`)
    await tx.delete(trainingSeries).where(eq(trainingSeries.id, id))
    await auditStaff(tx, ctx, { action: 'training-series.delete', subject: `training-series/${id}` })
    await touch(tx, SESSIONS_TAG)
    return notified
  })
}
