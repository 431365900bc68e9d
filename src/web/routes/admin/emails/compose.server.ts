import { data, redirect } from 'react-router'
import { createMessage } from '../../../../features/messages/commands/create-message.server.ts'
import { editMessage } from '../../../../features/messages/commands/edit-message.server.ts'
import { saveAudience } from '../../../../features/messages/commands/save-audience.server.ts'
import { sendTest } from '../../../../features/messages/commands/send-test.server.ts'
import type { Audience } from '../../../../features/messages/model/audience.ts'
import { PICTURE_GONE } from '../../../../features/messages/model/pictures.ts'
import { readersOf } from '../../../../features/messages/queries/audience.server.ts'
import {
  chosenGroups,
  filterChoices,
  findGroups,
} from '../../../../features/messages/queries/choices.server.ts'
import { mergeValuesFor } from '../../../../features/messages/queries/merge-values.server.ts'
import { findMessage } from '../../../../features/messages/queries/messages.server.ts'
import {
  findTemplate,
  listAudiences,
  listTemplates,
} from '../../../../features/messages/queries/templates.server.ts'
import {
  audienceInput,
  audienceName,
  sendTime,
  sentForm,
  unfinishedMessage,
  writtenMessage,
} from '../../../../features/messages/schema.ts'
import { dateTimeValue } from '../../../../kernel/date-time-field.ts'
import { newId } from '../../../../kernel/ids.ts'
import { count } from '../../../../kernel/text.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { tryAgain } from '../../../../platform/email/address-problems.ts'
import { adminPaths } from '../../../admin-paths.ts'
import { redirectWithNotice } from '../../../notices.server.ts'
import { parseForm, type Refused, refuseForm, submittedForm } from '../../../parse-form.ts'
import { senderChoices } from '../members/batch-pages.server.ts'
import { addToText } from './add-picture.server.ts'

const NO_RECIPIENTS = 'Choose at least one team, group or active member'

const REFUSED = { NOBODY: { to: [NO_RECIPIENTS] }, PICTURE_GONE: { html: [PICTURE_GONE] } }

type ComposeView = Awaited<ReturnType<typeof viewOf>>
/** `failure` is said for the whole form. */
export type ComposeAnswer = {
  form: Refused
  view: ComposeView
  sentTo?: string
  saved?: string
  tried?: string
  failure?: string
  /** The e-mail as someone else has saved it meanwhile. */
  other?: OtherVersion
}
export type OtherVersion = { subject: string; html: string; sendAt: Date; version: number }

export const TOO_LATE = 'It is too late to edit this e-mail: sending has started, or it was cancelled'

/** What the form of a message begins with. */
export async function openForm(ctx: Ctx, form: FormData, version?: number) {
  const values = Object.fromEntries([...form].map(([name, value]) => [name, String(value)]))
  return { senders: senderChoices(ctx), view: await viewOf(ctx, form), key: newId(), values, version }
}

export type OpenedForm = Awaited<ReturnType<typeof openForm>>

/**
 * Previews, tests or sends a message, or lets the club write to an address again. With an id it saves the message that
 * is edited instead of sending a new one.
 */
export async function composeAction(ctx: Ctx, request: Request, id?: string) {
  const form = await submittedForm(request)
  const intent = form.get('intent')
  const pictureErrors = intent === 'picture' ? await addToText(ctx, form) : {}
  if (intent === 'start') await start(ctx, form)
  const tried = await tryAddress(ctx, form)
  const view = await viewOf(ctx, form)
  if (tried) return data<ComposeAnswer>({ form: refuseForm(form, {}), view, tried })
  if (intent === 'picture') return shown(form, pictureErrors, view)
  if (intent === 'test') return test(ctx, form, view)
  if (intent === 'save-audience') return save(ctx, form, view)
  if (intent) return data<ComposeAnswer>({ form: refuseForm(form, {}), view })
  return send(ctx, form, view, id)
}

