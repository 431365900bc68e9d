import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { StartFrom } from '../../../../features/messages/admin/start-from.tsx'
import { Breadcrumb } from '../../../../ui/admin/breadcrumb.tsx'
import { PageHead } from '../../../../ui/admin/page-head.tsx'
import { adminPaths } from '../../../admin-paths.ts'
import { ctxOf } from '../../../context.ts'
import type { Route } from './+types/compose'
import { composeAction, openForm, startOf } from './compose.server.ts'
import { ComposeForm, FORM_ID } from './compose-form.tsx'

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = ctxOf(context)
  const { form, ...start } = await startOf(ctx, new URL(request.url).searchParams)
  return { start, form: await openForm(ctx, form) }
}

export const action = ({ request, context }: Route.ActionArgs) => composeAction(ctxOf(context), request)

/** A preview does not reload the page: that would ask for the next preview. Saved recipients join the list. */
export const shouldRevalidate = ({ formMethod, formData }: ShouldRevalidateFunctionArgs) =>
  formMethod !== 'POST' || formData?.get('intent') === 'save-audience'

export const meta: Route.MetaFunction = () => [
  { title: 'New e-mail · Admin' },
  { name: 'robots', content: 'noindex' },
]

/** Composes an e-mail to many people, with the list of them and a preview. */
export default function Compose({ loaderData: { start, form }, actionData }: Route.ComponentProps) {
  return (
    <>
      <Breadcrumb trail={[{ to: adminPaths.emails, text: 'E-mails' }]} here="New e-mail" />
      <PageHead title="New e-mail" />
      <StartFrom {...start} form={FORM_ID} />
      <ComposeForm key={actionData?.form.values.started ?? ''} opened={form} answer={actionData} />
    </>
  )
}
