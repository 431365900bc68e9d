import { Forbidden } from '../../../../kernel/errors.ts'
import { done, type Outcome, refused } from '../../../../kernel/outcome.ts'
import { auditStaff } from '../../../../platform/audit/audit.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { transact } from '../../../../platform/database/transact.ts'
import type { BulkKind } from '../../../../platform/jobs/bulk/kind.ts'
import { startBulk } from '../../../../platform/jobs/bulk/start.ts'
import { canManageMembers } from '../../policy.ts'
import { selectedMembers } from '../../queries/member-filter.server.ts'
import type { MemberSelection } from '../../schema.ts'

type RunRequest<Input> = { selection: MemberSelection; input: Input; key: string }

export type StartRun = Outcome<{ runId: string }, { reason: 'NOBODY' }>

/**
 * Starts a bulk run for the selected members and records it in the audit log. The members are looked up again with the
 * filters of the table. A form that is sent twice starts one run. Throws Forbidden unless the caller is an
 * administrator.
 */
export async function startMemberRun<Input>(
  ctx: Pick<Ctx, 'db' | 'actor' | 'clock' | 'pages'>,
  kind: BulkKind<Input>,
  { selection, input, key }: RunRequest<Input>,
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
