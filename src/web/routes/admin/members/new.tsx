import { data, useOutletContext } from 'react-router'
import {
  DetailsForm,
  SaveDetails,
  type TypedDetails,
} from '../../../../features/members/admin/member-details.tsx'
import type { MembersOutlet } from '../../../../features/members/bulk/admin/selection-fields.tsx'
import { createMember } from '../../../../features/members/commands/create-member.server.ts'
import { NO_DETAILS } from '../../../../features/members/model/detail-fields.ts'
import { countryChoices } from '../../../../features/members/queries/country-choices.server.ts'
import { teamChoices } from '../../../../features/teams/queries/teams.server.ts'
import { Modal } from '../../../../ui/admin/modal.tsx'
import { adminPaths } from '../../../admin-paths.ts'
import { ctxOf } from '../../../context.ts'
import { redirectWithNotice } from '../../../notices.server.ts'
import { refuseForm, submittedForm } from '../../../parse-form.ts'
import type { Route } from './+types/new'

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = ctxOf(context)
  return { teams: await teamChoices(ctx), countries: await countryChoices(ctx) }
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await submittedForm(request)
  const typed = Object.fromEntries([...form].map(([name, value]) => [name, String(value)]))
  const created = await createMember(ctxOf(context), typed)
  if (created.ok) {
    const page = `${adminPaths.member(created.id)}${new URL(request.url).search}`
    throw redirectWithNotice(page, { tone: 'ok', text: 'Member added' })
  }
  const refusal: TypedDetails = { ...refuseForm(form, created.problems), version: 0, theirs: [] }
  return data(refusal, { status: 422 })
}

/** The modal of a new member. */
export default function NewMember({ loaderData, actionData }: Route.ComponentProps) {
  const { closeTo } = useOutletContext<MembersOutlet>()
  const pane = { ...loaderData, details: NO_DETAILS, version: 0, inTeams: [] }
  return (
    <Modal title="New member" closeTo={closeTo} foot={<SaveDetails label="Add member" />}>
      <DetailsForm pane={pane} typed={actionData} />
    </Modal>
  )
}
