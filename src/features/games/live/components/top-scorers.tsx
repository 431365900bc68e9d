import '../../../../ui/styles/table.css'
import type { SeasonScorers } from '../queries/scorers.server.ts'

type Props = SeasonScorers & { team: string; most?: number }

/** The top scorers of a team in a season. Empty until a game was recorded. */
export function TopScorers({ season, scorers, team, most = scorers.length }: Props) {
  if (scorers.length === 0) return null
  return (
    <section aria-labelledby="scorers">
      <h2 className="heading-3 margin-bottom-2" id="scorers">{`Top scorers ${season}`}</h2>
      <table className="table" aria-label={`Top scorers of ${team}, season ${season}`}>
        <thead>
          <tr>
            <th scope="col">Player</th>
            <th scope="col">Games</th>
            <th scope="col">Goals</th>
          </tr>
        </thead>
        <tbody>
          {scorers.slice(0, most).map(({ id, name, goals, games }) => (
            <tr key={id}>
              <td>{name}</td>
              <td className="tabular">{games}</td>
              <td className="tabular">
                <b>{goals}</b>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
