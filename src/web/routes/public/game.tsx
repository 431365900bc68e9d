import { AddToCalendar } from '../../../features/calendar/components/add-to-calendar.tsx'
import { GameFacts } from '../../../features/games/components/game-facts.tsx'
import { Versus } from '../../../features/games/components/versus.tsx'
import { LiveScore, LiveScript } from '../../../features/games/live/components/live-score.tsx'
import { TopScorers } from '../../../features/games/live/components/top-scorers.tsx'
import { isAwaited, snapshotOf } from '../../../features/games/live/queries/match.server.ts'
import { scorersOfSeason } from '../../../features/games/live/queries/scorers.server.ts'
import { sportsEvents } from '../../../features/games/model/sports-event.ts'
import { findGame } from '../../../features/games/queries/games.server.ts'
import { MatchReport } from '../../../features/games/reports/components/match-report.tsx'
import { reportOf } from '../../../features/games/reports/queries/report.server.ts'
import { AlbumStrip } from '../../../features/photos/components/album-strip.tsx'
import { directionsTo, mapSearch } from '../../../features/trainings/model/directions.ts'
import { venueMaps } from '../../../features/trainings/queries/own-session.server.ts'
import { weekdayAndTime } from '../../../kernel/dates.ts'
import { NotFound } from '../../../kernel/errors.ts'
import { Cover } from '../../../ui/layout/cover.tsx'
import { ctxOf } from '../../context.ts'
import { pageMeta } from '../../page-meta.ts'
import { paths } from '../../paths.ts'
import type { Route } from './+types/game'

/** Beside one game; the page of the team has more. */
const FEW_SCORERS = 5

export async function loader({ context, params }: Route.LoaderArgs) {
  const ctx = ctxOf(context)
  const game = await findGame(ctx, params.id)
  if (!game) throw new NotFound()
  const directions = game.venue && (directionsTo(game.venue, await venueMaps(ctx)) ?? mapSearch(game.venue))
  const isPast = game.startsAt < ctx.clock.now()
  const { teamId, ours, startsAt } = game
  const [live, report, scorers] = await Promise.all([
    snapshotOf(ctx, game.id),
    reportOf(ctx, game.id),
    isPast && ours && teamId ? scorersOfSeason(ctx, { teamId, at: startsAt }) : undefined,
  ])
  const awaits = !live && isAwaited(game, ctx.clock.now())
  return { game, directions, live, awaits, isPast, report, scorers }
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
export default function GamePage({ loaderData }: Route.ComponentProps) {
  const { game, directions, live, awaits, isPast, report, scorers } = loaderData
  return (
    <>
      <Cover title={<Opponents {...game} />} crumb={{ to: paths.games, text: 'Games' }} />
      <div className="page stack padding-top-6 padding-bottom-band">
        {live ? (
          <LiveScore game={game} snapshot={live} />
        ) : (
          <div className="card lead" {...(awaits && { 'data-live': paths.gameLive(game.id) })}>
            <Versus game={game} />
            {awaits && <LiveScript />}
          </div>
        )}
        {report && <MatchReport text={report.text} />}
        {report?.album && <AlbumStrip album={report.album} />}
        <GameFacts game={game} directions={directions}>
          {!isPast && <AddToCalendar kind="game" id={game.id} what={`${game.homeTeam} – ${game.awayTeam}`} />}
        </GameFacts>
        {scorers && (
          <div className="prose-width margin-top-6">
            <TopScorers {...scorers} team={game.team?.name ?? ''} most={FEW_SCORERS} />
          </div>
        )}
      </div>
    </>
  )
}

/** Each name stays on one line if it fits. */
const Opponents = ({ homeTeam, awayTeam }: { homeTeam: string; awayTeam: string }) => (
  <>
    <span>{`${homeTeam}\u00a0–`}</span> <span>{awayTeam}</span>
  </>
)
