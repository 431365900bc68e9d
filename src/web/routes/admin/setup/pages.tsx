import { data, Form, Link, useNavigation } from 'react-router'
import { useLivePreview } from '../../../../features/club/admin/use-live-preview.ts'
import type { NotSaved } from '../../../../features/setup/admin/rows.ts'
import { StarterFields } from '../../../../features/setup/admin/starter-fields.tsx'
import { StepEnd, StepPage } from '../../../../features/setup/admin/step-page.tsx'
import { createStarter } from '../../../../features/setup/commands/create-starter.server.ts'
import { pathAfter } from '../../../../features/setup/model/steps.ts'
import { readStarter } from '../../../../features/setup/queries/starter.server.ts'
import { pagesInput } from '../../../../features/setup/schema.ts'
import { count } from '../../../../kernel/text.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { TextField } from '../../../../ui/forms/field.tsx'
import { notSaved, saveStep } from '../../../admin/setup-step.server.ts'
import { setupMeta } from '../../../admin/setup-step.ts'
import { adminPaths } from '../../../admin-paths.ts'
import { ctxOf } from '../../../context.ts'
import { redirectWithNotice } from '../../../notices.server.ts'
import { parseForm } from '../../../parse-form.ts'
import type { Route } from './+types/pages'

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = ctxOf(context)
  return { present: [...(await readStarter(ctx))], own: ctx.actor.kind === 'user' ? ctx.actor.email : '' }
}

export const action = ({ request, context }: Route.ActionArgs) =>
  saveStep(ctxOf(context), request, 'pages', create)

async function create(ctx: Ctx, form: FormData) {
  const parsed = parseForm(pagesInput, form)
  const refuse = (errors: NotSaved['errors']) => data(notSaved(form, errors), 422)
  if (!parsed.ok) return refuse(parsed.errors)
  const { items: ids } = parsed.value
  if (ids.includes('welfare') && !parsed.value.welfare)
    return refuse({ welfare: ['Enter the e-mail address of your welfare officer'] })
  const { created } = await createStarter(ctx, { ids, welfare: parsed.value.welfare })
  const text = created > 0 ? `Created: ${count(created, 'part')} of your site` : 'There was nothing to create'
  return redirectWithNotice(pathAfter('pages'), { tone: 'ok', text })
}

export const meta = setupMeta('pages')

/** The starter texts, each of which is optional. */
export default function SetupPages({ loaderData: { present, own }, actionData }: Route.ComponentProps) {
  const busy = useNavigation().formMethod === 'POST'
  const { previewed, typing } = useLivePreview('pages', actionData?.previewed)
  return (
    <StepPage
      step="pages"
      failure={actionData?.errors['']}
      focusOn={actionData}
      previewed={previewed}
      previews="setup"
    >
      <Form method="post" className="stack" {...typing}>
        <StarterFields present={present} ticked={actionData?.ticked} />
        {!present.includes('welfare') && (
          <TextField
            name="welfare"
            label="E-mail address of your welfare officer"
            hint="Only this address gets what is written in “Tell the welfare officer”."
            type="email"
            required={false}
            defaultValue={actionData?.values.welfare ?? own}
            errors={actionData?.errors.welfare}
            autoComplete="off"
          />
        )}
        <p className="muted small">
          Read each text and change anything that does not suit your club, under{' '}
          <Link to={adminPaths.collection('posts')}>Content</Link>.
        </p>
        <StepEnd step="pages" busy={busy} />
      </Form>
    </StepPage>
  )
}