/** The page again with what was typed, and with messages if the picture was refused. */
function shown(form: FormData, errors: Record<string, string[]>, view: ComposeView) {
  const status = Object.keys(errors).length > 0 ? 422 : 200
  return data<ComposeAnswer>({ form: refuseForm(form, errors), view }, status)
}

/** Lets the club write again to an address that did not work, if its button was pressed. Returns the address. */
async function tryAddress(ctx: Ctx, form: FormData): Promise<string> {
  const email = String(form.get('try-again') ?? '')
  if (email) await tryAgain(ctx, email)
  return email
}

async function save(ctx: Ctx, form: FormData, view: ComposeView) {
  const parsed = parseForm(audienceName, form)
  const nobody = view.chosen.length === 0 ? { to: [NO_RECIPIENTS] } : {}
  if (!parsed.ok || 'to' in nobody)
    return data<ComposeAnswer>({ form: refuseForm(form, { ...nobody, ...errorsIn(parsed) }), view }, 422)
  const saved = parsed.value.audienceName
  await saveAudience(ctx, saved, audienceOf(form))
  return data<ComposeAnswer>({ form: refuseForm(form, {}), view, saved })
}

/** What a new message starts from: a template and saved recipients, as a form that was typed. */
export async function startOf(ctx: Ctx, search: URLSearchParams) {
  const [templates, audiences] = await Promise.all([listTemplates(ctx), listAudiences(ctx)])
  const template = templates.find(({ id }) => id === search.get('template'))?.id ?? ''
  const saved = audiences.find(({ id }) => id === search.get('audience'))
  const form = new FormData()
  if (template) {
    const { kind, subject, html } = await findTemplate(ctx, template)
    for (const [name, value] of Object.entries({ kind, subject, html })) form.set(name, value)
  }
  if (saved) setAudience(form, saved.audience)
  const names = audiences.map(({ id, name }) => ({ id, name }))
  return { form, templates, audiences: names, template, audience: saved?.id ?? '' }
}

/** Starts from the chosen template and recipients, and keeps everything else that was typed. */
async function start(ctx: Ctx, form: FormData): Promise<void> {
  const chosen = ['template', 'audience'].map((name) => [name, String(form.get(name) ?? '')])
  const begun = await startOf(ctx, new URLSearchParams(chosen))
  for (const name of new Set(begun.form.keys())) form.delete(name)
  for (const [name, value] of begun.form) form.append(name, value)
  form.set('started', newId())
}

/** A message that is edited, as a form that was typed. */
export function formOf(
  { audience, sendAt, ...message }: Awaited<ReturnType<typeof findMessage>>,
  now: Date,
): FormData {
  const form = new FormData()
  const { kind, sender, subject, synopsis, gif, html } = message
  for (const [name, value] of Object.entries({ kind, sender, subject, synopsis, gif, html }))
    form.set(name, value)
  setAudience(form, audience)
  const isLater = sendAt > now
  form.set('when', isLater ? 'later' : 'now')
  if (isLater) form.set('at', dateTimeValue(sendAt))
  return form
}

function setAudience(form: FormData, { to, ...filters }: Audience): void {
  for (const id of to) form.append('to', id)
  for (const [name, value] of Object.entries(filters)) form.set(name, value)
}

async function test(ctx: Ctx, form: FormData, view: ComposeView) {
  const parsed = parseForm(writtenMessage, form)
  if (!parsed.ok) return data<ComposeAnswer>({ form: parsed, view }, 422)
  const { kind: _, ...message } = parsed.value
  const test = await sendTest(ctx, message, view.preview.reader?.values)
  if (!test.ok) return data<ComposeAnswer>({ form: refuseForm(form, REFUSED[test.reason]), view }, 422)
  return data<ComposeAnswer>({ form: refuseForm(form, {}), view, sentTo: test.sentTo })
}

