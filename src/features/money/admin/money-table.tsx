import '../../../ui/data-table/data-table.css'
import './money.css'
import { Link } from 'react-router'
import { formatPence } from '../../../kernel/money.ts'
import { TABLE_ROLES } from '../../../ui/data-table/table-roles.ts'
import { FIGURE_WORDS, FIGURES, type Figure, type Figures } from '../model.ts'

type Line = { id: string; name: string; figures: Figures }

type Props = {
  /** What the lines are: "Month". */
  title: string
  lines: readonly Line[]
  total: Figures
  /** The address of the entries behind a figure; without an id, of the whole season. */
  to: (figure: Figure, id?: string) => string
  /** The address of the page that reminds the people behind a late figure. */
  toRemind: (id?: string) => string
}

/** Figures by month, team or kind. Each figure links to the entries that it counts. */
export function MoneyTable({ title, lines, total, to, toRemind }: Props) {
  return (
    <section className="table-frame unbounded margin-top-3">
      <table {...TABLE_ROLES.table} className="table admin-table stacks money-figures">
        <caption className="visually-hidden">By {title.toLowerCase()}</caption>
        <thead {...TABLE_ROLES.group}>
          <tr {...TABLE_ROLES.row}>
            <th {...TABLE_ROLES.columnHeader} scope="col">
              {title}
            </th>
            {FIGURES.map((figure) => (
              <th {...TABLE_ROLES.columnHeader} key={figure} scope="col" className="number">
                {FIGURE_WORDS[figure]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...TABLE_ROLES.group}>
          {lines.map(({ id, name, figures }) => (
            <tr {...TABLE_ROLES.row} key={id}>
              <th {...TABLE_ROLES.rowHeader} scope="row">
                {name}
              </th>
              <Cells figures={figures} name={name} to={(figure) => to(figure, id)} toRemind={toRemind(id)} />
            </tr>
          ))}
        </tbody>
        <tfoot {...TABLE_ROLES.group}>
          <tr {...TABLE_ROLES.row}>
            <th {...TABLE_ROLES.rowHeader} scope="row">
              Total
            </th>
            <Cells figures={total} name="Total" to={(figure) => to(figure)} toRemind={toRemind()} />
          </tr>
        </tfoot>
      </table>
    </section>
  )
}

type CellsProps = { figures: Figures; name: string; to: (figure: Figure) => string; toRemind: string }

const Cells = ({ figures, name, to, toRemind }: CellsProps) =>
  FIGURES.map((figure) => (
    <td
      {...TABLE_ROLES.cell}
      key={figure}
      className={figure === 'late' && figures.late > 0 ? 'number late-money' : 'number'}
      data-label={FIGURE_WORDS[figure]}
    >
      {figures[figure] === 0 ? (
        <span className="muted">{formatPence(figures[figure])}</span>
      ) : (
        <Link to={to(figure)}>
          {formatPence(figures[figure])}
          <span className="visually-hidden">
            {' '}
            {FIGURE_WORDS[figure].toLowerCase()}, {name}
          </span>
        </Link>
      )}
      {figure === 'late' && figures.late > 0 && <RemindLink to={toRemind} of={name} />}
    </td>
  ))

/** Opens the prepared reminder to the people behind a late figure. */
export const RemindLink = ({ to, of }: { to: string; of: string }) => (
  <Link className="remind-link small" to={to} aria-label={`Remind: ${of}`}>
    Remind
  </Link>
)
