import { data, Link, useNavigation } from 'react-router'
import { CrestForm } from '../../../features/club/admin/crest-form.tsx'
import { formValues, SETTINGS_SECTIONS, sectionNamed } from '../../../features/club/admin/settings-fields.ts'
import { SettingsForm } from '../../../features/club/admin/settings-form.tsx'
import { SettingsPreview } from '../../../features/club/admin/settings-preview.tsx'
import { previewSettings } from '../../../features/club/commands/preview-settings.server.ts'
import { publishClub } from '../../../features/club/commands/publish-club.server.ts'
import { removeCrest, saveCrest } from '../../../features/club/commands/save-crest.server.ts'
import { saveSettings } from '../../../features/club/commands/save-settings.server.ts'
import type { ClubSettings } from '../../../features/club/model.ts'
import { readSettings } from '../../../features/club/queries/club.server.ts'
import { settingsInputs } from '../../../features/club/schema.ts'
import { BROKEN_FORM } from '../../../kernel/not-sent.ts'
import type { Ctx } from '../../../platform/context.ts'
import { imageRefusalWords } from '../../../platform/files/refusal-words.ts'
import { Note } from '../../../ui/primitives/note.tsx'
import { ctxOf } from '../../context.ts'
import { keepTyped } from '../../keep-typed.server.ts'
import { redirectWithNotice } from '../../notices.server.ts'
import { type Parsed, parseForm, refuseForm, submittedForm } from '../../parse-form.ts'
import { adminPaths } from '../../paths.ts'
import { WORDS } from '../../words.ts'
import type { Route } from './+types/settings'

const CURRENCY_FIXED = 'The currency cannot be changed once the site is public'
const CHANGED = 'Someone else has changed the settings. Check the values below and save again.'

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
  if (id === 'look' && form.get('intent') === 'crest') return uploadCrest(ctx, form)
  if (id === 'look' && form.get('intent') === 'remove-crest') return drawCrest(ctx)
  return keepTyped(
    ctx,
    () => act(ctx, form, parseForm(settingsInputs[id], form), adminPaths.settings(id)),
    () => answerOf(form, { '': [BROKEN_FORM] }),
  )
}

async function publish(ctx: Ctx) {
  await publishClub(ctx)
  return redirectWithNotice(adminPaths.home, { tone: 'ok', text: 'Your site is public now' })
}

async function uploadCrest(ctx: Ctx, form: FormData) {
  const file = form.get('crest')
  if (!(file instanceof File) || file.size === 0)
    return data(answerOf(form, { crest: ['Choose a picture of your crest'] }), 422)
  const saved = await saveCrest(ctx, new Uint8Array(await file.arrayBuffer()))
  if (saved.ok) return redirectWithNotice(adminPaths.settings('look'), { tone: 'ok', text: 'Crest saved' })
  return data(answerOf(form, { crest: [`This file is ${imageRefusalWords(saved)}`] }), 422)
}

async function drawCrest(ctx: Ctx) {
  await removeCrest(ctx)
  return redirectWithNotice(adminPaths.settings('look'), { tone: 'ok', text: 'The drawn crest is back' })
}

async function act(ctx: Ctx, form: FormData, parsed: Parsed<ClubSettings>, page: string) {
  if (!parsed.ok) return data(answerOf(form, parsed.errors), 422)
  if (form.get('intent') === 'preview') {
    await previewSettings(ctx, parsed.value)
    return data({ ...answerOf(form, {}), previewed: ctx.clock.now().getTime() })
  }
  const saved = await saveSettings(ctx, parsed.value, Number(form.get('version')))
  if (!saved.ok && saved.reason === 'CURRENCY_FIXED')
    return data(answerOf(form, { currency: [CURRENCY_FIXED] }), 422)
  if (!saved.ok) return data(answerOf(form, { '': [CHANGED] }), 409)
  return redirectWithNotice(page, { tone: 'ok', text: 'Saved' })
}

const answerOf = (form: FormData, errors: Record<string, string[]>) => ({
  ...refuseForm(form, errors),
  previewed: undefined as number | undefined,
})

function sectionOf(id: string | undefined) {
  const section = sectionNamed(id)
  if (!section) throw new Response(WORDS.pageNotFound, { status: 404 })
  return section
}

export const meta: Route.MetaFunction = () => [
  { title: 'Settings · Admin' },
  { name: 'robots', content: 'noindex' },
]

/** What belongs to the club: its name, words, addresses and season, each section with a preview of the site. */
export default function Settings({ loaderData, actionData }: Route.ComponentProps) {
  const { section, fields, values, usual, version, crest, isPublished } = loaderData
  const busy = useNavigation().formMethod === 'POST'
  const failure = actionData?.errors['']
  return (
    <>
      <h1>Settings</h1>
      <nav className="tabs margin-top-4" aria-label="Sections of the settings">
        {SETTINGS_SECTIONS.map(({ id, name }) => (
          <Link key={id} to={adminPaths.settings(id)} aria-current={id === section.id ? 'page' : undefined}>
            {name}
          </Link>
        ))}
      </nav>
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
          />
          {section.id === 'look' && (
            <CrestForm key={crest} isUploaded={crest !== ''} errors={actionData?.errors.crest} busy={busy} />
          )}
        </section>
        <SettingsPreview key={`${version} ${crest}`} previewed={actionData?.previewed} />
      </div>
    </>
  )
}
