import './registrations.css'
import { DateTimeText } from '../../../../ui/primitives/date-text.tsx'
import { Html } from '../../../../ui/primitives/html.tsx'
import { deliveryState } from '../../../emails/model.ts'
import type { AdminMessages as Messages } from '../queries/messages.server.ts'

/** The messages of staff about a registration, and all e-mails to its addresses with their delivery state. */
export function AdminMessages({ sent, results }: Messages) {
  return (
    <>
      <section className="registration-section">
        <h3 className="heading-3">Notifications</h3>
        {sent.length === 0 && <p className="muted">No messages yet.</p>}
        {sent.map(({ id, sentAt, subject, content }) => (
          <details key={id} className="message">
            <summary>
              <b>{subject}</b>
              <span className="second-line">
                <DateTimeText at={sentAt} />
              </span>
            </summary>
            <Html html={content} />
          </details>
        ))}
      </section>
      <section className="registration-section">
        <h3 className="heading-3">E-mails to these addresses</h3>
        {results.length === 0 && <p className="muted">No e-mails yet.</p>}
        <ul className="line-list">
          {results.map(({ id, emailTo, createdAt, subject, status, error }) => (
            <li key={id}>
              <div>
                <b>{subject}</b>
                <span className="second-line">
                  {emailTo}, <DateTimeText at={createdAt} />
                </span>
                {error && <span className="second-line">{error}</span>}
              </div>
              <span className="badge" data-tone={deliveryState({ status, error }).tone}>
                {deliveryState({ status, error }).text}
              </span>
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}
