import { CalendarNote } from '../../../features/games/components/calendar-note.tsx'
import { GameList } from '../../../features/games/components/game-list.tsx'
import { GamesPagination, gamesAddress } from '../../../features/games/components/games-pagination.tsx'
import type { Game } from '../../../features/games/model/game.ts'
import { sportsEvents } from '../../../features/games/model/sports-event.ts'
import {
  findGamesTeam,
  latestResults,
  teamsWithGames,
  upcomingGamesPage,
} from '../../../features/games/queries/games.server.ts'
import { longMonth } from '../../../kernel/dates.ts'
import type { Ctx } from '../../../platform/context.ts'
import { Cover } from '../../../ui/layout/cover.tsx'
import { Empty } from '../../../ui/primitives/note.tsx'
import { pageContext } from '../../context.ts'
import { pageMeta } from '../../page-meta.ts'
import { pageNumber } from '../../page-number.ts'
import type { Route } from './+types/games'

/** Results of the last four weeks; the page of a team shows more. */
const MAX_RESULTS = 40

/** Each team's first page is the same for every reader, so it is shared even if the page is not cached. */
export function loader({ context, request }: Route.LoaderArgs) {
  const { ctx, share } = context.get(pageContext)
  ctx.pages.keep(60, ['team', 'page'])
  const query = new URL(request.url).searchParams
  const slug = query.get('team') || undefined
  const page = pageNumber(query)
  const read = (reader: Ctx) => gamesPage(reader, slug, page)
  return page === 1 ? share(`games:${slug ?? ''}`, read) : read(ctx)
}

/** Throws a 404 for an unknown team. */
async function gamesPage(ctx: Ctx, slug: string | undefined, page: number) {
  const team = slug ? await findGamesTeam(ctx, slug) : undefined
  if (slug && !team) throw new Response('This page could not be found', { status: 404 })
  const [coming, results, teams] = await Promise.all([
    upcomingGamesPage(ctx, { team: slug, page }),
    page === 1 ? latestResults(ctx, { team: slug, limit: MAX_RESULTS }) : [],
    teamsWithGames(ctx),
  ])
  const { club, config } = ctx
  return { slug, team, page, coming, results, teams, club: club.name, host: config.publicUrl.host }
}

export const meta: Route.MetaFunction = ({ loaderData: { club, team, coming }, matches }) =>
  pageMeta(
    {
      title: team ? `Games of ${team.name}` : 'Games',
      narrowed: Boolean(team),
      description: `Every upcoming game of ${team ? `${club} ${team.name}` : `the teams of ${club}`}, and the latest results.`,
      jsonLd: sportsEvents(coming.games),
    },
    matches,
  )

export default function Games({ loaderData }: Route.ComponentProps) {
  const { slug, page, coming, results, teams, host } = loaderData
  const label = slug ? 'round' : 'team'
  return (
    <>
      <Cover title="Games">
        <p>
          Upcoming games, and <a href={`${gamesAddress(slug)}#results`}>the results of the last four weeks</a>
          .
        </p>
      </Cover>
      <div className="page padding-top-6 padding-bottom-band">
        <nav className="tabs" aria-label="Team">
          <Filter current={slug} name="All teams" />
          {teams.map((team) => (
            <Filter key={team.slug} current={slug} slug={team.slug} name={team.name} />
          ))}
        </nav>
        <CalendarNote team={slug} host={host} />
        {coming.games.length === 0 && (
          <div className="margin-top-6">
            <Empty>
              <p>No upcoming games yet.</p>
            </Empty>
          </div>
        )}
        {byMonth(coming.games).map(([month, games]) => (
          <section key={month} className="margin-top-6">
            <h2 className="margin-bottom-4">{month}</h2>
            <GameList games={games} label={label} />
          </section>
        ))}
        <GamesPagination team={slug} page={page} hasMore={coming.hasMore} />
        {results.length > 0 && (
          <section className="margin-top-7" id="results">
            <h2 className="margin-bottom-4">Results</h2>
            <GameList games={results} label={label} />
          </section>
        )}
      </div>
    </>
  )
}

function Filter({ current, slug, name }: { current: string | undefined; slug?: string; name: string }) {
  return (
    <a href={gamesAddress(slug)} {...(current === slug && { 'aria-current': 'page' as const })}>
      {name}
    </a>
  )
}

const byMonth = (games: readonly Game[]) => [...Map.groupBy(games, (game) => longMonth(game.startsAt))]
