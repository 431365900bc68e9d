import '../../../ui/primitives/picture.css'
import { data } from 'react-router'
import {
  type FormSubmission,
  type SendForm,
  sendForm,
} from '../../../features/forms/commands/send-form.server.ts'
import { FormSheet, type NotSent } from '../../../features/forms/components/form-sheet.tsx'
import { requiresSender } from '../../../features/forms/model/answers.ts'
import { captchaPurpose, KEY_NAME, SENT, TERMS } from '../../../features/forms/model/form.ts'
import { privacySentence } from '../../../features/forms/model/privacy-sentence.ts'
import { findForm } from '../../../features/forms/queries/forms.server.ts'
import { formKey } from '../../../kernel/form-key.ts'
import { newId } from '../../../kernel/ids.ts'
import { BROKEN } from '../../../kernel/not-sent.ts'
import { unreachable } from '../../../kernel/outcome.ts'
import { textOf } from '../../../kernel/text.ts'
import type { Ctx } from '../../../platform/context.ts'
import { Captcha } from '../../../ui/forms/captcha/captcha.tsx'
import { Cover } from '../../../ui/layout/cover.tsx'
import { Html } from '../../../ui/primitives/html.tsx'
import { Note } from '../../../ui/primitives/note.tsx'
import { Picture } from '../../../ui/primitives/picture.tsx'
import { paths } from '../../paths.ts'
import { tooMany } from '../../too-many-requests.ts'
import '../../../ui/layout/split.css'
import { ctxOf } from '../../context.ts'
import { keepTyped } from '../../keep-typed.server.ts'
import { pageMeta } from '../../page-meta.ts'
import { submittedForm } from '../../parse-form.ts'
import type { Route } from './+types/form'

export async function loader({ context, params }: Route.LoaderArgs) {
  const ctx = ctxOf(context)
  const form = await formAt(ctx, params.slug)
  if (requiresSender(form.fields)) return { form, key: undefined }
  // Such a page has a key of its own, so that equal answers of two visitors both count.
  ctx.pages.keep(0)
  return { form, key: newId() }
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const ctx = ctxOf(context)
  const { id } = await formAt(ctx, params.slug)
  const filled = filledIn(id, await submittedForm(request))
  return keepTyped(
    ctx,
    () => send(ctx, filled),
    () => ({ confirmation: undefined, notSent: notTaken(filled, BROKEN) }),
  )
}

async function send(ctx: Ctx, filled: FormSubmission) {
  const sent = await sendForm(ctx, filled)
  if (sent.ok) return data({ confirmation: sent.confirmation, notSent: undefined })
  const answer = { confirmation: undefined, notSent: notSent(filled, sent) }
  return data(answer, sent.reason === 'TOO_MANY' ? tooMany(sent.retryAfterSeconds) : 422)
}

/** Passes on the `retry-after` header of the action. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

async function formAt(ctx: Pick<Ctx, 'db' | 'pages' | 'actor'>, slug: string) {
  const form = await findForm(ctx, slug)
  if (!form) throw new Response('This page could not be found', { status: 404 })
  return form
}

function filledIn(formId: string, form: FormData): FormSubmission {
  const texts = new Map<string, string[]>()
  const uploads = new Map<string, File[]>()
  for (const [name, value] of form) {
    if (typeof value === 'string') addTo(texts, name, value)
    else if (value.size > 0) addTo(uploads, name, value)
  }
  const terms = form.get('terms') === TERMS.accepted
  const key = formKey.safeParse(form.get(KEY_NAME)).data
  return { formId, texts, uploads, terms, token: String(form.get('altcha') ?? ''), page: { key } }
}

function addTo<T>(valuesByName: Map<string, T[]>, name: string, value: T): void {
  const values = valuesByName.get(name)
  if (values) values.push(value)
  else valuesByName.set(name, [value])
}

/** Returns the typed values, so that the form can show them again. */
const notTaken = ({ texts, terms, page }: FormSubmission, failure?: string): NotSent => ({
  typed: Object.fromEntries(texts),
  key: page?.key,
  terms,
  problems: {},
  failure,
})

function notSent(filled: FormSubmission, refusal: Extract<SendForm, { ok: false }>): NotSent {
  switch (refusal.reason) {
    case 'NOT_VALID':
      return { ...notTaken(filled), problems: refusal.problems }
    case 'CAPTCHA':
      return notTaken(filled, 'Please tick the box below, then send again.')
    case 'TOO_MANY':
      return notTaken(filled, 'Too many forms from your network. Try again in an hour.')
    default:
      return unreachable(refusal)
  }
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const form = loaderData?.form
  const description = textOf(form?.description ?? '')
  return pageMeta({ title: form?.title, description, image: form?.image ?? undefined }, matches)
}

export default function FormPage({ loaderData: { form, key }, actionData }: Route.ComponentProps) {
  const { confirmation, notSent } = actionData ?? {}
  return (
    <>
      <Cover title={form.title} crumb={{ to: paths.forms, text: 'Forms' }} />
      <div className="page split padding-top-6 padding-bottom-band">
        <aside className="stick stack" aria-label="About this form">
          {form.image && (
            <figure className="picture arc">
              <Picture image={form.image} sizes="(min-width: 992px) 30rem, 92vw" eager />
            </figure>
          )}
          <Html html={form.description} className="prose large" />
        </aside>
        {confirmation === undefined ? (
          <FormSheet
            formKey={notSent?.key ?? key}
            fields={form.fields}
            sendBtnText={form.sendBtnText}
            notSent={notSent}
            promise={privacySentence(form)}
            captcha={form.enableCaptcha && <Captcha purpose={captchaPurpose(form.id)} />}
          />
        ) : (
          <Confirmation html={confirmation} />
        )}
      </div>
    </>
  )
}

/** Replaces the form after it has been sent. */
function Confirmation({ html }: { html: string }) {
  return (
    <div className="stack">
      {/* biome-ignore lint/a11y/noAutofocus: the confirmation replaces the form that had the focus */}
      <div role="status" tabIndex={-1} autoFocus>
        <Note tone="ok">
          <p>
            <b>{SENT}</b>
          </p>
        </Note>
      </div>
      <Html html={html || '<p>Thank you. We will answer soon.</p>'} />
    </div>
  )
}
