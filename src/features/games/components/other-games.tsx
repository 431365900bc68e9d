import { weekdayAndDay } from '../../../kernel/dates.ts'
import { paths } from '../../../web/paths.ts'
import { bySeason, type Game } from '../model/game.ts'
import { ScoreBox } from './score-box.tsx'

/**
 * The games between other clubs in our league, collapsed below ours: a table for each season, in the given order. Empty
 * if there are none.
 */
export function OtherGames({ games, startMonth }: { games: readonly Game[]; startMonth: number }) {
  if (games.length === 0) return null
  return (
    <details className="margin-top-6">
      <summary>{`Other games in the league (${games.length})`}</summary>
      {bySeason(games, startMonth).map(([season, itsGames]) => (
        <SeasonTable key={season} season={season} games={itsGames} />
      ))}
    </details>
  )
}

function SeasonTable({ season, games }: { season: string; games: readonly Game[] }) {
  return (
    <>
      <h3 className="margin-top-3">{`Season ${season}`}</h3>
      <div className="scroll margin-top-3">
        <table className="table" aria-label={`Other games in the league, season ${season}`}>
          <thead>
            <tr>
              <th scope="col">Date</th>
              <th scope="col">Home</th>
              <th scope="col">Result</th>
              <th scope="col">Away</th>
            </tr>
          </thead>
          <tbody>
            {games.map((game) => (
              <tr key={game.id}>
                <td>
                  <a href={paths.game(game.id)}>{weekdayAndDay(game.startsAt)}</a>
                </td>
                <td>{game.homeTeam}</td>
                <td>
                  <ScoreBox game={game} />
                </td>
                <td>{game.awayTeam}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}
