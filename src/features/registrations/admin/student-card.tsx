import { Form } from 'react-router'
import { DayText } from '../../../ui/primitives/date-text.tsx'
import { Icon } from '../../../ui/primitives/icon.tsx'
import { Note } from '../../../ui/primitives/note.tsx'
import type { AdminRegistration } from '../queries/registration-admin.server.ts'

type Props = {
  registration: AdminRegistration
  /** Where the card is read, and where it is said to be verified. */
  card: string
  action: string
}

/** The student card: to be looked at once, then deleted. [REG-017, resolutions A16, C08] */
export function StudentCard({ registration: { hasCard, cardVerifiedAt }, card, action }: Props) {
  if (cardVerifiedAt && !hasCard) {
    return (
      <Note tone="ok">
        <p>
          The student card was verified on <DayText at={cardVerifiedAt} />, and the copy was deleted.
        </p>
      </Note>
    )
  }
  if (!hasCard) return null
  return (
    <Note>
      <p>
        <b>Student card.</b> Look at it, then say that it is verified: the copy is deleted for good.
      </p>
      <Form method="post" action={action} className="row g2 mt2" preventScrollReset>
        <a className="btn alt s" href={card}>
          <Icon name="download" />
          Open the card
        </a>
        <button type="submit" className="btn alt s" name="intent" value="card">
          <Icon name="ok" />
          Verified, delete the copy
        </button>
      </Form>
    </Note>
  )
}
