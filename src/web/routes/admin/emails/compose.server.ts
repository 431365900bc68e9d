import { data, redirect } from 'react-router'
import { z } from 'zod'
import { createMessage } from '../../../../features/messages/commands/create-message.server.ts'
import { saveAudience } from '../../../../features/messages/commands/save-audience.server.ts'
import { sendTest } from '../../../../features/messages/commands/send-test.server.ts'
import type { Audience } from '../../../../features/messages/model/audience.ts'
import { readersOf } from '../../../../features/messages/queries/audience.server.ts'
import {
  chosenGroups,
  filterChoices,
  findGroups,
} from '../../../../features/messages/queries/choices.server.ts'
import { mergeValuesFor } from '../../../../features/messages/queries/merge-values.server.ts'
import {
  findTemplate,
  listAudiences,
  listTemplates,
} from '../../../../features/messages/queries/templates.server.ts'
import {
  audienceInput,
  audienceName,
  sendTime,
  unfinishedMessage,
  writtenMessage,
} from '../../../../features/messages/schema.ts'
import { formKey } from '../../../../kernel/form-key.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { tryAgain } from '../../../../platform/email/address-problems.ts'
import { adminPaths } from '../../../admin-paths.ts'
import { parseForm, type Refused, refuseForm, submittedForm } from '../../../parse-form.ts'

const NO_RECIPIENTS = 'Choose at least one active member or a team with active members'

export type ComposeView = Awaited<ReturnType<typeof viewOf>>
type Answer = { form: Refused; view: ComposeView; sentTo?: string; saved?: string; tried?: string }

/** Previews, tests or sends a message, or lets the club write to an address again. */
export async function composeAction(ctx: Ctx, request: Request) {
  const form = await submittedForm(request)
  const tried = await tryAddress(ctx, form)
  const view = await viewOf(ctx, form)
  if (tried) return data<Answer>({ form: refuseForm(form, {}), view, tried })
  const intent = form.get('intent')
  if (intent === 'test') return test(ctx, form, view)
  if (intent === 'save-audience') return save(ctx, form, view)
  if (intent) return data<Answer>({ form: refuseForm(form, {}), view })
  return send(ctx, form, view)
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
    return data<Answer>({ form: refuseForm(form, { ...nobody, ...errorsIn(parsed) }), view }, 422)
  const saved = parsed.value.audienceName
  await saveAudience(ctx, saved, audienceOf(form))
  return data<Answer>({ form: refuseForm(form, {}), view, saved })
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
  if (saved) {
    const { to, ...filters } = saved.audience
    for (const id of to) form.append('to', id)
    for (const [name, value] of Object.entries(filters)) form.set(name, value)
  }
  const names = audiences.map(({ id, name }) => ({ id, name }))
  return { form, templates, audiences: names, template, audience: saved?.id ?? '' }
}

async function test(ctx: Ctx, form: FormData, view: ComposeView) {
  const parsed = parseForm(writtenMessage, form)
  if (!parsed.ok) return data<Answer>({ form: parsed, view }, 422)
  const { kind: _, ...message } = parsed.value
  const sentTo = await sendTest(ctx, message, view.preview.reader?.values)
  return data<Answer>({ form: refuseForm(form, {}), view, sentTo })
}

async function send(ctx: Ctx, form: FormData, view: ComposeView) {
  const parsed = parseForm(writtenMessage, form)
  const keyed = parseForm(z.object({ key: formKey }), form)
  const timed = parseForm(sendTime(ctx.clock.now()), form)
  const nobody = view.readers.recipients.length === 0 ? { to: [NO_RECIPIENTS] } : {}
  if (!parsed.ok || !keyed.ok || !timed.ok || 'to' in nobody) {
    const errors = { ...nobody, ...errorsIn(parsed), ...errorsIn(keyed), ...errorsIn(timed) }
    return data<Answer>({ form: refuseForm(form, errors), view }, 422)
  }
  const created = await createMessage(ctx, {
    audience: audienceOf(form),
    message: parsed.value,
    key: keyed.value.key,
    sendAt: timed.value.sendAt,
  })
  if (created.ok) throw redirect(adminPaths.message(created.id), 303)
  return data<Answer>({ form: refuseForm(form, { to: [NO_RECIPIENTS] }), view }, 422)
}

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
