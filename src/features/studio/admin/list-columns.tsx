import '../../../ui/data-table/data-table.css'
import { Link } from 'react-router'
import { localDate, longDate, longDay } from '../../../kernel/dates.ts'
import { formatPence, penceOf } from '../../../kernel/money.ts'
import type { Column } from '../../../ui/data-table/columns.ts'
import type { listView, StudioColumn, StudioRow } from '../queries/rows.server.ts'

/** The columns of a list, generated from its content type. */
export function columnsOf(view: ReturnType<typeof listView>, path: string): Column<StudioRow>[] {
  const named: Column<StudioRow> = {
    id: 'name',
    name: 'Name',
    sort: view.name,
    fold: 'line',
    cell: ({ id, name, draft }) => (
      <>
        <Link className="name" to={`${path}/${id}`}>
          {name}
        </Link>
        {draft && (
          <span className="badge" data-tone="warn">
            Draft
          </span>
        )}
      </>
    ),
  }
  const others = view.columns.map(
    (column, index): Column<StudioRow> => ({
      id: column.name,
      name: column.label,
      ...(column.sorts && { sort: column.name }),
      ...((column.kind === 'number' || column.kind === 'pounds') && { number: true }),
      fold: index === 0 ? 'line' : 'large',
      cell: ({ cells }) => <Cell column={column} value={cells[column.name] ?? null} />,
    }),
  )
  return [named, ...others]
}

function Cell({
  column: { kind, none },
  value,
}: {
  column: StudioColumn
  value: StudioRow['cells'][string]
}) {
  if (value === null && none)
    return (
      <span className="badge" data-tone="warn">
        {none}
      </span>
    )
  if (value === null || value === '') return <span className="muted">–</span>
  switch (kind) {
    case 'boolean':
      return value === true ? 'Yes' : <span className="muted">No</span>
    case 'time':
      return (
        <span className="day">
          {longDay(new Date(typeof value === 'number' ? value * 1000 : String(value)))}
        </span>
      )
    case 'day':
      return <span className="day">{longDate(localDate(String(value)))}</span>
    case 'pounds':
      return formatPence(penceOf(Number(value)))
    default:
      return String(value)
  }
}
