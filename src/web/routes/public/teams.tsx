import type { Game } from '../../../features/games/model/game.ts'
import { nextGames } from '../../../features/games/queries/games.server.ts'
import { positionsOf } from '../../../features/members/directory/queries/squad.server.ts'
import { POSITIONS } from '../../../features/members/model/member.ts'
import { countActiveMembers } from '../../../features/members/queries/shirt-numbers.server.ts'
import { Formation, type Positions } from '../../../features/teams/components/formation.tsx'
import { TeamCard } from '../../../features/teams/components/team-card.tsx'
import { teamsInMenu } from '../../../features/teams/queries/teams.server.ts'
import { weekdayAndTime } from '../../../kernel/dates.ts'
import { count } from '../../../kernel/text.ts'
import type { Ctx } from '../../../platform/context.ts'
import { Cover } from '../../../ui/layout/cover.tsx'
import { Empty } from '../../../ui/primitives/note.tsx'
import '../../../features/teams/components/teams.css'
import { pageContext } from '../../context.ts'
import { pageMeta } from '../../page-meta.ts'
import type { Route } from './+types/teams'

/** Shared between all visitors, for those whose page is not cached. */
export function loader({ context }: Route.LoaderArgs) {
  const { ctx, share } = context.get(pageContext)
  return ctx.actor.kind === 'visitor' ? share('teams', teamsWithSquads) : teamsWithSquads(ctx)
}

async function teamsWithSquads(ctx: Ctx) {
  const teams = await teamsInMenu(ctx)
  const [active, games, positions] = await Promise.all([
    countActiveMembers(ctx),
    nextGames(ctx),
    positionsOf(
      ctx,
      teams.map((team) => team.id),
    ),
  ])
  const byTeam = Map.groupBy(positions, (row) => row.teamId)
  return {
    active,
    teams: teams.map((team) => ({
      team,
      next: games.find((game) => game.team?.slug === team.slug),
      ...squadFacts(byTeam.get(team.id) ?? []),
    })),
  }
}

function squadFacts(rows: readonly { position: string; players: number }[]) {
  const positions: Positions = Object.fromEntries(rows.map((row) => [row.position, row.players]))
  return { positions, players: rows.reduce((sum, row) => sum + row.players, 0) }
}

const nextLine = ({ startsAt, ours, homeTeam, awayTeam }: Game) =>
  `Next: ${ours === 'away' ? `away at ${homeTeam}` : `${awayTeam} at home`}, ${weekdayAndTime(startsAt)}`

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ title: 'Teams', description: 'All our teams, from the first team to the juniors.' }, matches)

export default function Teams({ loaderData: { active, teams } }: Route.ComponentProps) {
  return (
    <>
      <Cover title="Teams">
        <p>{`${count(teams.length, 'team')}, ${count(active, 'active member')} in the club`}</p>
      </Cover>
      <div className="page padding-top-6 padding-bottom-band">
        {teams.length === 0 ? (
          <Empty>
            <p>No teams yet.</p>
          </Empty>
        ) : (
          <ul className="team-grid">
            {teams.map(({ team, next, positions, players }) => (
              <TeamCard
                key={team.id}
                team={team}
                drawing={<Formation positions={positions} names={POSITIONS} />}
                lines={[count(players, 'player'), ...(next ? [nextLine(next)] : [])]}
              />
            ))}
          </ul>
        )}
      </div>
    </>
  )
}
