import { useNavigation } from 'react-router'
import { CrestFields } from '../../../features/club/admin/crest-fields.tsx'
import { formValues, sectionNamed } from '../../../features/club/admin/settings-fields.ts'
import { SettingsForm } from '../../../features/club/admin/settings-form.tsx'
import { SettingsPreview } from '../../../features/club/admin/settings-preview.tsx'
import { useLivePreview } from '../../../features/club/admin/use-live-preview.ts'
import { publishClub } from '../../../features/club/commands/publish-club.server.ts'
import { readSettings } from '../../../features/club/queries/club.server.ts'
import type { Ctx } from '../../../platform/context.ts'
import { Note } from '../../../ui/primitives/note.tsx'
import { saveSection } from '../../admin/save-section.server.ts'
import { SettingsTabs } from '../../admin/settings-tabs.tsx'
import { adminPaths } from '../../admin-paths.ts'
import { ctxOf } from '../../context.ts'
import { redirectWithNotice } from '../../notices.server.ts'
import { submittedForm } from '../../parse-form.ts'
import { WORDS } from '../../words.ts'
import type { Route } from './+types/settings'

export async function loader({ params, context }: Route.LoaderArgs) {
  const ctx = ctxOf(context)
  const { fields, ...section } = sectionOf(params.section)
  const { saved, club, version } = await readSettings(ctx)
  return {
    section,
    fields,
    values: formValues(saved),
    usual: formValues(club),
    version,
    crest: club.crest,
    isPublished: club.isPublished,
  }
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const ctx = ctxOf(context)
  const { id } = sectionOf(params.section)
  const form = await submittedForm(request)
  if (form.get('intent') === 'publish') return publish(ctx)
  return saveSection(ctx, id, form, adminPaths.settings(id))
}

async function publish(ctx: Ctx) {
  await publishClub(ctx)
  return redirectWithNotice(adminPaths.home, { tone: 'ok', text: 'Your site is public now' })
}

function sectionOf(id: string | undefined) {
  const section = sectionNamed(id)
  if (!section) throw new Response(WORDS.pageNotFound, { status: 404 })
  return section
}

export const meta: Route.MetaFunction = () => [
  { title: 'Settings · Admin' },
  { name: 'robots', content: 'noindex' },
]

/** Sections without a preview, because they change nothing that visitors see. */
const OFF_THE_SITE: ReadonlySet<string> = new Set(['money', 'privacy'])

/** The club's settings: name, texts, addresses and season, most of them with a preview of the site. */
export default function Settings({ loaderData, actionData }: Route.ComponentProps) {
  const { section, fields, values, usual, version, crest, isPublished } = loaderData
  const busy = useNavigation().formMethod === 'POST'
  const failure = actionData?.errors['']
  const canPreview = !OFF_THE_SITE.has(section.id)
  const { previewed, typing } = useLivePreview(`${section.id} ${version} ${crest}`, actionData?.previewed)
  return (
    <>
      <h1>Settings</h1>
      <SettingsTabs current={adminPaths.settings(section.id)} />
      <div className="two-columns margin-top-6">
        <section className="stack" aria-labelledby="section">
          <h2 id="section">{section.name}</h2>
          <p className="muted">{section.intro}</p>
          {failure && (
            <Note tone="bad" focusOn={actionData}>
              <p>{failure.join(' ')}</p>
            </Note>
          )}
          <SettingsForm
            key={`${section.id} ${version}`}
            fields={fields}
            values={actionData?.values ?? values}
            usual={usual}
            errors={actionData?.errors ?? {}}
            version={version}
            isPublished={isPublished}
            busy={busy}
            canPreview={canPreview}
            typing={typing}
          />
          {section.id === 'look' && (
            <CrestFields
              key={crest}
              isUploaded={crest !== ''}
              done={actionData?.crestDone}
              errors={actionData?.errors.crest}
              busy={busy}
            />
          )}
        </section>
        {canPreview && <SettingsPreview key={`${version} ${crest}`} previewed={previewed} />}
      </div>
    </>
  )
}
