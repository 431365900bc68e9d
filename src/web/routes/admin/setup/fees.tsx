import '../../../../features/setup/admin/setup.css'
import '../../../../ui/styles/form.css'
import { data, Form, useNavigation } from 'react-router'
import { useLivePreview } from '../../../../features/club/admin/use-live-preview.ts'
import { FeeFields } from '../../../../features/setup/admin/fee-fields.tsx'
import { type NotSaved, rowsToShow, valuesOfRows } from '../../../../features/setup/admin/rows.ts'
import { AddRows, StepEnd, StepPage } from '../../../../features/setup/admin/step-page.tsx'
import { saveFees } from '../../../../features/setup/commands/save-fees.server.ts'
import { audienceOf, KIND_QUESTION, KINDS_OF_MEMBER } from '../../../../features/setup/model/fees.ts'
import { pathAfter } from '../../../../features/setup/model/steps.ts'
import { readConfiguration } from '../../../../features/setup/queries/club-content.server.ts'
import { feesInput } from '../../../../features/setup/schema.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { FieldError } from '../../../../ui/forms/field.tsx'
import { parseRows } from '../../../admin/parse-rows.ts'
import { notSaved, saveStep } from '../../../admin/setup-step.server.ts'
import { setupMeta } from '../../../admin/setup-step.ts'
import { ctxOf } from '../../../context.ts'
import { redirectWithNotice } from '../../../notices.server.ts'
import type { Route } from './+types/fees'

const EMPTY_ROWS = 2
const CHANGED =
  'Someone else has changed the fees or questions. Reload this page, then enter your changes again.'
const NOT_PRICED = 'Saved. The card provider does not have the prices yet: see the step “Payments”'

export async function loader({ context }: Route.LoaderArgs) {
  const { fees, questions, version } = await readConfiguration(ctxOf(context))
  const rows = [...fees.registration.map((fee) => ({ ...fee, period: 'season' })), ...fees.training_fees].map(
    (fee) => ({
      id: fee.id,
      label: fee.label,
      price: String(fee.price),
      period: fee.period,
      audience: audienceOf(fee),
      description: fee.description,
      siblings: String(fee.siblingPercent ?? ''),
    }),
  )
  const offered = questions.find(({ id }) => id === KIND_QUESTION.id)?.options.map(({ value }) => value)
  return { values: valuesOfRows('fees', rows), kinds: offered ?? Object.keys(KINDS_OF_MEMBER), version }
}

export const action = ({ request, context }: Route.ActionArgs) =>
  saveStep(ctxOf(context), request, 'fees', save)

async function save(ctx: Ctx, form: FormData) {
  const parsed = parseRows(feesInput, form, ['fees'])
  if (!parsed.ok) return data<NotSaved>(parsed, 422)
  const saved = await saveFees(ctx, parsed.value)
  if (!saved.ok) return data(notSaved(form, { '': [CHANGED] }), 409)
  return redirectWithNotice(
    pathAfter('fees'),
    saved.isPriced ? { tone: 'ok', text: 'Saved' } : { tone: 'bad', text: NOT_PRICED },
  )
}

export const meta = setupMeta('fees')

/** What members pay, and who may register. */
export default function SetupFees({ loaderData, actionData }: Route.ComponentProps) {
  const { kinds, version } = loaderData
  const busy = useNavigation().formMethod === 'POST'
  const { previewed, typing } = useLivePreview(`fees ${version}`, actionData?.previewed)
  const values = actionData?.values ?? loaderData.values
  const errors = actionData?.errors ?? {}
  const isTicked = (kind: string) =>
    actionData ? actionData.values[`kind_${kind}`] !== undefined : kinds.includes(kind)
  return (
    <StepPage step="fees" failure={errors['']} focusOn={actionData} previewed={previewed} previews="setup">
      <Form method="post" className="stack" {...typing}>
        <input type="hidden" name="version" value={actionData?.values.version ?? version} />
        {rowsToShow(values, 'fees', actionData && !actionData.adds ? 0 : EMPTY_ROWS).map((at) => (
          <FeeFields key={at} at={at} values={values} errors={errors} />
        ))}
        <AddRows list="fees" label="More fees" busy={busy} />
        <fieldset className="setup-ticks">
          <legend className="label">Who can register</legend>
          {Object.entries(KINDS_OF_MEMBER).map(([kind, { label }]) => (
            <label key={kind} className="tick">
              <input type="checkbox" name={`kind_${kind}`} value="true" defaultChecked={isTicked(kind)} />
              <span>{label}</span>
            </label>
          ))}
          <FieldError name="kinds" errors={errors.kinds} />
        </fieldset>
        <StepEnd step="fees" busy={busy} />
      </Form>
    </StepPage>
  )
}
