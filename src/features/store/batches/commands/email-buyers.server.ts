import { eq } from 'drizzle-orm'
import { Forbidden, NotFound } from '../../../../kernel/errors.ts'
import { isId } from '../../../../kernel/ids.ts'
import { done, type Outcome, refused } from '../../../../kernel/outcome.ts'
import { auditStaff } from '../../../../platform/audit/audit.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { transact } from '../../../../platform/database/transact.ts'
import { startBulk } from '../../../../platform/jobs/bulk/start.ts'
import type { MessageInput } from '../../../emails/schema.ts'
import { canManageBatches } from '../policy.ts'
import { findBuyers } from '../queries/buyers.server.ts'
import { storeBatches } from '../table.server.ts'
import { EMAIL_BUYERS } from './bulk-runs.server.ts'

/**
 * E-mails every buyer of a batch once, in separate e-mails. Sending the same form twice sends once. Refuses when the
 * batch has no orders. Throws Forbidden unless the actor manages batches, and NotFound for an unknown batch.
 */
export async function emailBuyers(
  ctx: Ctx,
  batchId: string,
  { input, key }: { input: MessageInput; key: string },
): Promise<Outcome<{ many: number }, { reason: 'NOBODY' }>> {
  if (!canManageBatches(ctx.actor)) throw new Forbidden()
  if (!isId(batchId)) throw new NotFound()
  return transact(ctx, async (tx) => {
    const [batch] = await tx
      .select({ id: storeBatches.id })
      .from(storeBatches)
      .where(eq(storeBatches.id, batchId))
    if (!batch) throw new NotFound()
    const ids = await findBuyers(tx, batchId)
    if (ids.length === 0) return refused('NOBODY')
    const { isNew } = await startBulk(tx, ctx, EMAIL_BUYERS, { input, ids, key })
    if (isNew) {
      const facts = { buyers: ids.length }
      await auditStaff(tx, ctx, { action: EMAIL_BUYERS.name, subject: `storebatches/${batchId}`, facts })
    }
    return done({ many: ids.length })
  })
}
