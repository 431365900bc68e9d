import { useEffect, useRef } from 'react'
import { data, Form, Link, redirect, useFetcher, useNavigation } from 'react-router'
import { messageDraft, messageInput } from '../../../../features/mailings/schema.ts'
import { SEND_EMAIL } from '../../../../features/members/bulk.server.ts'
import { startMemberRun } from '../../../../features/members/commands/start-run.server.ts'
import { ALL_ACTIVE } from '../../../../features/members/model.ts'
import {
  firstReader,
  recipientChoices,
  recipientIds,
} from '../../../../features/members/queries/recipients.server.ts'
import { memberSelection } from '../../../../features/members/schema.ts'
import { formKey } from '../../../../kernel/form-key.ts'
import { newId } from '../../../../kernel/ids.ts'
import { count } from '../../../../kernel/text.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { PageHead } from '../../../../ui/desk/page-head.tsx'
import { ErrorSummary, SelectField } from '../../../../ui/forms/field.tsx'
import '../../../../ui/styles/members-desk.css'
import { ctxOf } from '../../../context.ts'
import { parseForm, type Refused, refuseForm, submittedForm } from '../../../parse-form.ts'
import { LABELS } from '../members/batch-fields.tsx'
import { senderChoices } from '../members/batch-pages.server.ts'
import { MessageFields, MessagePreview } from '../members/message-fields.tsx'
import type { Route } from './+types/compose'

const PAUSE_MS = 400

const NOTHING_TYPED: Omit<Refused, 'ok'> = { errors: {}, values: {} }

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = ctxOf(context)
  const [recipients, preview] = await Promise.all([recipientChoices(ctx), previewOf(ctx, new FormData())])
  return { recipients, senders: senderChoices(ctx), preview, key: newId() }
}

export async function action({ request, context }: Route.ActionArgs) {
  const ctx = ctxOf(context)
  const form = await submittedForm(request)
  const preview = await previewOf(ctx, form)
  if (form.get('intent') === 'preview') return data({ form: refuseForm(form, {}), preview })
  const parsed = parseForm(messageInput.extend({ key: formKey }), form)
  if (!parsed.ok) return data({ form: parsed, preview }, 422)
  const { key, ...input } = parsed.value
  const ids = await recipientIds(ctx, toOf(form))
  const selection = memberSelection.parse({ ids })
  const started = await startMemberRun(ctx, SEND_EMAIL, { selection, input, key })
  if (started.ok) throw redirect(`/admin/members/runs/${started.runId}`, 303)
  return data({ form: refuseForm(form, { to: ['Choose somebody who is active'] }), preview }, 422)
}

const toOf = (form: FormData): string => String(form.get('to') ?? ALL_ACTIVE)

/** The message as the first of its readers gets it; nothing is sent. */
async function previewOf(ctx: Ctx, form: FormData) {
  const ids = await recipientIds(ctx, toOf(form))
  const draft = parseForm(messageDraft, form)
  return {
    many: ids.length,
    reader: await firstReader(ctx, ids),
    message: draft.ok ? draft.value : undefined,
  }
}

export const meta: Route.MetaFunction = () => [
  { title: 'New e-mail · Back office' },
  { name: 'robots', content: 'noindex' },
]

/** A message to all, to a team or to one member, with its preview beside it. [ADM-018, ADM-034] */
export default function Compose({ loaderData, actionData }: Route.ComponentProps) {
  const { recipients, senders, key } = loaderData
  const { form, fetcher, look } = usePreview()
  const isSending = useNavigation().state !== 'idle'
  const preview = fetcher.data?.preview ?? actionData?.preview ?? loaderData.preview
  const { errors, values } = actionData?.form ?? NOTHING_TYPED
  return (
    <>
      <nav className="row muted g2" aria-label="Breadcrumb">
        <Link to="/admin/emails">E-mails</Link>
        <span aria-hidden="true">/</span>
        <span aria-current="page">New e-mail</span>
      </nav>
      <PageHead title="New e-mail" />
      <ErrorSummary errors={errors} labels={{ ...LABELS, to: 'To' }} />
      <div className="compose">
        <Form ref={form} method="post" className="stack" preventScrollReset noValidate onChange={look}>
          <input type="hidden" name="key" value={key} />
          <SelectField
            name="to"
            label="To"
            hint="Each person gets their own e-mail. Children’s go to their guardian."
            options={recipients}
            defaultValue={values.to ?? ALL_ACTIVE}
            errors={errors.to}
          />
          <MessageFields senders={senders} errors={errors} values={values} onText={look} />
          <div className="row g2">
            <button type="submit" className="btn" disabled={isSending || preview.many === 0}>
              {isSending ? 'Sending…' : `Send to ${count(preview.many, 'member')}`}
            </button>
            <noscript>
              <button type="submit" className="btn alt" name="intent" value="preview">
                Preview
              </button>
            </noscript>
          </div>
        </Form>
        <MessagePreview {...preview} senders={senders} />
      </div>
    </>
  )
}

/** Asks for the preview again a moment after something was typed. */
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
