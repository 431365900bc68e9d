import { weekdayAndTime } from '../../../kernel/dates.ts'
import { Note } from '../../../ui/primitives/note.tsx'

type Props = {
  /** When the page was rendered. */
  at: Date
  /** The id of the account that the page was rendered for. */
  account: string
  className?: string
}

/**
 * Hidden by default. A page with this note is cached for its account, and the service worker shows the note while the
 * device is offline.
 */
export const OfflineNote = ({ at, account, className }: Props) => (
  <div id="offline-note" className={className} data-account={account} hidden>
    <Note tone="warn">
      <p id="unsent-note" hidden>
        <b>Your answer was not sent.</b> Send it again when you have a connection.
      </p>
      <p>
        You’re offline. This page was last updated on {weekdayAndTime(at)}. Answers and forms need a
        connection.
      </p>
    </Note>
  </div>
)
