import { data } from 'react-router'
import type { NotSaved } from '../../features/setup/admin/rows.ts'
import { keepDraft } from '../../features/setup/commands/keep-draft.server.ts'
import { BROKEN_FORM } from '../../kernel/not-sent.ts'
import type { Ctx } from '../../platform/context.ts'
import { keepTyped } from '../keep-typed.server.ts'
import { refuseForm, submittedForm } from '../parse-form.ts'
import { type PreviewedStep, STEP_FORMS } from './step-forms.server.ts'

/** A refused form of a step, with everything that was typed. */
export const notSaved = (form: FormData, errors: NotSaved['errors']): NotSaved => {
  const { values } = refuseForm(form, errors)
  return { errors, values, ticked: form.getAll('items').map(String) }
}

/** The most fields of a step's form: a hundred rows. */
const MAX_FIELDS = 1000

/**
 * Handles the form of a setup step. Buttons that add empty rows save nothing: the page is shown again with the typed
 * values and the new rows, which works without scripts. “Preview” stores the form as a draft.
 */
export async function saveStep<T>(
  ctx: Ctx,
  request: Request,
  step: PreviewedStep,
  save: (ctx: Ctx, form: FormData) => Promise<T>,
) {
  const form = await submittedForm(request, MAX_FIELDS)
  const adds = form.get('adds')
  if (typeof adds === 'string') return data<NotSaved>({ ...notSaved(form, {}), adds })
  const again = () => notSaved(form, { '': [BROKEN_FORM] })
  if (form.get('intent') === 'preview') return keepTyped(ctx, () => previewStep(ctx, step, form), again)
  return keepTyped(ctx, () => save(ctx, form), again)
}

async function previewStep(ctx: Ctx, step: PreviewedStep, form: FormData) {
  const parsed = STEP_FORMS[step].parse(form)
  if (!parsed.ok) return data(notSaved(form, parsed.errors), 422)
  const fields = [...form].filter((field): field is [string, string] => typeof field[1] === 'string')
  await keepDraft(ctx, { step, fields })
  return data<NotSaved>({ ...notSaved(form, {}), previewed: ctx.clock.now().getTime() })
}
