import { Link } from 'react-router'
import type { Column } from '../../../ui/data-table/columns.ts'
import { DateTimeText } from '../../../ui/primitives/date-text.tsx'
import { roleWords } from '../model.ts'
import type { PersonRow } from '../queries/people.server.ts'

/** The columns of the table of people. `query` is the search of the list. */
export const personColumns = (query: string): readonly Column<PersonRow>[] => [
  {
    id: 'name',
    name: 'Name',
    sort: 'name',
    cell: ({ id, name, email }) => (
      <>
        <Link className="name" to={`${id}${query}`} preventScrollReset>
          {name}
        </Link>
        <span className="second-line">{email}</span>
      </>
    ),
  },
  {
    id: 'roles',
    name: 'Roles',
    fold: 'line',
    cell: ({ roles, teams }) => (
      <>
        {roles.length > 0 ? roleWords(roles) : <span className="muted">Member</span>}
        {roles.includes('coach') && (
          <span className="second-line">{teams.map(({ name }) => name).join(', ') || 'No team'}</span>
        )}
      </>
    ),
  },
  {
    id: 'login',
    name: 'Last login',
    sort: 'login',
    fold: 'line',
    cell: (person) => (
      <>
        <LastLogin {...person} />
        {person.hasTwoStep && <span className="second-line">Two-step login</span>}
      </>
    ),
  },
]

function LastLogin({ state, lastLoginAt }: Pick<PersonRow, 'state' | 'lastLoginAt'>) {
  if (state === 'INVITED')
    return (
      <span className="badge" data-tone="open">
        Invited
      </span>
    )
  if (state === 'LOCKED')
    return (
      <span className="badge" data-tone="bad">
        Locked
      </span>
    )
  return lastLoginAt ? <DateTimeText at={lastLoginAt} /> : <span className="muted">Not logged in yet</span>
}
