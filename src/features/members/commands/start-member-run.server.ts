import { Forbidden } from '../../../kernel/errors.ts'
import { done, type Outcome, refused } from '../../../kernel/outcome.ts'
import { auditStaff } from '../../../platform/audit/audit.ts'
import type { Ctx } from '../../../platform/context.ts'
import { transact } from '../../../platform/database/transact.ts'
import type { BulkKind } from '../../../platform/jobs/bulk/kind.ts'
import { startBulk } from '../../../platform/jobs/bulk/start.ts'
import { canManageMembers } from '../policy.ts'
import { selectedMembers } from '../queries/member-filter.server.ts'
import type { MemberSelection } from '../schema.ts'

type Wish<Input> = { selection: MemberSelection; input: Input; key: string }

export type StartRun = Outcome<{ runId: string }, { reason: 'NOBODY' }>

/**
 * Begins something for many members at once, and notes it. Who they are is found here, from the same filters as the
 * table. A form that is sent twice begins one run. Refuses when nobody is selected; throws Forbidden to all but
 * administrators. [ADM-009, ADM-010, INV-013]
 */
export async function startMemberRun<Input>(
  ctx: Pick<Ctx, 'db' | 'actor' | 'clock' | 'pages'>,
  kind: BulkKind<Input>,
  { selection, input, key }: Wish<Input>,
): Promise<StartRun> {
  if (!canManageMembers(ctx.actor)) throw new Forbidden()
  return transact(ctx, async (tx) => {
    const ids = await selectedMembers(tx, selection)
    if (ids.length === 0) return refused('NOBODY')
    const { runId, isNew } = await startBulk(tx, ctx, kind, { input, ids, key })
    if (isNew) {
      const facts = { members: ids.length }
      await auditStaff(tx, ctx, { action: `${kind.name}.many`, subject: `bulk-runs/${runId}`, facts })
    }
    return done({ runId })
  })
}
