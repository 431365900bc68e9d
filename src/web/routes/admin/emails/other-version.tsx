import { DateTimeText } from '../../../../ui/primitives/date-text.tsx'
import { Html } from '../../../../ui/primitives/html.tsx'
import { Note } from '../../../../ui/primitives/note.tsx'
import type { OtherVersion as Version } from './compose.server.ts'

/** The e-mail as someone else has saved it while it was edited here. */
export const OtherVersion = ({ subject, html, sendAt, focusOn }: Version & { focusOn: unknown }) => (
  <>
    <Note tone="warn" focusOn={focusOn}>
      <p>
        Someone else saved a change while you were editing. Their version is shown first and yours is in the
        form. Save again to replace theirs.
      </p>
    </Note>
    <section className="card margin-top-3" aria-label="Their version">
      <p>
        <b>{subject}</b>, <DateTimeText at={sendAt} />
      </p>
      <Html html={html} />
    </section>
  </>
)
