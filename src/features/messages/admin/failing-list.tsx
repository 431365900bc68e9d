import './messages.css'
import { Link } from 'react-router'
import { count } from '../../../kernel/text.ts'
import { adminPaths } from '../../../web/admin-paths.ts'
import type { Readers } from '../queries/audience.server.ts'

export type FailingProps = Pick<Readers, 'failing'> & {
  /** Whether this message is important and therefore still tries these addresses. */
  isTried: boolean
  /** The form of the message: a button submits it as `try-again`, so that nothing typed is lost. */
  formId: string
  /** Lets the club write to an address again without reloading the page. */
  tryAgain: (email: string) => void
}

/** The people of an audience whose addresses do not work, with a link to correct each and a button to try again. */
export const FailingList = ({ failing, isTried, formId, tryAgain }: FailingProps) => (
  <details open>
    <summary>{count(failing.length, 'address does', 'addresses do')} not work</summary>
    <p className="small muted">
      {isTried
        ? 'E-mails to them have come back. We try them all the same, because this e-mail is important.'
        : 'E-mails to them have come back, so they are left out.'}
    </p>
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling list must be reachable by keyboard */}
    <ul className="reader-list" tabIndex={0} aria-label="Addresses that do not work">
      {failing.map(({ name, email, memberIds: [memberId] }) => (
        <li key={email} className="row between gap-2">
          <span>
            {memberId ? (
              <Link to={adminPaths.member(memberId)} target="_blank">
                {name}
                <span className="visually-hidden"> (opens in a new tab)</span>
              </Link>
            ) : (
              name
            )}{' '}
            <span className="muted">{email}</span>
          </span>
          <button
            type="submit"
            className="button secondary compact"
            form={formId}
            name="try-again"
            value={email}
            onClick={(event) => {
              event.preventDefault()
              tryAgain(email)
            }}
          >
            Try again<span className="visually-hidden"> with {email}</span>
          </button>
        </li>
      ))}
    </ul>
  </details>
)
