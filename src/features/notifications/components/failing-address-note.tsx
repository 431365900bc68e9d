import { DayText } from '../../../ui/primitives/date-text.tsx'
import { Note } from '../../../ui/primitives/note.tsx'
import type { FailingOwnAddress } from '../queries/own-address.server.ts'

type Props = { failing: FailingOwnAddress; mailbox: string }

/** Tells readers that our e-mails do not reach their own address, and what to do. */
export const FailingAddressNote = ({ failing: { email, since }, mailbox }: Props) => (
  <Note tone="warn">
    <p>
      Our e-mails to {email} have been coming back since <DayText at={since} />. If the address has changed,
      or works again, write to <a href={`mailto:${mailbox}`}>{mailbox}</a>.
    </p>
  </Note>
)
