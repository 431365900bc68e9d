import { data } from 'react-router'
import type { z } from 'zod'
import { type Editing, NO_TEAM, type NotSaved } from '../../../features/trainings/admin/not-saved.ts'
import { addTraining } from '../../../features/trainings/commands/add-training.server.ts'
import { moveTraining } from '../../../features/trainings/commands/move-training.server.ts'
import { removeTraining } from '../../../features/trainings/commands/remove-training.server.ts'
import { saveTraining } from '../../../features/trainings/commands/save-training.server.ts'
import { HAS_TIMES, TRAINING_UPDATED } from '../../../features/trainings/model/training.ts'
import {
  newTraining,
  trainingInput,
  trainingMove,
  trainingRemoval,
} from '../../../features/trainings/schema.ts'
import { BROKEN_FORM } from '../../../kernel/not-sent.ts'
import type { Ctx } from '../../../platform/context.ts'
import { adminPaths } from '../../admin-paths.ts'
import { keepTyped } from '../../keep-typed.server.ts'
import { redirectWithNotice } from '../../notices.server.ts'
import { parseForm, submittedForm } from '../../parse-form.ts'

/** Handles the forms of the trainings page. `do` is `add`, `move` or `remove`; without it, a text is saved. */
export async function actOnTrainings(ctx: Ctx, request: Request) {
  const form = await submittedForm(request)
  return keepTyped(
    ctx,
    () => act(ctx, form),
    (): NotSaved => ({ ...typedIn(form), errors: {}, changed: false, failure: BROKEN_FORM }),
  )
}

function act(ctx: Ctx, form: FormData): Promise<Response | Refused> {
  switch (form.get('do')) {
    case 'add':
      return add(ctx, form)
    case 'move':
      return move(ctx, form)
    case 'remove':
      return remove(ctx, form)
    default:
      return save(ctx, form)
  }
}

async function save(ctx: Ctx, form: FormData) {
  const checked = checkForm(trainingInput, form)
  if (!checked.ok) return checked.answer
  const saved = await saveTraining(ctx, checked.value)
  return saved.ok ? backWith(TRAINING_UPDATED) : conflict(form)
}

async function add(ctx: Ctx, form: FormData) {
  const checked = checkForm(newTraining, form)
  if (!checked.ok) return checked.answer
  const added = await addTraining(ctx, checked.value)
  if (added.ok) return backWith('Training times added')
  return refuse(form, { team: [HAS_TIMES] })
}

async function move(ctx: Ctx, form: FormData) {
  const checked = checkForm(trainingMove, form)
  if (!checked.ok) return checked.answer
  await moveTraining(ctx, checked.value)
  return backWith('Order saved')
}

async function remove(ctx: Ctx, form: FormData) {
  const checked = checkForm(trainingRemoval, form)
  if (!checked.ok) return checked.answer
  const removed = await removeTraining(ctx, checked.value)
  return removed.ok ? backWith(`Training times of ${removed.label} removed`) : conflict(form)
}

const backWith = (text: string) => redirectWithNotice(adminPaths.trainings, { tone: 'ok', text })

type Refused = ReturnType<typeof refuse>

const refuse = (form: FormData, errors: Record<string, string[]>) =>
  data<NotSaved>({ ...typedIn(form), errors, changed: false }, 422)

const conflict = (form: FormData) => data<NotSaved>({ ...typedIn(form), errors: {}, changed: true }, 409)

function checkForm<S extends z.ZodType>(schema: S, form: FormData) {
  const parsed = parseForm(schema, form)
  return parsed.ok ? parsed : { ok: false as const, answer: refuse(form, parsed.errors) }
}

/** Reads which text the form edits, and what was typed. */
function typedIn(form: FormData): Editing & Pick<NotSaved, 'label' | 'value'> {
  const text = (name: string) => form.get(name)?.toString()
  const typed = { label: text('label'), value: text('value') ?? '' }
  if (text('do') === 'add') return { mode: 'add', id: text('team') ?? NO_TEAM, ...typed }
  if (text('do') === 'remove') return { mode: 'remove', id: text('id') ?? '', ...typed }
  return { mode: text('part') === 'standard' ? 'standard' : 'edit', id: text('id') ?? '', ...typed }
}
