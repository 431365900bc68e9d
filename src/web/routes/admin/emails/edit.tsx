import { Link, type ShouldRevalidateFunctionArgs } from 'react-router'
import { canEdit } from '../../../../features/messages/model/message.ts'
import { findMessage } from '../../../../features/messages/queries/messages.server.ts'
import { Breadcrumb } from '../../../../ui/admin/breadcrumb.tsx'
import { PageHead } from '../../../../ui/admin/page-head.tsx'
import { Note } from '../../../../ui/primitives/note.tsx'
import { adminPaths } from '../../../admin-paths.ts'
import { ctxOf } from '../../../context.ts'
import type { Route } from './+types/edit'
import { composeAction, formOf, openForm, TOO_LATE } from './compose.server.ts'
import { ComposeForm } from './compose-form.tsx'

export async function loader({ params, context }: Route.LoaderArgs) {
  const ctx = ctxOf(context)
  const message = await findMessage(ctx, params.id)
  const { id, subject, version } = message
  const form = await openForm(ctx, formOf(message, ctx.clock.now()), version)
  return { id, subject, tooLate: canEdit(message) ? undefined : TOO_LATE, form }
}

export const action = ({ request, params, context }: Route.ActionArgs) =>
  composeAction(ctxOf(context), request, params.id)

/** A preview does not reload the page: that would ask for the next preview. */
export const shouldRevalidate = ({ formMethod }: ShouldRevalidateFunctionArgs) => formMethod !== 'POST'

export const meta: Route.MetaFunction = () => [
  { title: 'Edit e-mail · Admin' },
  { name: 'robots', content: 'noindex' },
]

/** Edits an e-mail to many people before its sending starts. */
export default function EditMessage({ loaderData, actionData }: Route.ComponentProps) {
  const { id, subject, tooLate, form } = loaderData
  return (
    <>
      <Breadcrumb
        trail={[
          { to: adminPaths.emails, text: 'E-mails' },
          { to: adminPaths.messages, text: 'Messages' },
          { to: adminPaths.message(id), text: subject },
        ]}
        here="Edit"
      />
      <PageHead title="Edit e-mail" />
      {tooLate && !actionData ? (
        <Note tone="bad">
          <p>
            {tooLate}. <Link to={adminPaths.message(id)}>Open the e-mail</Link>
          </p>
        </Note>
      ) : (
        <ComposeForm opened={form} answer={actionData} />
      )}
    </>
  )
}
