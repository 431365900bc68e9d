import './games.css'
import { clubTime } from '../../../kernel/dates.ts'
import { unreachable } from '../../../kernel/outcome.ts'
import type { Game } from '../model/game.ts'

/** The box between two team names: solid for a result, outlined for a time, a badge for anything else. */
export function ScoreBox({ game }: { game: Game }) {
  switch (game.status) {
    case 'scheduled':
      return <span className="score-box tabular upcoming">{clubTime(game.startsAt)}</span>
    case 'played':
      return <span className="score-box tabular">{`${game.homeScore} – ${game.awayScore}`}</span>
    case 'postponed':
      return (
        <span className="badge" data-tone="warn">
          Postponed
        </span>
      )
    case 'cancelled':
      return (
        <span className="badge" data-tone="bad">
          Cancelled
        </span>
      )
    case 'forfeit':
      return (
        <span className="badge" data-tone="info">
          Forfeit
        </span>
      )
    default:
      return unreachable(game.status)
  }
}
