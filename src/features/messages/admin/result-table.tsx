import '../../../ui/styles/table.css'
import { Link } from 'react-router'
import { adminPaths } from '../../../web/admin-paths.ts'
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

/** What has become of the e-mail to each recipient. */
export const ResultTable = ({ rows }: { rows: readonly ResultRow[] }) => (
  <div className="scroll">
    <table className="table">
      <caption className="visually-hidden">Recipients</caption>
      <thead>
        <tr>
          <th scope="col">Recipient</th>
          <th scope="col">Result</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, name, email, result, reason, error, mailId }) => (
          <tr key={id}>
            <th scope="row">
              {mailId ? <Link to={adminPaths.email(mailId)}>{name}</Link> : name}
              <span className="small muted"> {email}</span>
            </th>
            <td>
              <span className="badge" data-tone={WORDS[result].tone}>
                {WORDS[result].text}
              </span>
              {reason && <p className="small muted">{LEFT_OUT[reason]}</p>}
              {error && <p className="small muted">{error}</p>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)
