import { useOutlet } from 'react-router'
import { FixedPositions } from '../../../features/volunteering/components/fixed-positions.tsx'
import { RotaTable } from '../../../features/volunteering/components/rota-table.tsx'
import { FLEXIBLE } from '../../../features/volunteering/model.ts'
import { fixedPositions } from '../../../features/volunteering/queries/positions.server.ts'
import {
  flexiblePositions,
  rotaWeeks,
  weeksTooYoungFor,
} from '../../../features/volunteering/queries/rota.server.ts'
import { rotaTeams } from '../../../features/volunteering/queries/rota-teams.server.ts'
import { volunteerCounts } from '../../../features/volunteering/queries/volunteers.server.ts'
import { count } from '../../../kernel/text.ts'
import { Cover } from '../../../ui/layout/cover.tsx'
import { Empty } from '../../../ui/primitives/note.tsx'
import { ctxOf } from '../../context.ts'
import { pageMeta } from '../../page-meta.ts'
import { paths } from '../../paths.ts'
import type { Route } from './+types/who-is-who'

export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = ctxOf(context)
  ctx.pages.keep(60, ['tab'])
  const isFlexible = new URL(request.url).searchParams.get('tab') === 'flexible'
  const [counts, fixed, flexible, weeks, teams, tooYoung] = await Promise.all([
    volunteerCounts(ctx),
    isFlexible ? [] : fixedPositions(ctx),
    isFlexible ? flexiblePositions(ctx) : [],
    isFlexible ? rotaWeeks(ctx) : [],
    isFlexible ? rotaTeams(ctx) : [],
    weeksTooYoungFor(ctx),
  ])
  return { counts, isFlexible, fixed, flexible, weeks, teams, tooYoung }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(
    {
      title: 'Who is who',
      description: 'The volunteers who run the club, the places that are open, and who is on duty when.',
    },
    matches,
  )

export default function WhoIsWho({ loaderData }: Route.ComponentProps) {
  const { counts, isFlexible } = loaderData
  const applyForm = useOutlet()
  return (
    <>
      <Cover title="Who is who">
        <p>
          {count(counts.people, 'volunteer')} {counts.people === 1 ? 'runs' : 'run'} this club.{' '}
          {count(counts.openPlaces, 'fixed place is', 'fixed places are')} open.
        </p>
      </Cover>
      <div className="page padding-top-6 padding-bottom-band" inert={applyForm !== null}>
        <nav className="tabs" aria-label="Positions">
          <a href={paths.whoIsWho} aria-current={isFlexible ? undefined : 'page'}>
            Fixed positions
          </a>
          <a href={FLEXIBLE} aria-current={isFlexible ? 'page' : undefined}>
            Flexible positions
          </a>
        </nav>
        {isFlexible ? <Flexible {...loaderData} /> : <Fixed {...loaderData} />}
      </div>
      {applyForm}
    </>
  )
}

type Loaded = Route.ComponentProps['loaderData']

function Fixed({ fixed }: Pick<Loaded, 'fixed'>) {
  if (fixed.length > 0) return <FixedPositions positions={fixed} />
  return (
    <Empty>
      <p>There are no fixed positions yet.</p>
    </Empty>
  )
}

type Rota = Pick<Loaded, 'flexible' | 'weeks' | 'teams' | 'tooYoung'>

function Flexible({ flexible, weeks, teams, tooYoung }: Rota) {
  if (flexible.length > 0 && weeks.length > 0 && teams.length > 0)
    return flexible.map((position) => (
      <RotaTable key={position.id} {...{ position, weeks, teams, tooYoung }} />
    ))
  return (
    <Empty>
      <p>There is no rota for this season yet.</p>
    </Empty>
  )
}
