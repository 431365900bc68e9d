import { Form, useSearchParams } from 'react-router'
import { findMailResult, sendAgain } from '../../../../platform/mail/results.ts'
import { Modal } from '../../../../ui/desk/modal.tsx'
import { DateTimeText } from '../../../../ui/primitives/date-text.tsx'
import { Note } from '../../../../ui/primitives/note.tsx'
import { ctxOf } from '../../../context.ts'
import { redirectWithNotice } from '../../../notices.server.ts'
import type { Route } from './+types/mail'

export const loader = ({ params, context }: Route.LoaderArgs) => findMailResult(ctxOf(context), params.id)

export async function action({ request, params, context }: Route.ActionArgs) {
  const again = await sendAgain(ctxOf(context), params.id)
  const text = again ? 'Sending it again' : 'This e-mail has been sent, or is on its way'
  return redirectWithNotice(`/admin/emails${new URL(request.url).search}`, { tone: 'ok', text })
}

/** One mail as its recipient reads it: its text, never its HTML, which would load what it names. [ADM-023] */
export default function OneMail({ loaderData: mail }: Route.ComponentProps) {
  const [search] = useSearchParams()
  const failed = mail.status === 'failed'
  return (
    <Modal
      title={mail.subject}
      closeTo={`/admin/emails${search.size > 0 ? `?${search}` : ''}`}
      foot={
        failed && (
          <Form method="post">
            <button className="btn" type="submit">
              Send again
            </button>
          </Form>
        )
      }
    >
      <p className="muted">
        From {mail.fromEmail} to {mail.toEmail}
        {mail.ccEmail && `, copy to ${mail.ccEmail}`}. <DateTimeText at={mail.createdAt} />
        {mail.sentAt && (
          <>
            , sent <DateTimeText at={mail.sentAt} />
          </>
        )}
      </p>
      {mail.error && (
        <Note tone={failed ? 'bad' : 'warn'}>
          <p>
            {mail.attempts} attempts. The last one: {mail.error}
          </p>
        </Note>
      )}
      <div className="mail-text">{mail.text}</div>
    </Modal>
  )
}
