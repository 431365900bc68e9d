import { reportedAmong } from '../../../features/games/reports/queries/report.server.ts'
import { SquadLines } from '../../../features/games/squad/admin/squad-lines.tsx'
import { type SquadGameLine, squadGames } from '../../../features/games/squad/queries/squad-games.server.ts'
import { hasRole } from '../../../kernel/actor.ts'
import { clubDay } from '../../../kernel/dates.ts'
import { PageHead } from '../../../ui/admin/page-head.tsx'
import { Icon } from '../../../ui/primitives/icon.tsx'
import { adminPaths } from '../../admin-paths.ts'
import { ctxOf } from '../../context.ts'
import type { Route } from './+types/games'

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = ctxOf(context)
  const games = await squadGames(ctx)
  const now = ctx.clock.now()
  const day = clubDay(now)
  const isToday = ({ startsAt, status }: SquadGameLine) => clubDay(startsAt) === day && status !== 'played'
  const others = games.filter((game) => !isToday(game))
  const past = others.filter(({ startsAt, status }) => startsAt < now || status === 'played').toReversed()
  return {
    today: games.filter(isToday),
    coming: others.filter(({ startsAt, status }) => startsAt >= now && status !== 'played'),
    past,
    reported: await reportedAmong(
      ctx,
      past.map(({ id }) => id),
    ),
    imports: hasRole(ctx.actor, 'administrator'),
  }
}

export const meta: Route.MetaFunction = () => [
  { title: 'Match day · Admin' },
  { name: 'robots', content: 'noindex' },
]

/** The games of the coach's teams: squads of today's and coming games, reports of past ones. */
export default function MatchDay({ loaderData }: Route.ComponentProps) {
  const { today, coming, past, reported, imports } = loaderData
  return (
    <>
      <PageHead title="Match day">
        {imports && (
          <a className="button secondary compact" href={adminPaths.gameImport}>
            <Icon name="upload" /> Import fixtures
          </a>
        )}
      </PageHead>
      {today.length > 0 && (
        <section className="margin-top-4">
          <h2 className="heading-3 margin-bottom-2">Today</h2>
          <SquadLines games={today} none="" />
          <p className="muted small margin-top-2">
            Open a game for its squad and the link of the scorer’s table. Its report comes after the final
            whistle.
          </p>
        </section>
      )}
      <section className="margin-top-4">
        <h2 className="heading-3 margin-bottom-2">Upcoming games</h2>
        <SquadLines games={coming} none="Your teams have no games in the next two months." />
      </section>
      {past.length > 0 && (
        <section className="margin-top-6">
          <h2 className="heading-3 margin-bottom-2">Last fortnight</h2>
          <SquadLines games={past} reported={reported} none="" />
        </section>
      )}
    </>
  )
}
