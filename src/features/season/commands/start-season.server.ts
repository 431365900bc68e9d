import { sql } from 'drizzle-orm'
import { clubDay, type LocalDate } from '../../../kernel/dates.ts'
import { done, type Outcome, refused } from '../../../kernel/outcome.ts'
import { seasonName } from '../../../kernel/season.ts'
import { auditStaff } from '../../../platform/audit/audit.ts'
import type { Ctx } from '../../../platform/context.ts'
import { transact } from '../../../platform/database/transact.ts'
import { agesOnIn, seasonsToPrepare } from '../model/season.ts'
import { requireSeasonManager } from '../policy.ts'
import { newestSeason } from '../queries/season.server.ts'
import { seasons } from '../table.server.ts'

export type StartSeason = Outcome<
  { name: string },
  /** The day is not the beginning of this season or the next, or a season is being prepared. */
  { reason: 'NOT_POSSIBLE' }
>

/**
 * Starts the preparation of the season that begins on a day. Two administrators who start at once get one season.
 * Throws Forbidden unless an administrator calls.
 */
export async function startSeason(
  ctx: Pick<Ctx, 'db' | 'actor' | 'clock' | 'pages' | 'club'>,
  firstOn: LocalDate,
): Promise<StartSeason> {
  requireSeasonManager(ctx)
  const { seasonStartMonth } = ctx.club
  const name = seasonName(firstOn, seasonStartMonth)
  const choices = seasonsToPrepare(clubDay(ctx.clock.now()), seasonStartMonth)
  if (!choices.some((choice) => choice.firstOn === firstOn)) return refused('NOT_POSSIBLE')
  return transact(ctx, async (tx) => {
    // Two administrators may start different seasons at once.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('seasons', 0))`)
    const newest = await newestSeason(tx)
    if (newest?.firstOn === firstOn) return done({ name })
    if (newest && (newest.status !== 'closed' || newest.firstOn > firstOn)) return refused('NOT_POSSIBLE')
    const [started] = await tx
      .insert(seasons)
      .values({
        firstOn,
        name,
        agesOn: agesOnIn(firstOn),
        startedAt: ctx.clock.now(),
      })
      .onConflictDoNothing({ target: seasons.firstOn })
      .returning({ id: seasons.id })
    if (started) await auditStaff(tx, ctx, { action: 'seasons.start', subject: `seasons/${started.id}` })
    return done({ name })
  })
}
