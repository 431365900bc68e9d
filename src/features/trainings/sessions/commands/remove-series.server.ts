import { eq } from 'drizzle-orm'
import { auditStaff } from '../../../../platform/audit/audit.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { touch, transact } from '../../../../platform/database/transact.ts'
import { trainingSeries } from '../../series/table.server.ts'
import { requirePlanned } from '../internal/require-planned.server.ts'
import { removeUntouched } from '../internal/write-sessions.server.ts'
import { SESSIONS_TAG } from '../model/session.ts'

/**
 * Removes a series and its future sessions, except sessions that were moved, cancelled or answered. Past sessions are
 * kept. Throws Forbidden unless the caller coaches all of its teams, NotFound for an unknown series.
 */
export async function removeSeries(
  ctx: Pick<Ctx, 'db' | 'pages' | 'clock' | 'actor'>,
  id: string,
): Promise<void> {
  await transact(ctx, async (tx) => {
    await requirePlanned(ctx, tx, id)
    await removeUntouched(tx, id, ctx.clock.now())
    await tx.delete(trainingSeries).where(eq(trainingSeries.id, id))
    await auditStaff(tx, ctx, { action: 'training-series.delete', subject: `training-series/${id}` })
    await touch(tx, SESSIONS_TAG)
  })
}
