import { data } from 'react-router'
import { previewSettings } from '../../features/club/commands/preview-settings.server.ts'
import { removeCrest, saveCrest } from '../../features/club/commands/save-crest.server.ts'
import { saveSettings } from '../../features/club/commands/save-settings.server.ts'
import type { ClubSettings } from '../../features/club/model.ts'
import { type SettingsSection, settingsInputs } from '../../features/club/schema.ts'
import { BROKEN_FORM } from '../../kernel/not-sent.ts'
import type { Ctx } from '../../platform/context.ts'
import { imageRefusalWords } from '../../platform/files/refusal-words.ts'
import { keepTyped } from '../keep-typed.server.ts'
import { redirectWithNotice } from '../notices.server.ts'
import { type Parsed, parseForm, refuseForm } from '../parse-form.ts'

const CURRENCY_FIXED = 'The currency cannot be changed once the site is public'
const CHANGED = 'Someone else has changed the settings. Check the values below and save again.'

/**
 * Saves or previews the form of one settings section, or the crest beside the colours. `next` is the page to open after
 * saving.
 */
export async function saveSection(ctx: Ctx, id: SettingsSection, form: FormData, next: string) {
  const parsed = parseForm(settingsInputs[id], form)
  return keepTyped(
    ctx,
    () => (id === 'look' ? saveLook(ctx, form, parsed, next) : act(ctx, form, parsed, next)),
    () => answerOf(form, { '': [BROKEN_FORM] }),
  )
}

/** Saves the crest immediately and keeps the colours that were typed beside it. */
async function saveLook(ctx: Ctx, form: FormData, parsed: Parsed<ClubSettings>, next: string) {
  const intent = form.get('intent')
  if (intent === 'remove-crest') {
    await removeCrest(ctx)
    return withTyped(ctx, form, parsed, 'Now using the drawn crest')
  }
  const file = form.get('crest')
  const isChosen = file instanceof File && file.size > 0
  if (intent === 'crest' && !isChosen)
    return data(answerOf(form, { crest: ['Choose a picture of your crest'] }), 422)
  if (isChosen && intent !== 'preview') {
    const saved = await saveCrest(ctx, new Uint8Array(await file.arrayBuffer()))
    if (!saved.ok) return data(answerOf(form, { crest: [`This file is ${imageRefusalWords(saved)}`] }), 422)
  }
  return intent === 'crest' ? withTyped(ctx, form, parsed, 'Crest saved') : act(ctx, form, parsed, next)
}

async function withTyped(ctx: Ctx, form: FormData, parsed: Parsed<ClubSettings>, crestDone: string) {
  const answer = { ...answerOf(form, {}), crestDone }
  if (!parsed.ok) return data(answer)
  await previewSettings(ctx, parsed.value)
  return data({ ...answer, previewed: ctx.clock.now().getTime() })
}

async function act(ctx: Ctx, form: FormData, parsed: Parsed<ClubSettings>, page: string) {
  if (!parsed.ok) return data(answerOf(form, parsed.errors), 422)
  if (form.get('intent') === 'preview') {
    await previewSettings(ctx, parsed.value)
    return data({ ...answerOf(form, {}), previewed: ctx.clock.now().getTime() })
  }
  const saved = await saveSettings(ctx, parsed.value, Number(form.get('version')))
  if (!saved.ok && saved.reason === 'CURRENCY_FIXED')
    return data(answerOf(form, { currency: [CURRENCY_FIXED] }), 422)
  if (!saved.ok) return data(answerOf(form, { '': [CHANGED] }), 409)
  return redirectWithNotice(page, { tone: 'ok', text: 'Saved' })
}

const answerOf = (form: FormData, errors: Record<string, string[]>) => ({
  ...refuseForm(form, errors),
  previewed: undefined as number | undefined,
  /** Says what happened to the crest. */
  crestDone: undefined as string | undefined,
})
