import { eq } from 'drizzle-orm'
import { isId } from '../../../kernel/ids.ts'
import { type CalendarItem, makeCalendar } from '../../../platform/calendar/make-calendar.ts'
import type { Ctx } from '../../../platform/context.ts'
import { paths } from '../../../web/paths.ts'
import { gameItem } from '../../games/queries/calendar.server.ts'
import { calendarGames } from '../../games/queries/games.server.ts'
import { teams } from '../../teams/table.server.ts'
import { sessionsBetween } from '../../trainings/sessions/queries/sessions.server.ts'
import { venues } from '../../trainings/table.server.ts'
import { sessionItem } from '../model/items.ts'

export type Reads = Pick<Ctx, 'db' | 'pages' | 'clock' | 'club' | 'config'>

/** Calendar apps delete what a feed no longer contains, so past items stay in it for more than a season. */
const PAST_DAYS = 400
const AHEAD_DAYS = 400

const daysFrom = (now: Date, days: number) => new Date(now.getTime() + days * 86_400_000)

/** The period that a calendar feed covers. */
export const feedPeriod = ({ clock }: Pick<Ctx, 'clock'>) => ({
  from: daysFrom(clock.now(), -PAST_DAYS),
  to: daysFrom(clock.now(), AHEAD_DAYS),
})

/** The absolute URL of a path of the site. */
export const urlOf = ({ config }: Pick<Ctx, 'config'>, path: string) => new URL(path, config.publicUrl).href

/** Returns the games and sessions of an active team by its slug. Undefined for an unknown team. */
export async function teamCalendar(ctx: Reads, slug: string): Promise<string | undefined> {
  const [team] = await ctx.db.select().from(teams).where(eq(teams.slug, slug))
  if (!team?.active) return undefined
  const [games, sessions] = await Promise.all([
    calendarGames(ctx, { team: slug }),
    sessionsBetween(ctx, { teamIds: [team.id], ...feedPeriod(ctx) }),
  ])
  const url = urlOf(ctx, paths.team(slug))
  return makeCalendar(`${ctx.club.name} ${team.name}`, [
    ...games.map((game) => gameItem(game, urlOf(ctx, paths.game(game.id)))),
    ...sessions.map((session) => sessionItem(session, url)),
  ])
}

/** Returns the sessions and our games in a hall by its id. Undefined for an unknown hall. */
export async function venueCalendar(ctx: Reads, id: string): Promise<string | undefined> {
  const [venue] = isId(id) ? await ctx.db.select().from(venues).where(eq(venues.id, id)) : []
  if (!venue) return undefined
  const { name: hall } = venue
  const [games, sessions] = await Promise.all([
    calendarGames(ctx, { hall }),
    sessionsBetween(ctx, { hall, ...feedPeriod(ctx) }),
  ])
  const items: CalendarItem[] = [
    ...games.map((game) => gameItem(game, urlOf(ctx, paths.game(game.id)))),
    ...sessions.map((session) => sessionItem(session, urlOf(ctx, paths.trainings))),
  ]
  return makeCalendar(`${ctx.club.name}, ${hall}`, items)
}
