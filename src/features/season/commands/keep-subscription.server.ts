import { NotFound } from '../../../kernel/errors.ts'
import { done, type Outcome, refused } from '../../../kernel/outcome.ts'
import { auditStaff } from '../../../platform/audit/audit.ts'
import type { Ctx } from '../../../platform/context.ts'
import { transact } from '../../../platform/database/transact.ts'
import { requireSeasonManager } from '../policy.ts'
import { seasonPlan } from '../queries/planned-members.server.ts'
import { lockSeason } from '../queries/season.server.ts'
import { seasonMembers } from '../table.server.ts'

/**
 * Chooses whether the subscription of a member who leaves continues; otherwise closing the season ends it. Throws
 * Forbidden unless an administrator calls, NotFound for a member who is not active or before a season was started.
 */
export async function keepSubscription(
  ctx: Pick<Ctx, 'db' | 'actor' | 'clock' | 'pages'>,
  memberId: string,
  keepsSubscription: boolean,
): Promise<Outcome<object, { reason: 'NOT_OPEN' }>> {
  requireSeasonManager(ctx)
  return transact(ctx, async (tx) => {
    const season = await lockSeason(tx)
    if (season.status !== 'open') return refused('NOT_OPEN')
    const { members } = await seasonPlan(tx, season, [memberId])
    if (members.length === 0) throw new NotFound()
    // A member who has not answered has no row yet.
    await tx
      .insert(seasonMembers)
      .values({ seasonId: season.id, memberId, keepsSubscription })
      .onConflictDoUpdate({
        target: [seasonMembers.seasonId, seasonMembers.memberId],
        set: { keepsSubscription },
      })
    await auditStaff(tx, ctx, { action: 'seasons.subscription', subject: `members/${memberId}` })
    return done()
  })
}
