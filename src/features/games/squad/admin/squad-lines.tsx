import { FixtureTimeText } from '../../../../ui/primitives/date-text.tsx'
import { RecordLines } from '../../../../ui/primitives/record-lines.tsx'
import { adminPaths } from '../../../../web/admin-paths.ts'
import type { SquadGameLine } from '../queries/squad-games.server.ts'

type Props = {
  games: readonly SquadGameLine[]
  none: string
  /** The ids of past games with a published report, for lists that link to reports. */
  reported?: readonly string[]
}

/** The games of the coach's teams, each with the state of its squad or report. */
export function SquadLines({ games, none, reported }: Props) {
  return (
    <RecordLines
      none={none}
      lines={games.map((game) => ({
        id: game.id,
        title: (
          <a href={reported ? adminPaths.gameReport(game.id) : adminPaths.squad(game.id)}>{game.opponents}</a>
        ),
        under: (
          <>
            {game.team}, <FixtureTimeText at={game.startsAt} />
          </>
        ),
        badges: badgesOf(game, reported),
        ...(game.status === 'played' && { sum: `${game.homeScore} – ${game.awayScore}` }),
      }))}
    />
  )
}

function badgesOf(
  { id, status, available, squad, confirmed, declined }: SquadGameLine,
  reported: Props['reported'],
) {
  if (status === 'postponed') return [{ tone: 'warn', text: 'Postponed' }]
  if (status === 'cancelled') return [{ tone: 'bad', text: 'Cancelled' }]
  if (reported)
    return [
      reported.includes(id)
        ? { tone: 'ok', text: 'Report published' }
        : { tone: 'open', text: 'No report yet' },
    ]
  if (status !== 'scheduled') return []
  if (squad === 0) return [{ tone: 'open', text: available > 0 ? `${available} available` : 'No squad yet' }]
  return [
    { tone: confirmed === squad ? 'ok' : 'info', text: `${confirmed} of ${squad} confirmed` },
    ...(declined > 0 ? [{ tone: 'bad', text: `${declined} declined` }] : []),
  ]
}
