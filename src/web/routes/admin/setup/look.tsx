import { useNavigation } from 'react-router'
import { CrestFields } from '../../../../features/club/admin/crest-fields.tsx'
import { formValues, sectionNamed } from '../../../../features/club/admin/settings-fields.ts'
import { SettingsForm } from '../../../../features/club/admin/settings-form.tsx'
import { useLivePreview } from '../../../../features/club/admin/use-live-preview.ts'
import { readSettings } from '../../../../features/club/queries/club.server.ts'
import { SkipStep, StepPage } from '../../../../features/setup/admin/step-page.tsx'
import { pathAfter } from '../../../../features/setup/model/steps.ts'
import { saveSection } from '../../../admin/save-section.server.ts'
import { setupMeta } from '../../../admin/setup-step.ts'
import { ctxOf } from '../../../context.ts'
import { submittedForm } from '../../../parse-form.ts'
import type { Route } from './+types/look'

export async function loader({ context }: Route.LoaderArgs) {
  const { saved, club, version } = await readSettings(ctxOf(context))
  return {
    values: formValues(saved),
    usual: formValues(club),
    version,
    crest: club.crest,
    isPublished: club.isPublished,
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  return saveSection(ctxOf(context), 'look', await submittedForm(request), pathAfter('look'))
}

export const meta = setupMeta('look')

/** The crest and the two colours, as in the settings. */
export default function SetupLook({ loaderData, actionData }: Route.ComponentProps) {
  const { values, usual, version, crest, isPublished } = loaderData
  const busy = useNavigation().formMethod === 'POST'
  const { previewed, typing } = useLivePreview(`look ${version} ${crest}`, actionData?.previewed)
  return (
    <StepPage
      key={`${version} ${crest}`}
      step="look"
      failure={actionData?.errors['']}
      focusOn={actionData}
      previewed={previewed}
      previews="club"
    >
      <SettingsForm
        key={version}
        fields={sectionNamed('look')?.fields ?? []}
        values={actionData?.values ?? values}
        usual={usual}
        errors={actionData?.errors ?? {}}
        version={version}
        isPublished={isPublished}
        busy={busy}
        saveLabel="Save and continue"
        typing={typing}
      >
        <SkipStep step="look" />
      </SettingsForm>
      <CrestFields
        key={crest}
        isUploaded={crest !== ''}
        done={actionData?.crestDone}
        errors={actionData?.errors.crest}
        busy={busy}
      />
    </StepPage>
  )
}
