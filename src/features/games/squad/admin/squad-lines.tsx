import { FixtureTimeText } from '../../../../ui/primitives/date-text.tsx'
import { RecordLines } from '../../../../ui/primitives/record-lines.tsx'
import { adminPaths } from '../../../../web/admin-paths.ts'
import type { SquadGameLine } from '../queries/squad-games.server.ts'

/** The games of the coach's teams, each with how far its squad is. */
export function SquadLines({ games, none }: { games: readonly SquadGameLine[]; none: string }) {
  return (
    <RecordLines
      none={none}
      lines={games.map((game) => ({
        id: game.id,
        title: <a href={adminPaths.squad(game.id)}>{game.opponents}</a>,
        under: (
          <>
            {game.team}, <FixtureTimeText at={game.startsAt} />
          </>
        ),
        badges: badgesOf(game),
        ...(game.status === 'played' && { sum: `${game.homeScore} – ${game.awayScore}` }),
      }))}
    />
  )
}

function badgesOf({ status, available, squad, confirmed, declined }: SquadGameLine) {
  if (status === 'postponed') return [{ tone: 'warn', text: 'Postponed' }]
  if (status === 'cancelled') return [{ tone: 'bad', text: 'Cancelled' }]
  if (status !== 'scheduled') return []
  if (squad === 0) return [{ tone: 'open', text: available > 0 ? `${available} available` : 'No squad yet' }]
  return [
    { tone: confirmed === squad ? 'ok' : 'info', text: `${confirmed} of ${squad} confirmed` },
    ...(declined > 0 ? [{ tone: 'bad', text: `${declined} declined` }] : []),
  ]
}
