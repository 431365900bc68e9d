import { desc } from 'drizzle-orm'
import { clubDay } from '../../../kernel/dates.ts'
import { NotFound } from '../../../kernel/errors.ts'
import type { Ctx } from '../../../platform/context.ts'
import type { Db, Tx } from '../../../platform/database/database.ts'
import { type SeasonChoice, seasonsToPrepare } from '../model/season.ts'
import { requireSeasonManager } from '../policy.ts'
import { type Season, seasons } from '../table.server.ts'

/** Returns the newest season; undefined before the first one. The caller must have checked the permission. */
export async function newestSeason(db: Db | Tx): Promise<Season | undefined> {
  const [season] = await db.select().from(seasons).orderBy(desc(seasons.firstOn)).limit(1)
  return season
}

/** Finds the newest season. Throws NotFound before the first one, Forbidden unless an administrator calls. */
export async function currentSeason(ctx: Pick<Ctx, 'db' | 'actor'>): Promise<Season> {
  requireSeasonManager(ctx)
  const season = await newestSeason(ctx.db)
  if (!season) throw new NotFound()
  return season
}

/** Locks the newest season until the transaction ends. Throws NotFound before the first one. */
export async function lockSeason(tx: Tx): Promise<Season> {
  const [season] = await tx.select().from(seasons).orderBy(desc(seasons.firstOn)).limit(1).for('update')
  if (!season) throw new NotFound()
  return season
}

/** Returns the newest season and those that can be started. Throws Forbidden unless an administrator calls. */
export async function seasonOverview(
  ctx: Pick<Ctx, 'db' | 'actor' | 'clock' | 'club'>,
): Promise<{ season: Season | undefined; choices: SeasonChoice[] }> {
  requireSeasonManager(ctx)
  const season = await newestSeason(ctx.db)
  const isBusy = season && season.status !== 'closed'
  const all = isBusy ? [] : seasonsToPrepare(clubDay(ctx.clock.now()), ctx.club.seasonStartMonth)
  return { season, choices: all.filter(({ firstOn }) => !season || firstOn > season.firstOn) }
}
