import '../../../ui/data-table/data-table.css'
import { Link } from 'react-router'
import { adminPaths } from '../../../web/admin-paths.ts'
import type { TeamProgress } from '../queries/progress.server.ts'

/** Who comes back, by team in the new season. Each team links to its members. */
export function ProgressTable({ teams }: { teams: readonly TeamProgress[] }) {
  const sum = (of: (team: TeamProgress) => number) => teams.reduce((total, team) => total + of(team), 0)
  return (
    <table className="table admin-table">
      <caption className="visually-hidden">Answers by team</caption>
      <thead>
        <tr>
          <th scope="col">Team</th>
          <th scope="col" className="number">
            Coming
          </th>
          <th scope="col" className="number">
            Not coming
          </th>
          <th scope="col" className="number">
            No answer
          </th>
        </tr>
      </thead>
      <tbody>
        {teams.map(({ id, name, coming, notComing, silent }) => (
          <tr key={id}>
            <td>
              <Link to={`${adminPaths.seasonAnswers}?team=${id || 'none'}#members`}>{name}</Link>
            </td>
            <td className="number">{coming}</td>
            <td className="number">{notComing}</td>
            <td className="number">{silent}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">Everybody</th>
          <td className="number">{sum(({ coming }) => coming)}</td>
          <td className="number">{sum(({ notComing }) => notComing)}</td>
          <td className="number">{sum(({ silent }) => silent)}</td>
        </tr>
      </tfoot>
    </table>
  )
}
