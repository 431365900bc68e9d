import { data, Form, useNavigation } from 'react-router'
import { SeasonTabs } from '../../../features/season/admin/season-tabs.tsx'
import { StepList } from '../../../features/season/admin/step-list.tsx'
import { startSeason } from '../../../features/season/commands/start-season.server.ts'
import { seasonOverview } from '../../../features/season/queries/season.server.ts'
import { seasonSteps } from '../../../features/season/queries/steps.server.ts'
import { startInput } from '../../../features/season/schema.ts'
import { clubDay, longDate } from '../../../kernel/dates.ts'
import { PageHead } from '../../../ui/admin/page-head.tsx'
import { RadioField } from '../../../ui/forms/field.tsx'
import { adminPaths } from '../../admin-paths.ts'
import { ctxOf } from '../../context.ts'
import { redirectWithNotice } from '../../notices.server.ts'
import { parseForm, refuseForm, submittedForm } from '../../parse-form.ts'
import type { Route } from './+types/season'

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = ctxOf(context)
  const { season, choices } = await seasonOverview(ctx)
  if (!season) return { season, choices, steps: undefined }
  const { name, firstOn, closedAt } = season
  const closedOn = closedAt ? clubDay(closedAt) : undefined
  return { season: { name, firstOn }, choices, steps: { ...(await seasonSteps(ctx, season)), closedOn } }
}

export async function action({ request, context }: Route.ActionArgs) {
  const submitted = await submittedForm(request)
  const form = parseForm(startInput, submitted)
  if (!form.ok) return data(form, 422)
  const started = await startSeason(ctxOf(context), form.value.firstOn)
  if (!started.ok) return data(refuseForm(submitted, { firstOn: ['This season cannot be started now'] }), 409)
  return redirectWithNotice(adminPaths.seasonTeams, { tone: 'ok', text: `Season ${started.name} started` })
}

export const meta: Route.MetaFunction = () => [
  { title: 'New season · Admin' },
  { name: 'robots', content: 'noindex' },
]

/** The steps of a new season, or the choice of the season to start. */
export default function Season({ loaderData, actionData }: Route.ComponentProps) {
  const { season, choices, steps } = loaderData
  const busy = useNavigation().formMethod === 'POST'
  return (
    <>
      <PageHead title={season ? `Season ${season.name}` : 'New season'} />
      {season && <SeasonTabs current={adminPaths.season} />}
      <p className="prose-width margin-top-3">
        {season
          ? `It begins on ${longDate(season.firstOn)}. You can stop after any step and continue another day. Copied trainings and new fees show at once; everything else changes only when you close the season.`
          : 'Prepare a season step by step. You can stop at any time and continue another day.'}
      </p>
      <StepList steps={steps} />
      {choices.length > 0 && (
        <Form method="post" className="card stack margin-top-6">
          <RadioField
            name="firstOn"
            label="Which season?"
            options={choices.map(({ firstOn, name }) => ({
              value: firstOn,
              label: `${name}, from ${longDate(firstOn)}`,
            }))}
            value={choices[0]?.firstOn}
            errors={actionData?.errors.firstOn}
          />
          <p>
            <button className="button" type="submit" disabled={busy}>
              Start season
            </button>
          </p>
        </Form>
      )}
    </>
  )
}
