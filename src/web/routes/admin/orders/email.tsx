import { data, Form, Link, useNavigation } from 'react-router'
import { GREETING } from '../../../../features/emails/model.ts'
import { messageInput } from '../../../../features/emails/schema.ts'
import { emailBuyers } from '../../../../features/store/batches/commands/email-buyers.server.ts'
import { countBatchBuyers } from '../../../../features/store/batches/queries/buyers.server.ts'
import { formKey } from '../../../../kernel/form-key.ts'
import { newId } from '../../../../kernel/ids.ts'
import { count } from '../../../../kernel/text.ts'
import { Modal } from '../../../../ui/admin/modal.tsx'
import { ErrorSummary, type FormErrors, TextField } from '../../../../ui/forms/field.tsx'
import { Note } from '../../../../ui/primitives/note.tsx'
import { RichTextField } from '../../../../ui/rich-text/rich-text-field.tsx'
import { ctxOf } from '../../../context.ts'
import { redirectWithNotice } from '../../../notices.server.ts'
import { parseForm, refuseForm, submittedForm } from '../../../parse-form.ts'
import type { Route } from './+types/email'
import { listPath } from './list-path.server.ts'
import { useListPath } from './use-list-path.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
  const ctx = ctxOf(context)
  const buyers = await countBatchBuyers(ctx, params.id)
  return { ...buyers, key: newId(), from: ctx.club.emails.media }
}

const emailInput = messageInput.extend({ key: formKey })

export async function action({ request, params, context }: Route.ActionArgs) {
  const submitted = await submittedForm(request)
  const form = parseForm(emailInput, submitted)
  if (!form.ok) return data({ form, failure: undefined }, { status: 422 })
  const { key, ...message } = form.value
  const sent = await emailBuyers(ctxOf(context), params.id, { input: { ...message, sender: 'media' }, key })
  if (!sent.ok) {
    const failure = 'Not sent: nobody has an order in this batch.'
    return data({ form: refuseForm(submitted, {}), failure }, { status: 422 })
  }
  const text = `Email sent to ${count(sent.many, 'member')}`
  return redirectWithNotice(listPath(request, params.id), { tone: 'ok', text })
}

const LABELS = { key: 'This form', subject: 'Subject', html: 'Message' }

/** Sends an e-mail to everyone with an order in the batch. */
export default function EmailBuyers({ loaderData, actionData }: Route.ComponentProps) {
  const list = useListPath()
  const { key, title, many, from } = loaderData
  const isSending = useNavigation().formMethod === 'POST'
  const errors: FormErrors = actionData?.form.errors ?? {}
  const values: Record<string, string> = actionData?.form.values ?? {}
  return (
    <Modal
      title={`E-mail the buyers of ${title}`}
      closeTo={list}
      foot={
        <>
          <p className="small muted">
            To {count(many, 'member')}, each separately, from {from}
          </p>
          <Link className="button secondary compact" to={list} preventScrollReset>
            Cancel
          </Link>
          <button className="button compact" type="submit" form="email" disabled={isSending || many === 0}>
            Send
          </button>
        </>
      }
    >
      <ErrorSummary errors={errors} labels={LABELS} />
      {actionData?.failure && (
        <Note tone="bad">
          <p>{actionData.failure}</p>
        </Note>
      )}
      {many === 0 ? (
        <Note>
          <p>Nobody has an order in this batch yet.</p>
        </Note>
      ) : (
        <Form id="email" method="post" preventScrollReset className="stack-small" noValidate>
          <input type="hidden" name="key" value={values.key ?? key} />
          <TextField
            name="subject"
            label="Subject"
            maxLength={150}
            defaultValue={values.subject ?? `Your kit order: ${title}`}
            errors={errors.subject}
          />
          <RichTextField
            name="html"
            label="Message"
            hint="{name} is replaced by each person’s first name."
            defaultValue={values.html ?? GREETING}
            errors={errors.html}
          />
        </Form>
      )}
    </Modal>
  )
}
