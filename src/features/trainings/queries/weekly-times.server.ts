import { and, asc, eq, gte, sql } from 'drizzle-orm'
import { clubDay } from '../../../kernel/dates.ts'
import type { Ctx } from '../../../platform/context.ts'
import { teams } from '../../teams/table.server.ts'
import { textOfWeek } from '../model/weekly-times.ts'
import { seriesTeams, trainingSeries } from '../series/table.server.ts'
import { SESSIONS_TAG } from '../sessions/model/session.ts'
import { venues } from '../table.server.ts'

/** Returns the weekly trainings of each active team as HTML. Only for teams with a current or future series. */
export async function weeklyTimes({ db, pages, clock }: Pick<Ctx, 'db' | 'pages' | 'clock'>) {
  pages.read(SESSIONS_TAG, 'teams', 'venues')
  const found = await db
    .select({
      teamId: teams.id,
      name: teams.name,
      slug: teams.slug,
      weekday: trainingSeries.weekday,
      startTime: trainingSeries.startTime,
      endTime: trainingSeries.endTime,
      venue: sql<string>`coalesce(${venues.name}, ${trainingSeries.venueText})`,
    })
    .from(trainingSeries)
    .innerJoin(seriesTeams, eq(seriesTeams.seriesId, trainingSeries.id))
    .innerJoin(teams, and(eq(teams.id, seriesTeams.teamId), eq(teams.active, true)))
    .leftJoin(venues, eq(venues.id, trainingSeries.venueId))
    .where(gte(trainingSeries.lastOn, clubDay(clock.now())))
    .orderBy(
      asc(teams.position),
      asc(teams.name),
      asc(trainingSeries.weekday),
      asc(trainingSeries.startTime),
      asc(trainingSeries.id),
    )
  return [...Map.groupBy(found, ({ teamId }) => teamId).values()].flatMap((week) =>
    week.slice(0, 1).map(({ teamId, name, slug }) => ({ teamId, name, slug, html: textOfWeek(week) })),
  )
}
