import './trainings.css'
import { useState } from 'react'
import { data, useNavigation, useSearchParams } from 'react-router'
import { type NotSaved, TrainingEditor } from '../../../features/trainings/admin/training-editor.tsx'
import { saveTraining } from '../../../features/trainings/commands/save-training.server.ts'
import { TRAINING_UPDATED } from '../../../features/trainings/model/training.ts'
import { listEditableTrainings } from '../../../features/trainings/queries/editable-trainings.server.ts'
import { trainingInput } from '../../../features/trainings/schema.ts'
import { BROKEN_FORM } from '../../../kernel/not-sent.ts'
import type { Ctx } from '../../../platform/context.ts'
import { useLeaveWarning } from '../../../ui/admin/unsaved-changes.ts'
import { Empty, Note } from '../../../ui/primitives/note.tsx'
import { revalidateOnConflict } from '../../admin/conflict.ts'
import { ctxOf } from '../../context.ts'
import { keepTyped } from '../../keep-typed.server.ts'
import { redirectWithNotice } from '../../notices.server.ts'
import { parseForm, submittedForm } from '../../parse-form.ts'
import { adminPaths } from '../../paths.ts'
import type { Route } from './+types/trainings'

export const loader = ({ context }: Route.LoaderArgs) => listEditableTrainings(ctxOf(context))

export async function action({ request, context }: Route.ActionArgs) {
  const ctx = ctxOf(context)
  const submitted = await submittedForm(request)
  const failed = () => ({ ...typedIn(submitted), errors: {}, changed: false, failure: BROKEN_FORM })
  return keepTyped(
    ctx,
    () => save(ctx, submitted),
    (): NotSaved => failed(),
  )
}

const typedIn = (submitted: FormData) => ({
  id: String(submitted.get('id') ?? ''),
  value: String(submitted.get('value') ?? ''),
})

async function save(ctx: Ctx, submitted: FormData) {
  const form = parseForm(trainingInput, submitted)
  const kept = typedIn(submitted)
  if (!form.ok) return data<NotSaved>({ ...kept, errors: form.errors, changed: false }, 422)
  const saved = await saveTraining(ctx, form.value)
  if (saved.ok) return redirectWithNotice(adminPaths.trainings, { tone: 'ok', text: TRAINING_UPDATED })
  return data<NotSaved>({ ...kept, errors: {}, changed: true }, 409)
}

export const shouldRevalidate = revalidateOnConflict

export const meta: Route.MetaFunction = () => [
  { title: 'Trainings · Admin' },
  { name: 'robots', content: 'noindex' },
]

const isSame = (from: string, to: string) => from === to

/** Edits the training times of the teams. [TRN-008, TRN-009, TRN-010] */
export default function Trainings({ loaderData: { trainings, shown }, actionData }: Route.ComponentProps) {
  const [search] = useSearchParams()
  const busy = useNavigation().formMethod === 'POST'
  const edited = actionData?.id ?? search.get('edit')
  const [typedIn, setTypedIn] = useState<string>()
  useLeaveWarning(typedIn !== undefined && typedIn === edited && !busy, isSame)
  const wrong = actionData && Object.values(actionData.errors).flat()
  return (
    <>
      <h1>Trainings</h1>
      {!shown && (
        <div className="margin-top-4">
          <Note tone="info">
            <p>
              Visitors see the standard times for now. What you write here appears once an administrator ticks
              “Show coaches’ texts instead of the standard ones” in Content, Configuration, Trainings.
            </p>
          </Note>
        </div>
      )}
      {wrong && wrong.length > 0 && (
        <div className="margin-top-4">
          <Note tone="bad" focusOn={actionData}>
            <p>{wrong.join('. ')}</p>
          </Note>
        </div>
      )}
      {trainings.length === 0 ? (
        <Empty>
          <p>
            There are no training times to edit. An administrator adds them in Content, and makes you
            responsible for teams in People.
          </p>
        </Empty>
      ) : (
        <ul className="training-cards">
          {trainings.map((training) => (
            <TrainingEditor
              key={training.id}
              training={training}
              editing={training.id === edited}
              notSaved={actionData?.id === training.id ? actionData : undefined}
              busy={busy}
              onTyped={() => setTypedIn(training.id)}
            />
          ))}
        </ul>
      )}
    </>
  )
}
