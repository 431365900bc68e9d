import { useEffect, useRef } from 'react'
import { data, Form, Link, redirect, useFetcher, useNavigation } from 'react-router'
import { messageDraft, messageInput } from '../../../../features/emails/schema.ts'
import { SEND_EMAIL } from '../../../../features/members/bulk/commands/bulk-runs.server.ts'
import { startMemberRun } from '../../../../features/members/bulk/commands/start-member-run.server.ts'
import {
  chosenRecipients,
  findRecipients,
  firstReader,
  recipientIds,
} from '../../../../features/members/bulk/queries/recipients.server.ts'
import { memberSelection } from '../../../../features/members/schema.ts'
import { formKey } from '../../../../kernel/form-key.ts'
import { newId } from '../../../../kernel/ids.ts'
import { count } from '../../../../kernel/text.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { PageHead } from '../../../../ui/admin/page-head.tsx'
import { ErrorSummary } from '../../../../ui/forms/field.tsx'
import { adminPaths } from '../../../admin-paths.ts'
import '../../../../features/members/admin/members.css'
import { LABELS } from '../../../../features/members/bulk/admin/batch-words.ts'
import { MessageFields, MessagePreview } from '../../../../features/members/bulk/admin/message-fields.tsx'
import { RecipientsField } from '../../../../features/members/bulk/admin/recipients-field.tsx'
import { ctxOf } from '../../../context.ts'
import { parseForm, type Refused, refuseForm, submittedForm } from '../../../parse-form.ts'
import { senderChoices } from '../members/batch-pages.server.ts'
import type { Route } from './+types/compose'

const PAUSE_MS = 400

const NOTHING_TYPED: Omit<Refused, 'ok'> = { errors: {}, values: {} }

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = ctxOf(context)
  return { senders: senderChoices(ctx), view: await viewOf(ctx, new FormData()), key: newId() }
}

export async function action({ request, context }: Route.ActionArgs) {
  const ctx = ctxOf(context)
  const form = await submittedForm(request)
  const view = await viewOf(ctx, form)
  if (form.has('intent')) return data({ form: refuseForm(form, {}), view })
  const parsed = parseForm(messageInput.extend({ key: formKey }), form)
  const errors = view.many > 0 ? {} : { to: [NO_RECIPIENTS] }
  if (!parsed.ok) return data({ form: { ...parsed, errors: { ...errors, ...parsed.errors } }, view }, 422)
  if (view.many === 0) return data({ form: refuseForm(form, errors), view }, 422)
  const { key, ...input } = parsed.value
  const selection = memberSelection.parse({ ids: await recipientIds(ctx, choicesIn(form)) })
  const started = await startMemberRun(ctx, SEND_EMAIL, { selection, input, key })
  if (started.ok) throw redirect(adminPaths.memberRun(started.runId), 303)
  return data({ form: refuseForm(form, { to: [NO_RECIPIENTS] }), view }, 422)
}

const NO_RECIPIENTS = 'Choose at least one active member or a team with active members'

const choicesIn = (form: FormData): string[] => form.getAll('to').map(String)

/** Loads the chosen recipients, the search results and a preview for the first recipient. Sends nothing. */
async function viewOf(ctx: Ctx, form: FormData) {
  const words = String(form.get('words') ?? '').slice(0, 100)
  const [chosen, found, ids] = await Promise.all([
    chosenRecipients(ctx, choicesIn(form)),
    findRecipients(ctx, words),
    recipientIds(ctx, choicesIn(form)),
  ])
  const draft = parseForm(messageDraft, form)
  return {
    chosen,
    found,
    words,
    many: ids.length,
    reader: await firstReader(ctx, ids),
    message: draft.ok ? draft.value : undefined,
  }
}

export const meta: Route.MetaFunction = () => [
  { title: 'New e-mail · Admin' },
  { name: 'robots', content: 'noindex' },
]

/** Composes an e-mail to members or teams, with a preview. */
export default function Compose({ loaderData, actionData }: Route.ComponentProps) {
  const { senders, key } = loaderData
  const { form, fetcher, look } = usePreview()
  const isSending = useNavigation().state !== 'idle'
  const view = actionData?.view ?? loaderData.view
  const { many, reader, message } = fetcher.data?.view ?? view
  const { errors, values } = actionData?.form ?? NOTHING_TYPED
  return (
    <>
      <nav className="row muted gap-2" aria-label="Breadcrumb">
        <Link to={adminPaths.emails}>E-mails</Link>
        <span aria-hidden="true">/</span>
        <span aria-current="page">New e-mail</span>
      </nav>
      <PageHead title="New e-mail" />
      <ErrorSummary errors={errors} labels={{ ...LABELS, to: 'To' }} />
      <div className="compose">
        <Form ref={form} method="post" className="stack" preventScrollReset noValidate onChange={look}>
          <input type="hidden" name="key" value={key} />
          <RecipientsField {...view} errors={errors.to} onChange={look} />
          <MessageFields senders={senders} errors={errors} values={values} onText={look} />
          <div className="row gap-2">
            <button type="submit" className="button" disabled={isSending}>
              {isSending ? 'Sending…' : many > 0 ? `Send to ${count(many, 'member')}` : 'Send'}
            </button>
            <noscript>
              <button type="submit" className="button secondary" name="intent" value="preview">
                Preview
              </button>
            </noscript>
          </div>
        </Form>
        <MessagePreview message={message} reader={reader} senders={senders} />
      </div>
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
