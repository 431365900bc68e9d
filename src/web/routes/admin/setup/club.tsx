import { useNavigation } from 'react-router'
import { formValues, sectionNamed } from '../../../../features/club/admin/settings-fields.ts'
import { SettingsForm } from '../../../../features/club/admin/settings-form.tsx'
import { useLivePreview } from '../../../../features/club/admin/use-live-preview.ts'
import { UNNAMED } from '../../../../features/club/model.ts'
import { readSettings } from '../../../../features/club/queries/club.server.ts'
import { SkipStep, StepPage } from '../../../../features/setup/admin/step-page.tsx'
import { pathAfter } from '../../../../features/setup/model/steps.ts'
import { saveSection } from '../../../admin/save-section.server.ts'
import { setupMeta } from '../../../admin/setup-step.ts'
import { ctxOf } from '../../../context.ts'
import { submittedForm } from '../../../parse-form.ts'
import type { Route } from './+types/club'

export async function loader({ context }: Route.LoaderArgs) {
  const { saved, club, version } = await readSettings(ctxOf(context))
  const usual = formValues(club)
  // The placeholder is not a real name, so the field starts empty.
  const name = club.name === UNNAMED ? '' : club.name
  return { values: formValues(saved), usual: { ...usual, name }, version, isPublished: club.isPublished }
}

export async function action({ request, context }: Route.ActionArgs) {
  return saveSection(ctxOf(context), 'club', await submittedForm(request), pathAfter('club'))
}

export const meta = setupMeta('club')

/** Name, short name, town, and the names that league tables use. */
export default function SetupClub({ loaderData, actionData }: Route.ComponentProps) {
  const { values, usual, version, isPublished } = loaderData
  const busy = useNavigation().formMethod === 'POST'
  const { previewed, typing } = useLivePreview(`club ${version}`, actionData?.previewed)
  return (
    <StepPage
      step="club"
      failure={actionData?.errors['']}
      focusOn={actionData}
      previewed={previewed}
      previews="club"
    >
      <SettingsForm
        key={version}
        fields={sectionNamed('club')?.fields ?? []}
        values={actionData?.values ?? values}
        usual={usual}
        errors={actionData?.errors ?? {}}
        version={version}
        isPublished={isPublished}
        busy={busy}
        saveLabel="Save and continue"
        typing={typing}
      >
        <SkipStep step="club" />
      </SettingsForm>
    </StepPage>
  )
}
