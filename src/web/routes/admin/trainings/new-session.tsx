import { data, useNavigation } from 'react-router'
import { planChoices } from '../../../../features/trainings/series/queries/series.server.ts'
import { AddForm } from '../../../../features/trainings/sessions/admin/session-forms.tsx'
import { addSession } from '../../../../features/trainings/sessions/commands/add-session.server.ts'
import { newSessionInput } from '../../../../features/trainings/sessions/schema.ts'
import { PageHead } from '../../../../ui/admin/page-head.tsx'
import { adminPaths } from '../../../admin-paths.ts'
import { ctxOf } from '../../../context.ts'
import { redirectWithNotice } from '../../../notices.server.ts'
import { parseForm, submittedForm } from '../../../parse-form.ts'
import type { Route } from './+types/new-session'

export const loader = ({ context }: Route.LoaderArgs) => planChoices(ctxOf(context))

export async function action({ request, context }: Route.ActionArgs) {
  const form = await submittedForm(request)
  const chosen = form.getAll('teams').map(String)
  const values = Object.fromEntries([...form].map(([name, value]) => [name, String(value)]))
  const parsed = parseForm(newSessionInput, form)
  if (!parsed.ok) return data({ values, chosen, errors: parsed.errors }, 422)
  const added = await addSession(ctxOf(context), parsed.value)
  if (added.ok) {
    const text = added.isAskedNow ? 'Session added. We’re asking the team now' : 'Session added'
    return redirectWithNotice(adminPaths.trainings, { tone: 'ok', text })
  }
  const errors: Record<string, string[]> = { day: ['Choose a time that has not passed'] }
  return data({ values, chosen, errors }, 422)
}

export const meta: Route.MetaFunction = () => [
  { title: 'New session · Admin' },
  { name: 'robots', content: 'noindex' },
]

/** Adds one session in addition to the weekly trainings. */
export default function NewSession({ loaderData: { teams, halls }, actionData }: Route.ComponentProps) {
  const busy = useNavigation().formMethod === 'POST'
  return (
    <>
      <PageHead title="New session" />
      <div className="margin-top-4">
        <AddForm
          values={actionData?.values ?? {}}
          errors={actionData?.errors}
          chosen={actionData?.chosen ?? []}
          teams={teams}
          halls={halls}
          busy={busy}
        />
      </div>
    </>
  )
}
