import '../../../ui/styles/form.css'
import './result-details.css'
import { Form, useNavigation } from 'react-router'
import { DateTimeText } from '../../../ui/primitives/date-text.tsx'
import type { FormResult } from '../queries/result.server.ts'

/** Why a reply was not sent, with what was typed. */
export type ReplyRefusal = { message: string; text: string }

const MAIL_WORDS = {
  queued: 'Sending',
  unsent: 'Not sent: there is no mail server',
  sent: 'Sent',
  failed: 'Not delivered',
} as const

/** What was written back, oldest first. */
export function Replies({ replies }: Pick<FormResult, 'replies'>) {
  if (replies.length === 0) return null
  return (
    <section className="result-replies" aria-label="Replies">
      {replies.map(({ id, text, author, createdAt, mail }) => (
        <div key={id} className="result-reply">
          <p className="small muted">
            {author ?? 'A deleted account'}, <DateTimeText at={createdAt} />
            {mail && `. ${MAIL_WORDS[mail]}`}
          </p>
          <p>{text}</p>
        </div>
      ))}
    </section>
  )
}

type Props = { result: FormResult; refusal: ReplyRefusal | undefined }

/** Writes to the sender. The number of earlier replies stops the same one from being sent twice. */
export function ReplyForm({ result: { email, replies }, refusal }: Props) {
  const busy = useNavigation().state !== 'idle'
  if (email === '')
    return (
      <p className="muted small result-reply-form">
        The sender gave no e-mail address, so you cannot reply here.
      </p>
    )
  return (
    <Form className="result-reply-form" method="post" key={replies.length} preventScrollReset>
      <input type="hidden" name="seen" value={replies.length} />
      <label htmlFor="result-text">Reply to {email}</label>
      <textarea
        className="input"
        id="result-text"
        name="text"
        rows={5}
        maxLength={5000}
        defaultValue={refusal?.text ?? ''}
        aria-invalid={refusal ? true : undefined}
        aria-describedby={refusal ? 'result-text-error' : undefined}
      />
      {refusal && (
        <p className="error" id="result-text-error" role="alert">
          {refusal.message}
        </p>
      )}
      <div>
        <button className="button compact" type="submit" name="intent" value="reply" disabled={busy}>
          Send reply
        </button>
      </div>
    </Form>
  )
}
