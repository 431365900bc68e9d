import '../../../../ui/data-table/data-table.css'
import './registrations.css'
import { Link } from 'react-router'
import type { Column } from '../../../../ui/data-table/columns.ts'
import { DayText } from '../../../../ui/primitives/date-text.tsx'
import {
  type AdminRow,
  NO_MEMBER,
  PAYMENT_WORDS,
  STATUS_WORDS,
  type Status,
} from '../model/registration-row.ts'
import { RegistrationActions } from './registration-actions.tsx'

/** The columns of the list of registrations. `to` makes an address below the page that keeps the current filters. */
export const registrationColumns = (to: (path: string) => string): readonly Column<AdminRow>[] => [
  {
    id: 'name',
    name: 'Name',
    sort: 'name',
    cell: ({ id, name, minor }) => (
      <>
        <Link className="name" to={to(id)} preventScrollReset>
          {name || 'No name'}
        </Link>
        {minor && (
          <span className="badge" data-tone="warn">
            Under 18
          </span>
        )}
      </>
    ),
  },
  {
    id: 'status',
    name: 'Status',
    fold: 'large',
    cell: ({ status }) => <StatusText status={status} />,
  },
  {
    id: 'email',
    name: 'E-mail',
    sort: 'email',
    fold: 'large',
    spare: true,
    cell: ({ email }) => email || <span className="muted">None</span>,
  },
  {
    id: 'payment',
    name: 'Payment',
    fold: 'line',
    cell: ({ payment, status }) => (
      <>
        <PaymentText payment={payment} />
        <span className="narrow-only">
          <StatusText status={status} />
        </span>
      </>
    ),
  },
  {
    id: 'team',
    name: 'Team',
    fold: 'large',
    spare: true,
    cell: ({ team }) => team ?? <span className="muted">No team</span>,
  },
  {
    id: 'member',
    name: 'Member',
    fold: 'large',
    spare: true,
    cell: ({ member }) => <MemberText member={member} />,
  },
  {
    id: 'created',
    name: 'Created',
    sort: 'Created',
    fold: 'large',
    spare: 'much',
    cell: ({ createdAt }) => (
      // The year may be on a second line, so that the table fits beside the sidebar.
      <span className="muted day created-day">
        <DayText at={createdAt} />
      </span>
    ),
  },
  { id: 'actions', name: 'Actions', fold: 'end', cell: (row) => <RegistrationActions row={row} to={to} /> },
]

/** An active member has no badge. */
const TONES = { new: 'info', assigned: '', inactive: '' } as const

/** The status of a registration, as a badge unless the member is active. */
export function StatusText({ status }: { status: Status }) {
  const text = STATUS_WORDS[status]
  if (status === 'active') return text
  return (
    <span className="badge" data-tone={TONES[status]}>
      {text}
    </span>
  )
}

/** Whether a registration is paid; a badge if someone should look at it. */
export function PaymentText({ payment }: Pick<AdminRow, 'payment'>) {
  const { text, tone } = PAYMENT_WORDS[payment]
  return tone ? (
    <span className="badge" data-tone={tone}>
      {text}
    </span>
  ) : (
    text
  )
}

function MemberText({ member }: Pick<AdminRow, 'member'>) {
  if (!member)
    return (
      <span className="badge" data-tone="open">
        {NO_MEMBER}
      </span>
    )
  return (
    <>
      {member.name}
      <span className="second-line">{member.active ? 'Member active' : 'Member inactive'}</span>
    </>
  )
}
