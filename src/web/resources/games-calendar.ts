import type { Context } from 'hono'
import { calendarFeed } from '../../features/games/queries/calendar.server.ts'
import { calendarGames, findGamesTeam } from '../../features/games/queries/games.server.ts'
import type { HttpEnv } from '../../platform/http/env.ts'
import { paths } from '../paths.ts'

/** GET /about-us/games.ics: the games of the club, or of one team (?team=men-1). 404 for an unknown team. */
export async function gamesCalendar(c: Context<HttpEnv>): Promise<Response> {
  const ctx = c.var.ctx
  const slug = c.req.query('team')
  const team = slug === undefined ? undefined : await findGamesTeam(ctx, slug)
  if (slug !== undefined && !team) return c.text('There is no such team', 404)
  const name = [ctx.club.name, team?.name, 'games'].filter(Boolean).join(' ')
  const page = new URL(paths.games, ctx.config.publicUrl)
  return c.body(calendarFeed(await calendarGames(ctx, { team: slug }), name, page.href), 200, {
    'content-type': 'text/calendar; charset=utf-8',
    'content-disposition': 'inline; filename="games.ics"',
    'cache-control': 'public, max-age=300',
  })
}
