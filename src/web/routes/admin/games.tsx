import { reportedAmong } from '../../../features/games/reports/queries/report.server.ts'
import { SquadLines } from '../../../features/games/squad/admin/squad-lines.tsx'
import { squadGames } from '../../../features/games/squad/queries/squad-games.server.ts'
import { hasRole } from '../../../kernel/actor.ts'
import { PageHead } from '../../../ui/admin/page-head.tsx'
import { Icon } from '../../../ui/primitives/icon.tsx'
import { adminPaths } from '../../admin-paths.ts'
import { ctxOf } from '../../context.ts'
import type { Route } from './+types/games'

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = ctxOf(context)
  const games = await squadGames(ctx)
  const now = ctx.clock.now()
  const past = games.filter(({ startsAt, status }) => startsAt < now || status === 'played').toReversed()
  return {
    coming: games.filter(({ startsAt, status }) => startsAt >= now && status !== 'played'),
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

/** The games of the coach's teams: squads of coming games, reports of past ones. */
export default function MatchDay({ loaderData: { coming, past, reported, imports } }: Route.ComponentProps) {
  return (
    <>
      <PageHead title="Match day">
        {imports && (
          <a className="button secondary compact" href={adminPaths.gameImport}>
            <Icon name="upload" /> Import fixtures
          </a>
        )}
      </PageHead>
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
