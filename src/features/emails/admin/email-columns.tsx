import '../../../ui/primitives/availability-dot.css'
import { Link } from 'react-router'
import type { MailRow } from '../../../platform/email/sent-emails.ts'
import type { Column } from '../../../ui/data-table/columns.ts'
import { DateTimeText } from '../../../ui/primitives/date-text.tsx'
import { deliveryState, hasComeBack } from '../model.ts'

/** The columns of the table of e-mails. `query` is the list's current search. */
export const emailColumns = (query: string): readonly Column<MailRow>[] => [
  {
    id: 'subject',
    name: 'Subject',
    cell: ({ id, subject, toEmail }) => (
      <>
        <Link className="name" to={`${id}${query}`} preventScrollReset>
          {subject}
        </Link>
        <span className="second-line">{toEmail}</span>
      </>
    ),
  },
  { id: 'status', name: 'State', cell: (mail) => <State {...mail} />, fold: 'line' },
  { id: 'attempts', name: 'Attempts', cell: ({ attempts }) => attempts, number: true, fold: 'large' },
  {
    id: 'createdAt',
    name: 'Created',
    cell: ({ createdAt }) => <DateTimeText at={createdAt} />,
    fold: 'line',
  },
]

/** The delivery state of an e-mail, as a badge if it needs attention. */
function State({ status, error }: Pick<MailRow, 'status' | 'error'>) {
  const { tone, text } = deliveryState({ status, error })
  if (status === 'sent' && !hasComeBack({ status, error }))
    return (
      <span className="with-dot success">
        <i className="availability-dot" />
        {text}
      </span>
    )
  return (
    <>
      <span className="badge" data-tone={tone}>
        {text}
      </span>
      {error && <span className="second-line">{error}</span>}
    </>
  )
}
