import { Form } from 'react-router'
import { Note } from '../../../ui/primitives/note.tsx'

/** Buttons to resend or revoke an invitation that has not been accepted. */
export function PendingInvitation() {
  return (
    <>
      <Note tone="info">
        <p>This person has not accepted the invitation yet.</p>
      </Note>
      <Form method="post" className="row">
        <button className="button secondary compact" type="submit" name="do" value="resend">
          Send invitation again
        </button>
        <button className="button secondary compact" type="submit" name="do" value="revoke">
          Revoke invitation
        </button>
      </Form>
    </>
  )
}
