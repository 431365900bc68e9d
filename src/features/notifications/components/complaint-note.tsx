import { DayText } from '../../../ui/primitives/date-text.tsx'
import { Note } from '../../../ui/primitives/note.tsx'

/** Says why a reader gets no more e-mails, and lets them ask for e-mails again. */
export const ComplaintNote = ({ at }: { at: Date }) => (
  <Note tone="warn">
    <form method="post" className="stack">
      <p>
        On <DayText at={at} /> one of our e-mails was marked as spam in your mailbox. Since then we only
        e-mail you about your account, bookings and payments.
      </p>
      <div>
        <button className="button secondary compact" type="submit" name="do" value="ask-again">
          Send me e-mails again
        </button>
      </div>
    </form>
  </Note>
)
