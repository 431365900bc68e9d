import { eq, sql } from 'drizzle-orm'
import { auditStaff } from '../../../../platform/audit/audit.ts'
import type { Ctx } from '../../../../platform/context.ts'
import type { Tx } from '../../../../platform/database/database.ts'
import { touch } from '../../../../platform/database/transact.ts'
import { SESSIONS_TAG, type TrainingSession } from '../model/session.ts'
import { sessionIn } from '../queries/sessions.server.ts'
import { trainingSessions } from '../table.server.ts'

type Changes = Partial<typeof trainingSessions.$inferInsert>

/** Updates a session and returns the new state. Drops all cached pages that show sessions. */
export async function changeSession(
  ctx: Pick<Ctx, 'actor' | 'clock'>,
  tx: Tx,
  id: string,
  changes: Changes,
  action: string,
): Promise<{ session: TrainingSession; version: number }> {
  const [row] = await tx
    .update(trainingSessions)
    .set({ ...changes, updatedAt: ctx.clock.now(), version: sql`${trainingSessions.version} + 1` })
    .where(eq(trainingSessions.id, id))
    .returning({ version: trainingSessions.version })
  const session = await sessionIn(tx, id)
  if (!row || !session) throw new Error('the session was not written')
  await auditStaff(tx, ctx, { action, subject: `${SESSIONS_TAG}/${id}` })
  await touch(tx, SESSIONS_TAG)
  return { session, version: row.version }
}
