import { data, redirect } from 'react-router'
import type { MessageDraft } from '../../../../features/registrations/review/admin/composer.tsx'
import {
  type Preview,
  previewMessage,
  type SendToRegistrations,
  sendToRegistrations,
} from '../../../../features/registrations/review/commands/send-message.server.ts'
import { TEMPLATES, templateOf } from '../../../../features/registrations/review/model/email-texts.ts'
import { chosenPeople } from '../../../../features/registrations/review/queries/recipients.server.ts'
import {
  type MessageInput,
  messageInput,
  type Recipients,
  recipientsInput,
} from '../../../../features/registrations/review/schema.ts'
import { newId } from '../../../../kernel/ids.ts'
import { unreachable } from '../../../../kernel/outcome.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { redirectWithNotice } from '../../../notices.server.ts'
import { parseForm } from '../../../parse-form.ts'
import { inList, listQuery, REGISTRATIONS } from './address.ts'

/** The state of the composer: recipients, draft and, once requested, the preview. */
export type Composed = {
  chosen: Recipients
  people: Awaited<ReturnType<typeof chosenPeople>>
  draft: MessageDraft
  errors?: Record<string, string[]>
  failure?: string
  preview?: Preview
}

/** Opens the composer for the chosen recipients, with the first template. Returns undefined without recipients. */
export async function opened(ctx: Ctx, given: FormData): Promise<Composed | undefined> {
  const chosen = chosenIn(given)
  if (!chosen) return undefined
  const people = await chosenPeople(ctx, chosen)
  return { chosen, people, draft: templated(ctx, given, 'paymentreg') }
}

/**
 * One step of the composer: open, change template, preview, edit, or send. Throws a 400 without recipients.
 */
export async function step(ctx: Ctx, form: FormData, search: URLSearchParams) {
  const composed = await opened(ctx, form)
  if (!composed) throw new Response('This request could not be read', { status: 400 })
  const { chosen } = composed
  const intent = String(form.get('intent'))
  if (intent === 'open') return data<Composed>(composed)
  if (intent === 'template')
    return data<Composed>({ ...composed, draft: templated(ctx, form, text(form, 'template')) })
  const written = { ...composed, draft: writtenIn(form) }
  if (intent === 'edit') return data<Composed>(written)
  const message = parseForm(messageInput, form)
  if (!message.ok) return data<Composed>({ ...written, errors: message.errors }, { status: 422 })
  if (intent === 'send') return send(ctx, written, message.value, search)
  const looked = await previewMessage(ctx, chosen, message.value)
  if (looked.ok) return data<Composed>({ ...written, preview: looked.preview })
  return data<Composed>({ ...written, ...worded(looked) }, { status: 422 })
}

async function send(ctx: Ctx, written: Composed, message: MessageInput, search: URLSearchParams) {
  const sent = await sendToRegistrations(ctx, written.chosen, message)
  if (!sent.ok) return data<Composed>({ ...written, ...worded(sent) }, { status: 422 })
  if (sent.runId !== undefined) return redirect(inList(search, `runs/${sent.runId}`), 303)
  const list = `${REGISTRATIONS}${listQuery(search)}`
  return redirectWithNotice(list, { tone: 'ok', text: `Email sent to ${sent.address}!` })
}

/** Words a refusal. The typed values are kept. [ADM-020] */
function worded(
  refusal: Extract<SendToRegistrations, { ok: false }>,
): Pick<Composed, 'failure'> | Pick<Composed, 'errors'> {
  switch (refusal.reason) {
    case 'EMPTY':
      return { errors: { content: ['Please write a message'] } }
    case 'NOBODY':
      return { failure: 'Error sending: none of the chosen people can get this message.' }
    default:
      return unreachable(refusal)
  }
}

function chosenIn(form: FormData): Recipients | undefined {
  const parsed = recipientsInput.safeParse({
    ids: form.getAll('ids'),
    except: form.getAll('except'),
    all: form.get('all') ?? undefined,
    q: form.get('q') ?? undefined,
    status: form.get('status') ?? undefined,
    payment: form.get('payment') ?? undefined,
  })
  if (!parsed.success || (!parsed.data.all && parsed.data.ids.length === 0)) return undefined
  return parsed.data
}

/** Fills the draft with a template's text. */
function templated({ club }: Pick<Ctx, 'club'>, form: FormData, named: string): MessageDraft {
  const template = TEMPLATES.find((id) => id === named) ?? ''
  return { ...writtenIn(form), template, ...templateOf(template, club.name) }
}

const writtenIn = (form: FormData): MessageDraft => ({
  template: text(form, 'template'),
  from: text(form, 'from') || 'info',
  subject: text(form, 'subject'),
  content: text(form, 'content'),
  copyTo: text(form, 'copyTo'),
  sending: text(form, 'sending') || newId(),
})

function text(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}
