import { data, Form, Link, useNavigation } from 'react-router'
import { useLivePreview } from '../../../../features/club/admin/use-live-preview.ts'
import { type NotSaved, rowsToShow, valuesOfRows } from '../../../../features/setup/admin/rows.ts'
import { AddRows, StepEnd, StepPage } from '../../../../features/setup/admin/step-page.tsx'
import { HallFields, SlotFields } from '../../../../features/setup/admin/training-fields.tsx'
import { saveTrainingPlan } from '../../../../features/setup/commands/save-training-plan.server.ts'
import { pathAfter } from '../../../../features/setup/model/steps.ts'
import { readTrainingPlan } from '../../../../features/setup/queries/training-plan.server.ts'
import { trainingInput } from '../../../../features/setup/schema.ts'
import { HAS_TIMES } from '../../../../features/trainings/model/training.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { Html } from '../../../../ui/primitives/html.tsx'
import { Note } from '../../../../ui/primitives/note.tsx'
import { parseRows } from '../../../admin/parse-rows.ts'
import { notSaved, saveStep } from '../../../admin/setup-step.server.ts'
import { setupMeta } from '../../../admin/setup-step.ts'
import { adminPaths } from '../../../admin-paths.ts'
import { ctxOf } from '../../../context.ts'
import { redirectWithNotice } from '../../../notices.server.ts'
import type { Route } from './+types/training'

const EMPTY_HALLS = 2
/** How many sessions the form shows for each team initially. */
const SLOTS = 2

export async function loader({ context }: Route.LoaderArgs) {
  const { halls, withoutTimes, times } = await readTrainingPlan(ctxOf(context))
  const slots = withoutTimes.flatMap(({ id }) => Array.from({ length: SLOTS }, () => ({ team: id })))
  return {
    teams: withoutTimes,
    times,
    values: { ...valuesOfRows('halls', halls), ...valuesOfRows('slots', slots) },
  }
}

export const action = ({ request, context }: Route.ActionArgs) =>
  saveStep(ctxOf(context), request, 'training', save)

async function save(ctx: Ctx, form: FormData) {
  const parsed = parseRows(trainingInput, form, ['halls', 'slots'])
  if (!parsed.ok) return data<NotSaved>(parsed, 422)
  const saved = await saveTrainingPlan(ctx, parsed.value)
  if (!saved.ok) return data(notSaved(form, { [`slots.${saved.row}.day`]: [HAS_TIMES] }), 422)
  return redirectWithNotice(pathAfter('training'), { tone: 'ok', text: 'Saved' })
}

export const meta = setupMeta('training')

/** Edits halls, and the training times of teams that have none yet. */
export default function SetupTraining({ loaderData, actionData }: Route.ComponentProps) {
  const { teams, times } = loaderData
  const busy = useNavigation().formMethod === 'POST'
  const { previewed, typing } = useLivePreview('training', actionData?.previewed)
  const values = actionData?.values ?? loaderData.values
  const errors = actionData?.errors ?? {}
  const adds = actionData?.adds
  const emptyHalls = actionData ? (adds === 'halls' ? EMPTY_HALLS : 0) : EMPTY_HALLS
  const halls = rowsToShow(values, 'halls', emptyHalls)
  const slots = rowsToShow(values, 'slots', 0)
  return (
    <StepPage
      step="training"
      failure={errors['']}
      focusOn={actionData}
      previewed={previewed}
      previews="setup"
    >
      <Form method="post" className="stack" {...typing}>
        <h3>Halls</h3>
        {halls.map((at) => (
          <HallFields key={at} at={at} values={values} errors={errors} />
        ))}
        <AddRows list="halls" label="More halls" busy={busy} />
        <datalist id="halls">
          {halls.map((at) => (
            <option key={at} value={values[`halls.${at}.name`] ?? ''} />
          ))}
        </datalist>
        {times.map(({ id, label, html }) => (
          <div key={id} className="stack-small">
            <h3>{label}</h3>
            <Html html={html} />
            <p className="small">
              <Link to={adminPaths.trainings}>
                Edit<span className="visually-hidden"> the training times of {label}</span>
              </Link>
            </p>
          </div>
        ))}
        {teams.map((team) => {
          const own = slots.filter((at) => values[`slots.${at}.team`] === team.id)
          const added = adds === team.id ? [slots.length] : []
          return (
            <div key={team.id} className="stack-small">
              <h3>{team.name}</h3>
              {[...own, ...added].map((at) => (
                <SlotFields key={at} at={at} team={team} values={values} errors={errors} />
              ))}
              <AddRows list={team.id} label={`Another session of ${team.name}`} busy={busy} />
            </div>
          )
        })}
        {teams.length + times.length === 0 && (
          <Note>
            <p>Add your teams first: then their training times can be entered here.</p>
          </Note>
        )}
        {teams.length > 0 && (
          <p className="muted small">
            Each session repeats weekly from today, for a year. Set days without training and the last day
            under <Link to={adminPaths.trainings}>Trainings</Link>.
          </p>
        )}
        <StepEnd step="training" busy={busy} />
      </Form>
    </StepPage>
  )
}
