import { data } from 'react-router'
import type { RefusedSave } from '../../../../features/studio/admin/entry-editor.tsx'
import { saveEntryForm } from '../../../../features/studio/commands/save-entry.server.ts'
import { originalFingerprints } from '../../../../features/studio/commands/typed.server.ts'
import type { FormField, FormValue } from '../../../../features/studio/model/studio.ts'
import { entryForm } from '../../../../features/studio/queries/entry-form.server.ts'
import { openedType } from '../../../../features/studio/queries/opened.server.ts'
import { Invalid, NotFound } from '../../../../kernel/errors.ts'
import { isId } from '../../../../kernel/ids.ts'
import { unreachable } from '../../../../kernel/outcome.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { redirectWithNotice } from '../../../notices.server.ts'

const CONFLICT =
  'Someone else has saved this since you opened it. The differences are below. Save again to overwrite their changes, or reload the page to keep them.'
const WRONG = 'Nothing is saved yet.'

type Sent = { form: FormData; id: string; version: number; draftVersion: number; part: string | undefined }

/** Saves an entry's form: as a draft, for a preview, or published. A refusal returns the typed values. */
export async function actOnEntry(ctx: Ctx, collection: string, path: string, sent: Sent) {
  const { form, id, version, draftVersion } = sent
  const choice = String(form.get('intent') ?? 'publish')
  const intent = choice === 'draft' || choice === 'preview' ? 'draft' : 'publish'
  const base = path.replace(/\/(?:new|[^/]+)$/, '')
  const here = `${base}/${id}${sent.part ? `?part=${encodeURIComponent(sent.part)}` : ''}`
  try {
    const saved = await saveEntryForm(ctx, collection, { id, form, intent, version, draftVersion })
    if (saved.ok || (saved.reason === 'NOTHING_CHANGED' && choice === 'preview')) {
      if (choice === 'preview')
        return redirectWithNotice(`${base}/${id}/preview`, { tone: 'ok', text: 'Draft saved' })
      const text = intent === 'draft' ? 'Draft saved' : `${openedType(ctx, collection).one} updated`
      return redirectWithNotice(here, { tone: 'ok', text })
    }
    switch (saved.reason) {
      case 'NOTHING_CHANGED':
        return redirectWithNotice(here, { tone: 'ok', text: 'Nothing has changed' })
      case 'CONFLICT':
        return refuse(
          await typedBack(ctx, collection, sent, { message: CONFLICT, theirs: saved.diffs, ...saved }),
          409,
        )
      default:
        return unreachable(saved)
    }
  } catch (error) {
    if (!(error instanceof Invalid)) throw error
    const { '': whole = [], ...errors } = error.fields
    const message = whole.length > 0 ? whole.join(' ') : WRONG
    return refuse(
      await typedBack(ctx, collection, sent, { message, errors, theirs: undefined, version, draftVersion }),
    )
  }
}

const refuse = (refused: RefusedSave, status = 422) => data({ refused }, { status })

type Why = Pick<RefusedSave, 'message' | 'theirs' | 'version' | 'draftVersion'> & {
  errors?: RefusedSave['errors']
}

/** Names fields in messages by their labels on the form, not by their wire names. */
function withLabels(errors: Record<string, string[]>, fields: readonly FormField[]) {
  const named = { ...errors }
  for (const { name, label } of fields) {
    const messages = errors[name]
    if (messages)
      named[name] = messages.map((text) =>
        text.startsWith(`${name} `) ? `${label}${text.slice(name.length)}` : text,
      )
  }
  return named
}

/** The typed values, for the page that shows the refusal. */
async function typedBack(
  ctx: Ctx,
  collection: string,
  { form, id, version, draftVersion, part }: Sent,
  { message, theirs, errors = {}, ...now }: Why,
): Promise<RefusedSave> {
  const made = version > 0 || draftVersion > 0
  const { fields } = await entryForm(ctx, collection, made ? id : undefined, part)
  const values = Object.fromEntries(fields.map((field) => [field.name, typedValue(field, form)]))
  const was = originalFingerprints(form)
  return {
    values,
    was,
    errors: withLabels(errors, fields),
    message,
    theirs,
    version: now.version,
    draftVersion: now.draftVersion,
  }
}

function typedValue({ name, control }: FormField, form: FormData): FormValue {
  if (control.kind === 'tick') return form.has(name)
  if (control.kind === 'many') return form.getAll(name).map(String)
  return String(form.get(name) ?? '')
}

/** The submitted form of the entry with this id. Throws NotFound for an invalid id. */
export function sentIn(form: FormData, id: string, part: string | undefined): Sent {
  if (!isId(id)) throw new NotFound()
  const number = (name: string) => Math.max(0, Math.trunc(Number(form.get(name)) || 0))
  return { form, id, version: number('version'), draftVersion: number('draftVersion'), part }
}
