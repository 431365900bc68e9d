import { useEffect } from 'react'
import { data } from 'react-router'
import { ScorerTable, type TableGame } from '../../../features/games/live/components/scorer-table.tsx'
import { eventsOf, shirtsOf } from '../../../features/games/live/queries/match.server.ts'
import { tableAccess } from '../../../features/games/live/queries/table-link.server.ts'
import { findGame } from '../../../features/games/queries/games.server.ts'
import { FixtureTimeText } from '../../../ui/primitives/date-text.tsx'
import { Note } from '../../../ui/primitives/note.tsx'
import { keepOffline } from '../../browser/keep-offline.ts'
import { useMatch } from '../../browser/use-match.ts'
import { ctxOf } from '../../context.ts'
import { paths } from '../../paths.ts'
import type { Route } from './+types/table'

/** Hydrates, because goals are recorded without loading the page. */
export const handle = { hydrate: true }

/** The URL contains a token, which must not leak through referrers, caches or search engines. */
const PRIVATE = {
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
  'cache-control': 'no-store',
}

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const ctx = ctxOf(context)
  const token = new URL(request.url).searchParams.get('token') ?? ''
  const game = await findGame(ctx, params.id)
  const access = game ? tableAccess(ctx, game, token) : 'none'
  if (!game || access === 'none')
    return data({ open: undefined, opensAt: undefined }, { status: 410, headers: PRIVATE })
  if (access === 'too-early')
    return data({ open: undefined, opensAt: game.startsAt }, { status: 403, headers: PRIVATE })
  const { id, homeTeam, awayTeam, competition } = game
  const open = {
    game: { id, homeTeam, awayTeam, shirts: await shirtsOf(ctx, game), isInLeague: competition !== null },
    events: await eventsOf(ctx.db, id),
    now: ctx.clock.now().getTime(),
    address: `${paths.matchEvents(id)}?token=${encodeURIComponent(token)}`,
    live: paths.gameLive(id),
  }
  return data({ open, opensAt: undefined }, { headers: PRIVATE })
}

/** The page manages its own state, so it is never reloaded. */
export const shouldRevalidate = () => false

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: Route.MetaFunction = () => [
  { title: 'Scorer’s table' },
  { name: 'robots', content: 'noindex, nofollow' },
]

/** The scorer’s table of one game, opened by the link for the day of the game. */
export default function TablePage({ loaderData: { open, opensAt } }: Route.ComponentProps) {
  if (open)
    return (
      <>
        <h1 className="visually-hidden">Scorer’s table</h1>
        <noscript>
          <Note tone="bad">
            <p>The scorer’s table needs JavaScript. Turn it on in your browser.</p>
          </Note>
        </noscript>
        <Table {...open} />
      </>
    )
  return (
    <div className="stack margin-top-6">
      <h1 className="heading-2">{opensAt ? 'Not today' : 'This link does not work'}</h1>
      {opensAt ? (
        <p>
          This link opens the scorer’s table on the day of the game, <FixtureTimeText at={opensAt} />.
        </p>
      ) : (
        <p>It only works on the day of the game. Ask the coach for a new one.</p>
      )}
    </div>
  )
}

type Open = { game: TableGame } & Omit<Parameters<typeof useMatch>[0], 'gameId'>

function Table({ game, ...given }: Open) {
  const match = useMatch({ gameId: game.id, ...given })
  useEffect(() => {
    keepOffline('/match/').catch(() => {}) // a private window keeps nothing; the table works as long as it is open
  }, [])
  return <ScorerTable game={game} match={match} />
}
