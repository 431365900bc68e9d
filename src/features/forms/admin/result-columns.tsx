import { Link } from 'react-router'
import type { Column } from '../../../ui/data-table/columns.ts'
import { DateTimeText } from '../../../ui/primitives/date-text.tsx'
import { STATUS_WORDS } from '../model/status.ts'
import type { ResultRow } from '../queries/results.server.ts'

/** The columns of the table of answers. `query` is the list's current search. */
export const resultColumns = (query: string): readonly Column<ResultRow>[] => [
  {
    id: 'fullName',
    name: 'Full name',
    cell: ({ id, fullName, email, status, handler }) => (
      <>
        <Link className="name" to={`${id}${query}`} preventScrollReset>
          {fullName || 'No name given'}
        </Link>{' '}
        <span className="badge" data-tone={STATUS_WORDS[status].tone}>
          {STATUS_WORDS[status].text}
        </span>
        <span className="second-line">{[email, handler].filter(Boolean).join(' · ')}</span>
      </>
    ),
  },
  { id: 'form', name: 'Form', cell: ({ form }) => form, fold: 'line' },
  {
    id: 'resultCreated',
    name: 'Received',
    cell: ({ createdAt }) => <DateTimeText at={createdAt} />,
    fold: 'line',
  },
  { id: 'resultsCount', name: 'Answers', cell: ({ lines }) => lines, number: true, fold: 'large' },
  {
    id: 'actions',
    name: 'Details',
    fold: 'end',
    cell: ({ id, fullName }) => (
      <Link
        className="button bare compact"
        to={`${id}${query}`}
        preventScrollReset
        aria-label={`Details of ${fullName || 'this answer'}`}
      >
        Details
      </Link>
    ),
  },
]
