import { type Outcome, refused } from '../../../kernel/outcome.ts'
import type { Ctx } from '../../../platform/context.ts'
import { joining, transact } from '../../../platform/database/transact.ts'
import { type CopyPlans, copyPlans } from '../../fees/commands/copy-plans.server.ts'
import { requireSeasonManager } from '../policy.ts'
import { lockSeason } from '../queries/season.server.ts'
import type { FeesInput } from '../schema.ts'

export type CopyFees = CopyPlans | Outcome<never, { reason: 'NOT_OPEN' }>

/**
 * Copies the fees whose amount or days change in the new season. Each is copied once, however often the form is sent.
 * Throws Forbidden unless an administrator calls, NotFound before a season was started.
 */
export async function copyFees(
  ctx: Pick<Ctx, 'db' | 'actor' | 'clock' | 'pages'>,
  input: FeesInput,
): Promise<CopyFees> {
  requireSeasonManager(ctx)
  return transact(ctx, async (tx) => {
    const season = await lockSeason(tx)
    if (season.status !== 'open') return refused('NOT_OPEN')
    return copyPlans(joining(ctx, tx), { season: season.name, ...input })
  })
}
