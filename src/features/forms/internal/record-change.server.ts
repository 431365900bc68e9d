import { eq } from 'drizzle-orm'
import { auditStaff } from '../../../platform/audit/audit.ts'
import type { Ctx } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { touchEntry } from '../../../platform/database/transact.ts'
import { formResults } from '../table.server.ts'

type Changes = Partial<
  Pick<typeof formResults.$inferInsert, 'status' | 'answeredAt' | 'answeredById' | 'closedAt' | 'handlerId'>
>

/** Changes how far the club is with an answer, and records who did it, without what the answer says. */
export async function recordChange(
  ctx: Pick<Ctx, 'actor' | 'clock'>,
  tx: Tx,
  id: string,
  action: string,
  changes: Changes,
): Promise<void> {
  await tx
    .update(formResults)
    .set({ ...changes, updatedAt: ctx.clock.now() })
    .where(eq(formResults.id, id))
  await auditStaff(tx, ctx, { action, subject: `formresults/${id}` })
  await touchEntry(tx, 'formresults', id)
}