async function send(ctx: Ctx, form: FormData, view: ComposeView, id: string | undefined) {
  const parsed = parseForm(writtenMessage, form)
  const keyed = parseForm(sentForm, form)
  const timed = parseForm(sendTime(ctx.clock.now()), form)
  const nobody = view.readers.recipients.length === 0 ? { to: [NO_RECIPIENTS] } : {}
  if (!parsed.ok || !keyed.ok || !timed.ok || 'to' in nobody) {
    const errors = { ...nobody, ...errorsIn(parsed), ...errorsIn(keyed), ...errorsIn(timed) }
    return data<ComposeAnswer>({ form: refuseForm(form, errors), view }, 422)
  }
  const message = { audience: audienceOf(form), message: parsed.value, ...timed.value, ...keyed.value }
  const saved = id ? await editMessage(ctx, id, message) : await createMessage(ctx, message)
  if (saved.ok) throw sentOrSaved(saved.id, id !== undefined)
  switch (saved.reason) {
    case 'CHANGED':
      return data<ComposeAnswer>({ form: refuseForm(form, { to: [checkPeople(saved.people)] }), view }, 409)
    case 'EDITED':
      return data<ComposeAnswer>(
        { form: refuseForm(form, {}), view, other: await otherVersion(ctx, id) },
        409,
      )
    case 'TOO_LATE':
      return data<ComposeAnswer>({ form: refuseForm(form, {}), view, failure: KEPT_TEXT }, 409)
    default:
      return data<ComposeAnswer>({ form: refuseForm(form, REFUSED[saved.reason]), view }, 422)
  }
}

/** Leads to the message, which was sent or edited. */
const sentOrSaved = (id: string, isEdited: boolean): Response =>
  isEdited
    ? redirectWithNotice(adminPaths.message(id), { tone: 'ok', text: 'Saved' })
    : redirect(adminPaths.message(id), 303)

const KEPT_TEXT = `${TOO_LATE}. Your text is below, for a new e-mail.`

async function otherVersion(ctx: Ctx, id = ''): Promise<OtherVersion> {
  const { subject, html, sendAt, version } = await findMessage(ctx, id)
  return { subject, html, sendAt, version }
}

const checkPeople = (people: number): string =>
  `${count(people, 'person gets', 'people get')} this e-mail now. Check the list, then try again`

const errorsIn = (parsed: { ok: true } | Refused) => (parsed.ok ? {} : parsed.errors)

function audienceOf(form: FormData): Audience {
  const parsed = parseForm(audienceInput, form)
  return parsed.ok ? parsed.value : { to: [], money: 'any', plan: '', season: '' }
}

/** Loads the chosen groups, the people in them, and a preview for the first recipient. Sends nothing. */
export async function viewOf(ctx: Ctx, form: FormData) {
  const words = String(form.get('words') ?? '').slice(0, 100)
  const audience = audienceOf(form)
  const draft = parseForm(unfinishedMessage, form)
  const message = draft.ok ? draft.value : undefined
  const kind = message?.kind ?? 'news'
  const [chosen, found, choices, readers] = await Promise.all([
    chosenGroups(ctx, audience.to),
    findGroups(ctx, words),
    filterChoices(ctx),
    readersOf(ctx, ctx.db, audience, kind),
  ])
  const sender = `${ctx.club.name}, ${ctx.config.publicUrl.origin}`
  return {
    chosen,
    found,
    words,
    choices,
    kind,
    readers,
    preview: { message, sender, reader: await firstReader(ctx, readers) },
  }
}

async function firstReader(ctx: Ctx, { recipients: [first] }: Awaited<ReturnType<typeof readersOf>>) {
  if (!first) return undefined
  const { name, email, people } = first
  const reader = { name, memberIds: people.map(({ memberId }) => memberId) }
  const valuesOf = await mergeValuesFor(ctx, ctx.db, [reader])
  return { name, email, values: valuesOf(reader) }
}
