import '../../../../ui/admin/email-text.css'
import { Form, useSearchParams } from 'react-router'
import { hasComeBack, MAIL_STATES } from '../../../../features/emails/model.ts'
import { count } from '../../../../kernel/text.ts'
import { findMailResult, sendAgain } from '../../../../platform/email/sent-emails.ts'
import { Modal } from '../../../../ui/admin/modal.tsx'
import { DateTimeText } from '../../../../ui/primitives/date-text.tsx'
import { Note } from '../../../../ui/primitives/note.tsx'
import { adminPaths } from '../../../admin-paths.ts'
import { ctxOf } from '../../../context.ts'
import { redirectWithNotice } from '../../../notices.server.ts'
import type { Route } from './+types/email'

const AGAIN = {
  SENDING: { tone: 'ok', text: 'Sending it again' },
  NOT_WAITING: { tone: 'ok', text: 'This e-mail has been sent, or is on its way' },
  LINK_EXPIRED: { tone: 'bad', text: 'The link in this e-mail has expired. Send a new one' },
} as const

export async function loader({ params, context }: Route.LoaderArgs) {
  const ctx = ctxOf(context)
  const mail = await findMailResult(ctx, params.id)
  return { ...mail, isExpired: mail.linksUntil !== null && mail.linksUntil <= ctx.clock.now() }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const again = await sendAgain(ctxOf(context), params.id)
  const notice = AGAIN[again.ok ? 'SENDING' : again.reason]
  return redirectWithNotice(`${adminPaths.emails}${new URL(request.url).search}`, notice)
}

/** An e-mail as text. Its HTML is never shown, because it would load external content. */
export default function OneMail({ loaderData: mail }: Route.ComponentProps) {
  const [search] = useSearchParams()
  const failed = mail.status === 'failed'
  const unsent = mail.status === 'unsent'
  return (
    <Modal
      title={mail.subject}
      closeTo={`${adminPaths.emails}${search.size > 0 ? `?${search}` : ''}`}
      foot={
        (failed || unsent) &&
        !mail.isExpired && (
          <Form method="post">
            <button className="button" type="submit">
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
      {unsent && (
        <Note tone="warn">
          <p>
            {MAIL_STATES.unsent.text}.{' '}
            {mail.isExpired ? 'Its link has expired.' : 'Once there is a mail server, send it again.'}
          </p>
        </Note>
      )}
      {mail.error && (
        <Note tone={failed ? 'bad' : 'warn'}>
          <p>
            {hasComeBack(mail) && 'This e-mail came back: '}
            {mail.status !== 'sent' &&
              mail.attempts > 0 &&
              `${count(mail.attempts, 'attempt')}. The last one: `}
            {mail.error}
          </p>
        </Note>
      )}
      <div className="email-text">{mail.text}</div>
    </Modal>
  )
}
