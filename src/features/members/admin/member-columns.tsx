import '../../../ui/data-table/data-table.css'
import './members.css'
import { Link } from 'react-router'
import { capitalised } from '../../../kernel/text.ts'
import type { Column } from '../../../ui/data-table/columns.ts'
import { MenuButton, useMarks, useMemberAddress } from './member-menu.tsx'
import type { AdminRow } from './member-row.ts'

/** The columns of the members' table. */
export const MEMBER_COLUMNS: readonly Column<AdminRow>[] = [
  { id: 'name', name: 'Name', sort: 'Name', cell: (row) => <Name row={row} /> },
  {
    id: 'team',
    name: 'Team',
    sort: 'team',
    fold: 'line',
    cell: ({ teams }) =>
      teams.length > 0 ? (
        teams.join(', ')
      ) : (
        <span className="badge" data-tone="open">
          No team
        </span>
      ),
  },
  {
    id: 'active',
    name: 'Active',
    sort: 'Active',
    fold: 'large',
    cell: (row) => <Mark row={row} of="active" />,
  },
  {
    id: 'position',
    name: 'Position',
    sort: 'Position',
    fold: 'large',
    spare: true,
    cell: ({ position }) => position,
  },
  {
    id: 'number',
    name: 'No.',
    sort: 'number',
    number: true,
    fold: 'large',
    spare: true,
    cell: ({ number }) => number,
  },
  {
    id: 'eha',
    name: 'EHA',
    sort: 'eharegistered',
    fold: 'large',
    cell: (row) => <Mark row={row} of="ehaRegistered" />,
  },
  { id: 'subscription', name: 'Subscription', fold: 'line', cell: subscription },
  {
    id: 'created',
    name: 'Created',
    sort: 'Created',
    fold: 'large',
    spare: 'much',
    cell: ({ created }) => quiet(created),
  },
  { id: 'phone', name: 'Phone', fold: 'large', optional: true, cell: ({ phone }) => phone },
  { id: 'country', name: 'Nationality', fold: 'large', optional: true, cell: ({ country }) => country },
  { id: 'born', name: 'Date of birth', fold: 'large', optional: true, cell: ({ born }) => quiet(born) },
  {
    id: 'gender',
    name: 'Gender',
    fold: 'large',
    optional: true,
    cell: ({ gender }) => capitalised(gender),
  },
  {
    id: 'student',
    name: 'Student',
    fold: 'large',
    optional: true,
    cell: ({ student }) => (student ? 'Yes' : ''),
  },
  {
    id: 'login',
    name: 'Login',
    fold: 'large',
    optional: true,
    cell: ({ hasAccount }) => (hasAccount ? 'Yes' : 'No'),
  },
  { id: 'actions', name: 'Actions', fold: 'end', cell: (row) => <MenuButton row={row} /> },
]

function Name({ row: { id, name, email } }: { row: AdminRow }) {
  const address = useMemberAddress(id)
  return (
    <>
      <Link className="name" to={address} preventScrollReset>
        {name}
      </Link>
      <span className="second-line wide-only">{email}</span>
    </>
  )
}

/** A mark of the member, including a change that is still being saved. */
function Mark({ row, of }: { row: AdminRow; of: 'active' | 'ehaRegistered' }) {
  const isOn = useMarks(row.id)?.[of] ?? row[of]
  return (
    <span className="member-status">
      <i className={isOn ? 'member-dot' : 'member-dot off'} />
      {isOn ? 'Active' : 'Inactive'}
    </span>
  )
}

function subscription({ subscription: shown }: AdminRow) {
  if (!shown) return <span className="muted nowrap">No subscription</span>
  return shown.tone ? (
    <span className="badge" data-tone={shown.tone}>
      {shown.text}
    </span>
  ) : (
    <span>{shown.text}</span>
  )
}

const quiet = (text: string) => <span className="muted nowrap">{text}</span>
