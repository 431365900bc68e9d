import { data, Form, Link, useNavigation, useSearchParams } from 'react-router'
import { RolesFields } from '../../../../features/people/admin/roles-fields.tsx'
import { invitePerson } from '../../../../features/people/commands/invite-person.server.ts'
import { listTeams } from '../../../../features/people/queries/people.server.ts'
import { invitationInput } from '../../../../features/people/schema.ts'
import { Modal } from '../../../../ui/admin/modal.tsx'
import { TextField } from '../../../../ui/forms/field.tsx'
import { invitationNotice } from '../../../admin/invitation-notice.ts'
import { adminPaths } from '../../../admin-paths.ts'
import { ctxOf } from '../../../context.ts'
import { redirectWithNotice } from '../../../notices.server.ts'
import { parseForm, refuseForm, submittedForm } from '../../../parse-form.ts'
import type { Route } from './+types/new'
import { checkboxValues, listIn, listOf } from './address.ts'

const FORM = 'invite'

export const loader = async ({ context }: Route.LoaderArgs) => ({
  teams: await listTeams(ctxOf(context)),
})

export async function action({ request, context }: Route.ActionArgs) {
  const submitted = await submittedForm(request)
  const chosen = checkboxValues(submitted)
  const form = parseForm(invitationInput, submitted)
  if (!form.ok) return data({ form, chosen, known: undefined }, 422)
  const ctx = ctxOf(context)
  const invited = await invitePerson(ctx, form.value)
  if (!invited.ok) return data({ form: refuseForm(submitted, HAS_LOGIN), chosen, known: invited.id }, 422)
  const notice = invitationNotice(ctx.config, `Invitation sent to ${form.value.email}`)
  return redirectWithNotice(listIn(request), notice)
}

const HAS_LOGIN = { email: ['This person already has a login. Change their roles instead.'] }

/** Invites a person by e-mail, with their roles and, for coaches, their teams. */
export default function Invite({ loaderData: { teams }, actionData }: Route.ComponentProps) {
  const [search] = useSearchParams()
  const busy = useNavigation().formMethod === 'POST'
  const errors = actionData?.form.errors
  const values = actionData?.form.values
  return (
    <Modal
      small
      title="Invite a person"
      closeTo={listOf(search)}
      foot={
        <button className="button" type="submit" form={FORM} disabled={busy} aria-busy={busy || undefined}>
          Send invitation
        </button>
      }
    >
      <Form id={FORM} method="post" className="stack" preventScrollReset noValidate>
        <TextField
          name="name"
          label="Name"
          autoComplete="off"
          defaultValue={values?.name}
          errors={errors?.name}
        />
        <TextField
          name="email"
          label="E-mail"
          type="email"
          inputMode="email"
          autoComplete="off"
          defaultValue={values?.email}
          errors={errors?.email}
        />
        {actionData?.known && (
          <Link to={adminPaths.person(actionData.known)} preventScrollReset>
            Open this person
          </Link>
        )}
        <RolesFields teams={teams} chosen={actionData?.chosen ?? { roles: [], teams: [] }} errors={errors} />
      </Form>
    </Modal>
  )
}
