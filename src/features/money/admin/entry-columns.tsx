import '../../../ui/data-table/data-table.css'
import { Link } from 'react-router'
import type { Column } from '../../../ui/data-table/columns.ts'
import type { EntryRow } from './entry-row.ts'

/** The columns of the entries behind a figure. */
export const ENTRY_COLUMNS: readonly Column<EntryRow>[] = [
  {
    id: 'person',
    name: 'Person',
    cell: ({ person, payer, email, statementPath }) => (
      <>
        {statementPath ? <Link to={statementPath}>{person}</Link> : <b>{person}</b>}
        {payer && <span className="second-line">payer: {payer}</span>}
        {email && <span className="second-line wide-only">{email}</span>}
      </>
    ),
  },
  {
    id: 'what',
    name: 'For',
    fold: 'line',
    cell: ({ description, kind, sourcePath }) => (
      <>
        {sourcePath ? <Link to={sourcePath}>{description}</Link> : description}
        <span className="second-line">{kind}</span>
      </>
    ),
  },
  {
    id: 'type',
    name: 'Entry',
    fold: 'line',
    cell: ({ type, due, isLate, on }) => (
      <>
        {type}
        <span className="narrow-only"> on {on}</span>
        {due && (
          <span className="second-line">
            {isLate ? 'Was due' : 'Due'} {due}
          </span>
        )}
      </>
    ),
  },
  { id: 'on', name: 'Date', fold: 'large', cell: ({ on }) => <span className="nowrap">{on}</span> },
  {
    id: 'value',
    name: 'Amount',
    number: true,
    fold: 'end',
    cell: ({ value, recordPath, person, description }) => (
      <>
        {value}
        {recordPath && (
          <span className="second-line">
            <Link to={recordPath}>
              Record payment
              <span className="visually-hidden">
                {' '}
                of {person} for {description}
              </span>
            </Link>
          </span>
        )}
      </>
    ),
  },
]
