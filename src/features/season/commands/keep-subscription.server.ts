import { and, eq } from 'drizzle-orm'
import { done, type Outcome, refused } from '../../../kernel/outcome.ts'
import { auditStaff } from '../../../platform/audit/audit.ts'
import type { Ctx } from '../../../platform/context.ts'
import { transact } from '../../../platform/database/transact.ts'
import { requireSeasonManager } from '../policy.ts'
import { lockSeason } from '../queries/season.server.ts'
import { seasonMembers } from '../table.server.ts'

/**
 * Chooses whether the subscription of a member who leaves continues; otherwise closing the season ends it. Throws
 * Forbidden unless an administrator calls, NotFound before a season was started.
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
    const { rowCount } = await tx
      .update(seasonMembers)
      .set({ keepsSubscription })
      .where(and(eq(seasonMembers.seasonId, season.id), eq(seasonMembers.memberId, memberId)))
    if (rowCount)
      await auditStaff(tx, ctx, { action: 'seasons.subscription', subject: `members/${memberId}` })
    return done()
  })
}
