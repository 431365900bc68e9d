import '../../../../features/members/admin/members.css'
import { useEffect, useRef } from 'react'
import { Form, Link, useFetcher, useNavigation } from 'react-router'
import { LABELS } from '../../../../features/members/bulk/admin/batch-words.ts'
import { MessageFields } from '../../../../features/members/bulk/admin/message-fields.tsx'
import { RecipientsField } from '../../../../features/members/bulk/admin/recipients-field.tsx'
import { AudienceFilters } from '../../../../features/messages/admin/audience-filters.tsx'
import { MessagePreviews } from '../../../../features/messages/admin/message-previews.tsx'
import { ReaderList } from '../../../../features/messages/admin/reader-list.tsx'
import { SendTime } from '../../../../features/messages/admin/send-time.tsx'
import { MERGE_FIELDS } from '../../../../features/messages/model/message.ts'
import { newId } from '../../../../kernel/ids.ts'
import { count } from '../../../../kernel/text.ts'
import { PageHead } from '../../../../ui/admin/page-head.tsx'
import { ErrorSummary } from '../../../../ui/forms/field.tsx'
import { Note } from '../../../../ui/primitives/note.tsx'
import { adminPaths } from '../../../admin-paths.ts'
import { ctxOf } from '../../../context.ts'
import type { Refused } from '../../../parse-form.ts'
import { senderChoices } from '../members/batch-pages.server.ts'
import type { Route } from './+types/compose'
import { composeAction, viewOf } from './compose.server.ts'

const PAUSE_MS = 400

const NOTHING_TYPED: Omit<Refused, 'ok'> = { errors: {}, values: {} }

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = ctxOf(context)
  return { senders: senderChoices(ctx), view: await viewOf(ctx, new FormData()), key: newId() }
}

export const action = ({ request, context }: Route.ActionArgs) => composeAction(ctxOf(context), request)

export const meta: Route.MetaFunction = () => [
  { title: 'New e-mail · Admin' },
  { name: 'robots', content: 'noindex' },
]

const NAMES = {
  ...LABELS,
  to: 'To',
  at: 'Time',
  kind: 'About',
}

const FIELDS_HINT = `Each person sees their own: ${Object.entries(MERGE_FIELDS)
  .map(([name, words]) => `{${name}} ${words}`)
  .join(', ')}.`

/** Composes an e-mail to many people, with the list of them and a preview. */
export default function Compose({ loaderData, actionData }: Route.ComponentProps) {
  const { senders, key } = loaderData
  const { form, fetcher, look } = usePreview()
  const isSending = useNavigation().state !== 'idle'
  const view = actionData?.view ?? loaderData.view
  const { readers, preview } = fetcher.data?.view ?? view
  const { errors, values } = actionData?.form ?? NOTHING_TYPED
  const many = readers.recipients.length
  return (
    <>
      <nav className="row muted gap-2" aria-label="Breadcrumb">
        <Link to={adminPaths.emails}>E-mails</Link>
        <span aria-hidden="true">/</span>
        <span aria-current="page">New e-mail</span>
      </nav>
      <PageHead title="New e-mail" />
      {actionData?.sentTo && (
        <Note tone="ok">
          <p>A test is on its way to {actionData.sentTo}.</p>
        </Note>
      )}
      <ErrorSummary errors={errors} labels={NAMES} />
      <div className="compose">
        <Form ref={form} method="post" className="stack" preventScrollReset noValidate onChange={look}>
          <input type="hidden" name="key" value={key} />
          <RecipientsField {...view} errors={errors.to} onChange={look} />
          <AudienceFilters choices={view.choices} values={values} errors={errors} />
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
        <ReaderList {...readers} />
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
  const look = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      if (!form.current) return
      const typed = new FormData(form.current)
      typed.set('intent', 'preview')
      void fetcher.submit(typed, { method: 'post' })
    }, PAUSE_MS)
  }
  return { form, fetcher, look }
}
