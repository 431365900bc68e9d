import { AddToCalendar } from '../../../features/calendar/components/add-to-calendar.tsx'
import { GameFacts } from '../../../features/games/components/game-facts.tsx'
import { Versus } from '../../../features/games/components/versus.tsx'
import { LiveScore } from '../../../features/games/live/components/live-score.tsx'
import { snapshotOf } from '../../../features/games/live/queries/match.server.ts'
import { sportsEvents } from '../../../features/games/model/sports-event.ts'
import { findGame } from '../../../features/games/queries/games.server.ts'
import { directionsTo, mapSearch } from '../../../features/trainings/model/directions.ts'
import { venueMaps } from '../../../features/trainings/queries/own-session.server.ts'
import { weekdayAndTime } from '../../../kernel/dates.ts'
import { NotFound } from '../../../kernel/errors.ts'
import { Cover } from '../../../ui/layout/cover.tsx'
import { ctxOf } from '../../context.ts'
import { pageMeta } from '../../page-meta.ts'
import { paths } from '../../paths.ts'
import type { Route } from './+types/game'

export async function loader({ context, params }: Route.LoaderArgs) {
  const ctx = ctxOf(context)
  const game = await findGame(ctx, params.id)
  if (!game) throw new NotFound()
  const directions = game.venue && (directionsTo(game.venue, await venueMaps(ctx)) ?? mapSearch(game.venue))
  const live = await snapshotOf(ctx, game.id)
  return { game, directions, live, isPast: game.startsAt < ctx.clock.now() }
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return pageMeta({}, matches)
  const { game } = loaderData
  const facts = [weekdayAndTime(game.startsAt), game.venue, game.competition].filter(Boolean)
  return pageMeta(
    {
      title: `${game.homeTeam} – ${game.awayTeam}`,
      description: `${game.homeTeam} against ${game.awayTeam}: ${facts.join(', ')}.`,
      noindex: game.isYouth,
      jsonLd: sportsEvents([game]),
    },
    matches,
  )
}

/** The public page of one game. */
export default function GamePage({ loaderData: { game, directions, live, isPast } }: Route.ComponentProps) {
  return (
    <>
      <Cover title={`${game.homeTeam} – ${game.awayTeam}`} crumb={{ to: paths.games, text: 'Games' }} />
      <div className="page stack padding-top-6 padding-bottom-band">
        {live ? (
          <LiveScore game={game} snapshot={live} />
        ) : (
          <div className="card lead">
            <Versus game={game} />
          </div>
        )}
        <GameFacts game={game} directions={directions} />
        {!isPast && (
          <p>
            <AddToCalendar kind="game" id={game.id} what={`${game.homeTeam} – ${game.awayTeam}`} />
          </p>
        )}
      </div>
    </>
  )
}
