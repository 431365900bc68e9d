import { Form } from 'react-router'
import { DayText } from '../../../../ui/primitives/date-text.tsx'
import { Icon } from '../../../../ui/primitives/icon.tsx'
import { Note } from '../../../../ui/primitives/note.tsx'
import type { AdminRegistration } from '../queries/registration-admin.server.ts'

type Props = {
  registration: AdminRegistration
  /** The address of the card's file, and the address that verifies it. */
  card: string
  action: string
}

/** Shows the student card until it is verified and its copy deleted. */
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
        <b>Student card.</b> Check the card, then confirm. The copy is then deleted permanently.
      </p>
      <Form method="post" action={action} className="row gap-2 margin-top-2" preventScrollReset>
        <a className="button secondary compact" href={card}>
          <Icon name="download" />
          Open the card
        </a>
        <button type="submit" className="button secondary compact" name="intent" value="card">
          <Icon name="ok" />
          Confirm and delete copy
        </button>
      </Form>
    </Note>
  )
}
