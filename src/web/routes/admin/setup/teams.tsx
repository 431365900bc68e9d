import { data, Form, useNavigation } from 'react-router'
import { useLivePreview } from '../../../../features/club/admin/use-live-preview.ts'
import { type NotSaved, rowsToShow, valuesOfRows } from '../../../../features/setup/admin/rows.ts'
import { AddRows, StepEnd, StepPage } from '../../../../features/setup/admin/step-page.tsx'
import { TeamFields } from '../../../../features/setup/admin/team-fields.tsx'
import { type SaveTeams, saveTeams } from '../../../../features/setup/commands/save-teams.server.ts'
import { pathAfter } from '../../../../features/setup/model/steps.ts'
import { kindOf } from '../../../../features/setup/model/team-kinds.ts'
import { listTeams } from '../../../../features/setup/queries/teams.server.ts'
import { teamsInput } from '../../../../features/setup/schema.ts'
import { count } from '../../../../kernel/text.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { parseRows } from '../../../admin/parse-rows.ts'
import { notSaved, saveStep } from '../../../admin/setup-step.server.ts'
import { setupMeta } from '../../../admin/setup-step.ts'
import { ctxOf } from '../../../context.ts'
import { redirectWithNotice } from '../../../notices.server.ts'
import type { Route } from './+types/teams'

const EMPTY_ROWS = 3
const IN_USE = 'This team has games or members, so it cannot be removed here'
const TAKEN = 'Another team still has this name. Save a new name for that team first'

export async function loader({ context }: Route.LoaderArgs) {
  const teams = await listTeams(ctxOf(context))
  return {
    values: valuesOfRows(
      'teams',
      teams.map((team, at) => ({ id: team.id, name: team.name, kind: kindOf(team), order: String(at + 1) })),
    ),
  }
}

export const action = ({ request, context }: Route.ActionArgs) =>
  saveStep(ctxOf(context), request, 'teams', save)

async function save(ctx: Ctx, form: FormData) {
  const parsed = parseRows(teamsInput, form, ['teams'])
  if (!parsed.ok) return data<NotSaved>(parsed, 422)
  const saved = await saveTeams(ctx, parsed.value.teams)
  if (!saved.ok) return data(notSaved(form, refusalOf(saved)), 422)
  return redirectWithNotice(pathAfter('teams'), { tone: 'ok', text: `Saved: ${count(saved.teams, 'team')}` })
}

const refusalOf = ({ reason, row }: Extract<SaveTeams, { ok: false }>) =>
  reason === 'TAKEN' ? { [`teams.${row}.name`]: [TAKEN] } : { [`teams.${row}.remove`]: [IN_USE] }

export const meta = setupMeta('teams')

/** Edits several teams at once. */
export default function SetupTeams({ loaderData, actionData }: Route.ComponentProps) {
  const busy = useNavigation().formMethod === 'POST'
  const { previewed, typing } = useLivePreview('teams', actionData?.previewed)
  const values = actionData?.values ?? loaderData.values
  const empty = actionData ? (actionData.adds ? EMPTY_ROWS : 0) : EMPTY_ROWS
  return (
    <StepPage
      step="teams"
      failure={actionData?.errors['']}
      focusOn={actionData}
      previewed={previewed}
      previews="setup"
    >
      <Form method="post" className="stack" {...typing}>
        {rowsToShow(values, 'teams', empty).map((at) => (
          <TeamFields key={at} at={at} values={values} errors={actionData?.errors ?? {}} />
        ))}
        <StepEnd step="teams" busy={busy}>
          <AddRows list="teams" label="More teams" busy={busy} />
        </StepEnd>
      </Form>
    </StepPage>
  )
}
