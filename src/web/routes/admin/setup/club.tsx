import { useNavigation } from 'react-router'
import { formValues, sectionNamed } from '../../../../features/club/admin/settings-fields.ts'
import { SettingsForm } from '../../../../features/club/admin/settings-form.tsx'
import { UNNAMED } from '../../../../features/club/model.ts'
import { readSettings } from '../../../../features/club/queries/club.server.ts'
import { SkipStep, StepPage } from '../../../../features/setup/admin/step-page.tsx'
import { pathAfter, stepPath } from '../../../../features/setup/model/steps.ts'
import { saveSection } from '../../../admin/save-section.server.ts'
import { setupMeta } from '../../../admin/setup-step.ts'
import { ctxOf } from '../../../context.ts'
import { submittedForm } from '../../../parse-form.ts'
import type { Route } from './+types/club'

export async function loader({ context }: Route.LoaderArgs) {
  const { saved, club, version } = await readSettings(ctxOf(context))
  const usual = formValues(club)
  // The placeholder name is no club's: the field is empty until the club has one.
  const name = club.name === UNNAMED ? '' : club.name
  return { values: formValues(saved), usual: { ...usual, name }, version, isPublished: club.isPublished }
}

export async function action({ request, context }: Route.ActionArgs) {
  const pages = { here: stepPath('club'), next: pathAfter('club') }
  return saveSection(ctxOf(context), 'club', await submittedForm(request), pages)
}

export const meta = setupMeta('club')

/** Name, short name, town, and the names that league tables use. */
export default function SetupClub({ loaderData, actionData }: Route.ComponentProps) {
  const { values, usual, version, isPublished } = loaderData
  const busy = useNavigation().formMethod === 'POST'
  return (
    <StepPage
      step="club"
      failure={actionData?.errors['']}
      focusOn={actionData}
      previewed={actionData?.previewed}
      canPreview
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
      >
        <SkipStep step="club" />
      </SettingsForm>
    </StepPage>
  )
}
