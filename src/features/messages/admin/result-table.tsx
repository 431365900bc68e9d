import '../../../ui/data-table/data-table.css'
import './messages.css'
import { Link } from 'react-router'
import { adminPaths } from '../../../web/admin-paths.ts'
import { TryAgain } from '../../emails/admin/try-again.tsx'
import { LEFT_OUT } from '../model/message.ts'
import type { Result, ResultRow } from '../queries/messages.server.ts'

const WORDS: Readonly<Record<Result, { tone: string; text: string }>> = {
  failed: { tone: 'bad', text: 'Came back' },
  unsent: { tone: 'warn', text: 'Waiting for a mail server' },
  waiting: { tone: 'warn', text: 'Waiting' },
  queued: { tone: 'warn', text: 'On its way' },
  sent: { tone: 'ok', text: 'Sent' },
  gone: { tone: 'ok', text: 'No longer in the log' },
  'left-out': { tone: 'open', text: 'Left out' },
}

type Props = {
  rows: readonly ResultRow[]
  /** The page to return to. */
  back: string
}

/** What has become of the e-mail to each recipient. */
export const ResultTable = ({ rows, back }: Props) => (
  <div className="scroll">
    <table className="table admin-table message-results">
      <caption className="visually-hidden">Recipients</caption>
      <thead>
        <tr>
          <th scope="col">Recipient</th>
          <th scope="col">Result</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <th scope="row">
              {row.mailId ? <Link to={adminPaths.email(row.mailId)}>{row.name}</Link> : row.name}
              <span className="result-email">{row.email}</span>
            </th>
            <td>
              <span className="badge" data-tone={WORDS[row.result].tone}>
                {WORDS[row.result].text}
              </span>
              <Details {...row} />
              {row.isFailing && <Failing {...row} back={back} />}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)

const Details = ({ reason, error, hasComplained, result }: ResultRow) => (
  <>
    {reason && <p className="small muted">{LEFT_OUT[reason]}</p>}
    {hasComplained && result === 'sent' && <p className="small">Reported as spam</p>}
    {error && <p className="small muted">{error}</p>}
  </>
)

/** What to do about an address that does not work. */
const Failing = ({ email, memberIds: [memberId], back }: ResultRow & { back: string }) => (
  <div className="row gap-2 small">
    {memberId && <Link to={adminPaths.member(memberId)}>Correct the address</Link>}
    <TryAgain email={email} back={back} />
  </div>
)
