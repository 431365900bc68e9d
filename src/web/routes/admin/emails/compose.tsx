import '../../../../features/members/admin/members.css'
import { useEffect, useRef } from 'react'
import { Form, Link, type ShouldRevalidateFunctionArgs, useFetcher, useNavigation } from 'react-router'
import { LABELS } from '../../../../features/members/bulk/admin/batch-words.ts'
import { MessageFields } from '../../../../features/members/bulk/admin/message-fields.tsx'
import { RecipientsField } from '../../../../features/members/bulk/admin/recipients-field.tsx'
import { AudienceFilters } from '../../../../features/messages/admin/audience-filters.tsx'
import { MessagePreviews } from '../../../../features/messages/admin/message-previews.tsx'
import { ReaderList } from '../../../../features/messages/admin/reader-list.tsx'
import { SaveRecipients } from '../../../../features/messages/admin/save-recipients.tsx'
import { SendTime } from '../../../../features/messages/admin/send-time.tsx'
import { StartFrom } from '../../../../features/messages/admin/start-from.tsx'
import { FIELDS_HINT } from '../../../../features/messages/model/message.ts'
import { newId } from '../../../../kernel/ids.ts'
import { count } from '../../../../kernel/text.ts'
import { PageHead } from '../../../../ui/admin/page-head.tsx'
import { ErrorSummary, type FormErrors } from '../../../../ui/forms/field.tsx'
import { Note } from '../../../../ui/primitives/note.tsx'
import { adminPaths } from '../../../admin-paths.ts'
import { ctxOf } from '../../../context.ts'
import { senderChoices } from '../members/batch-pages.server.ts'
import type { Route } from './+types/compose'
import { composeAction, startOf, viewOf } from './compose.server.ts'

const PAUSE_MS = 400
const FORM_ID = 'message'

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = ctxOf(context)
  const { form, ...start } = await startOf(ctx, new URL(request.url).searchParams)
  const values = Object.fromEntries([...form].map(([name, value]) => [name, String(value)]))
  return { senders: senderChoices(ctx), view: await viewOf(ctx, form), key: newId(), start, values }
}

export const action = ({ request, context }: Route.ActionArgs) => composeAction(ctxOf(context), request)

/** A preview does not reload the page: that would ask for the next preview. Saved recipients join the list. */
export const shouldRevalidate = ({ formMethod, formData }: ShouldRevalidateFunctionArgs) =>
  formMethod !== 'POST' || formData?.get('intent') === 'save-audience'

export const meta: Route.MetaFunction = () => [
  { title: 'New e-mail · Admin' },
  { name: 'robots', content: 'noindex' },
]

const NAMES = {
  ...LABELS,
  to: 'To',
  at: 'Time',
  audienceName: 'Name',
  kind: 'About',
}

/** Composes an e-mail to many people, with the list of them and a preview. */
export default function Compose({ loaderData, actionData }: Route.ComponentProps) {
  const { senders, key, start } = loaderData
  const { form, fetcher, look, tryAgain } = usePreview()
  const isSending = useNavigation().state !== 'idle'
  const view = actionData?.view ?? loaderData.view
  const { kind, readers, preview } = fetcher.data?.view ?? view
  const errors: FormErrors = actionData?.form.errors ?? {}
  const values = actionData?.form.values ?? loaderData.values
  const many = readers.recipients.length
  const tried = fetcher.data?.tried ?? actionData?.tried
  return (
    <>
      <nav className="row muted gap-2" aria-label="Breadcrumb">
        <Link to={adminPaths.emails}>E-mails</Link>
        <span aria-hidden="true">/</span>
        <span aria-current="page">New e-mail</span>
      </nav>
      <PageHead title="New e-mail" />
      <StartFrom {...start} />
      {actionData?.saved && (
        <Note tone="ok">
          <p>The recipients are saved as “{actionData.saved}”.</p>
        </Note>
      )}
      {actionData?.sentTo && (
        <Note tone="ok">
          <p>A test is on its way to {actionData.sentTo}.</p>
        </Note>
      )}
      {tried && (
        <Note tone="ok" focusOn={tried}>
          <p>We’ll write to {tried} again.</p>
        </Note>
      )}
      <ErrorSummary errors={errors} labels={NAMES} />
      <div className="compose margin-top-4" key={`${start.template} ${start.audience}`}>
        <Form
          id={FORM_ID}
          ref={form}
          method="post"
          className="stack"
          preventScrollReset
          noValidate
          onChange={look}
        >
          <input type="hidden" name="key" value={key} />
          <RecipientsField {...view} errors={errors.to} onChange={look} />
          <AudienceFilters choices={view.choices} values={values} errors={errors} />
          <SaveRecipients values={values} errors={errors} busy={isSending} />
          <MessageFields
            senders={senders}
            errors={errors}
            values={values}
            fieldsHint={FIELDS_HINT}
            onText={look}
          />
          <SendTime values={values} errors={errors} />
          <div className="row gap-2">
            <button type="submit" className="button" disabled={isSending}>
              {isSending ? 'Sending…' : many > 0 ? `Send to ${count(many, 'person', 'people')}` : 'Send'}
            </button>
            <button
              type="submit"
              className="button secondary"
              name="intent"
              value="test"
              disabled={isSending}
            >
              Send me a test
            </button>
            <noscript>
              <button type="submit" className="button secondary" name="intent" value="preview">
                Preview
              </button>
            </noscript>
          </div>
        </Form>
        <ReaderList {...readers} kind={kind} formId={FORM_ID} tryAgain={tryAgain} />
      </div>
      <MessagePreviews {...preview} />
    </>
  )
}

/** Refreshes the preview shortly after the last keystroke. */
function usePreview() {
  const fetcher = useFetcher<typeof action>()
  const form = useRef<HTMLFormElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const submit = (name: string, value: string) => {
    clearTimeout(timer.current)
    if (!form.current) return
    const typed = new FormData(form.current)
    typed.set(name, value)
    void fetcher.submit(typed, { method: 'post' })
  }
  const look = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => submit('intent', 'preview'), PAUSE_MS)
  }
  return { form, fetcher, look, tryAgain: (email: string) => submit('try-again', email) }
}
