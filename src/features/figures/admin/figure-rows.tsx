import '../../../ui/styles/table.css'
import { Link } from 'react-router'
import { formatterFor } from '../../../ui/plots/plot.ts'
import { DayText } from '../../../ui/primitives/date-text.tsx'
import type { FigureRows } from '../queries/figures.server.ts'

/** The rows that a bar counts, with their sum. */
export function FigureTable({ found }: { found: FigureRows }) {
  const { rows, unit, sum, many } = found
  const format = formatterFor([sum, ...rows.map(({ value }) => value)], unit)
  return (
    <div className="scroll">
      <table className="table">
        <caption className="visually-hidden">{`${found.title}: ${found.bar}, ${found.series}`}</caption>
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">Details</th>
            <th scope="col">Date</th>
            <th scope="col" className="number">
              {unit === 'money' ? 'Amount' : 'Counts'}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, label, detail, at, value, to }, index) => (
            <tr key={id ?? index}>
              <td>{to ? <Link to={to}>{label}</Link> : label}</td>
              <td>{detail}</td>
              <td>
                <DayText at={at} />
              </td>
              <td className="number">{format(value)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={3}>
              {rows.length < many ? `Total of ${many}, the newest ${rows.length} shown` : 'Total'}
            </th>
            <td className="number">{format(sum)}</td>
          </tr>
        </tfoot>
      </table>
    </div>
  )
}
