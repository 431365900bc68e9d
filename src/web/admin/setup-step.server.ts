import { data } from 'react-router'
import type { NotSaved } from '../../features/setup/admin/rows.ts'
import { BROKEN_FORM } from '../../kernel/not-sent.ts'
import type { Ctx } from '../../platform/context.ts'
import { keepTyped } from '../keep-typed.server.ts'
import { refuseForm, submittedForm } from '../parse-form.ts'

/** A refused form of a step, with everything that was typed. */
export const notSaved = (form: FormData, errors: NotSaved['errors']): NotSaved => {
  const { values } = refuseForm(form, errors)
  return { errors, values }
}

/** The most fields of a step's form: a hundred rows. */
const MOST_FIELDS = 1000

/**
 * Runs the form of a step. The buttons that add empty rows save nothing: they answer the page again with what was
 * typed, so that they work without scripts.
 */
export async function saveStep<T>(
  ctx: Ctx,
  request: Request,
  save: (ctx: Ctx, form: FormData) => Promise<T>,
) {
  const form = await submittedForm(request, MOST_FIELDS)
  const adds = form.get('adds')
  if (typeof adds === 'string') return data<NotSaved>({ ...notSaved(form, {}), adds })
  return keepTyped(
    ctx,
    () => save(ctx, form),
    () => notSaved(form, { '': [BROKEN_FORM] }),
  )
}
