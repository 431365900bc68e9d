import { createStarter } from '../../features/setup/commands/create-starter.server.ts'
import { writeFees } from '../../features/setup/commands/save-fees.server.ts'
import { saveTeams } from '../../features/setup/commands/save-teams.server.ts'
import { saveTrainingPlan } from '../../features/setup/commands/save-training-plan.server.ts'
import { readDraft } from '../../features/setup/queries/draft.server.ts'
import { feesInput, pagesInput, teamsInput, trainingInput } from '../../features/setup/schema.ts'
import { Invalid, NotFound } from '../../kernel/errors.ts'
import type { Ctx } from '../../platform/context.ts'
import { rehearse } from '../../platform/database/rehearse.ts'
import { type Parsed, parseForm } from '../parse-form.ts'
import { parseRows } from './parse-rows.ts'

/** How a setup step's form is validated, and how its draft is applied to the site. */
function stepForm<T>(parse: (form: FormData) => Parsed<T>, save: (ctx: Ctx, input: T) => Promise<unknown>) {
  const apply = async (ctx: Ctx, form: FormData) => {
    const parsed = parse(form)
    if (parsed.ok) await save(ctx, parsed.value)
  }
  return { parse, apply }
}

export const STEP_FORMS = {
  teams: stepForm(
    (form) => parseRows(teamsInput, form, ['teams']),
    (ctx, { teams }) => saveTeams(ctx, teams),
  ),
  training: stepForm((form) => parseRows(trainingInput, form, ['halls', 'slots']), saveTrainingPlan),
  fees: stepForm((form) => parseRows(feesInput, form, ['fees']), writeFees),
  pages: stepForm(
    (form) => parseForm(pagesInput, form),
    (ctx, { items, welfare }) => createStarter(ctx, { ids: items, welfare }),
  ),
}

/** The steps whose form can be previewed. */
export type PreviewedStep = keyof typeof STEP_FORMS

const isPreviewed = (step: string): step is PreviewedStep => Object.hasOwn(STEP_FORMS, step)

/**
 * Runs `work` in a transaction in which a step's draft is saved, and rolls it back. If the draft cannot be saved,
 * `work` sees the site unchanged. Throws Forbidden unless the caller is an administrator.
 */
export const withStepSaved = <T>(ctx: Ctx, work: (staged: Ctx) => Promise<T>): Promise<T> =>
  rehearse(ctx.db, async (db) => {
    const staged: Ctx = { ...ctx, db, pages: { ...ctx.pages, drop: () => {} } }
    const draft = await readDraft(staged)
    if (draft && isPreviewed(draft.step)) await apply(staged, draft.step, formOf(draft.fields))
    return work(staged)
  })

async function apply(ctx: Ctx, step: PreviewedStep, form: FormData): Promise<void> {
  try {
    await STEP_FORMS[step].apply(ctx, form)
  } catch (error) {
    // The data behind the draft has changed since, or a field is invalid in a way that only saving detects.
    if (!(error instanceof Invalid || error instanceof NotFound)) throw error
  }
}

function formOf(fields: readonly (readonly [string, string])[]): FormData {
  const form = new FormData()
  for (const [name, value] of fields) form.append(name, value)
  return form
}
