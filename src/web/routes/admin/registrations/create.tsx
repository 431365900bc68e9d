import { useEffect, useState } from 'react'
import { data, Form, Link, useSearchParams } from 'react-router'
import { NewMember, SamePerson } from '../../../../features/registrations/review/admin/new-member.tsx'
import {
  type CreateMember,
  createMember,
} from '../../../../features/registrations/review/commands/create-member.server.ts'
import { newMemberView } from '../../../../features/registrations/review/queries/new-member.server.ts'
import { createMemberInput } from '../../../../features/registrations/review/schema.ts'
import { Invalid } from '../../../../kernel/errors.ts'
import { unreachable } from '../../../../kernel/outcome.ts'
import { Modal } from '../../../../ui/admin/modal.tsx'
import { useHydrated } from '../../../../ui/admin/use-hydrated.ts'
import { SelectField, TickField } from '../../../../ui/forms/field.tsx'
import { Note } from '../../../../ui/primitives/note.tsx'
import { ctxOf } from '../../../context.ts'
import { redirectWithNotice } from '../../../notices.server.ts'
import { parseForm, type Refused, refuseForm, submittedForm } from '../../../parse-form.ts'
import type { Route } from './+types/create'
import { inList, listQuery, REGISTRATIONS } from './address.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
  return newMemberView(ctxOf(context), params.id)
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const submitted = await submittedForm(request)
  const form = parseForm(createMemberInput, submitted)
  if (!form.ok) return data(form, { status: 422 })
  const made = await madeOf(() => createMember(ctxOf(context), params.id, form.value))
  if (!made.ok) return data(refuseForm(submitted, worded(made)), { status: 422 })
  const { searchParams } = new URL(request.url)
  const text = `${made.member.name} is now a member`
  return redirectWithNotice(inList(searchParams, `${params.id}/member`), { tone: 'ok', text })
}

type Failed = Extract<CreateMember, { ok: false }> | { ok: false; reason: 'INVALID'; problems: string[] }

/** Turns a validation error of the member record into a refusal. */
async function madeOf(
  make: () => Promise<CreateMember>,
): Promise<Extract<CreateMember, { ok: true }> | Failed> {
  try {
    return await make()
  } catch (error) {
    if (!(error instanceof Invalid)) throw error
    return { ok: false, reason: 'INVALID', problems: Object.values(error.fields).flat() }
  }
}

function worded(refusal: Failed): Refused['errors'] {
  switch (refusal.reason) {
    case 'ASSIGNED':
      return { '': [`The registration belongs to ${refusal.member.name} already.`] }
    case 'NO_TEAM':
      return { teamId: ['Please choose a team'] }
    case 'KNOWN_EMAIL':
      return { another: ['A member already has this e-mail. Assign the registration, or tick this box.'] }
    case 'INVALID':
      return { '': refusal.problems }
    default:
      return unreachable(refusal)
  }
}

/** Reads the team that is chosen in the form. */
const chosenTeam = (): string =>
  document.querySelector<HTMLSelectElement>('#create select[name="teamId"]')?.value ?? ''

/** Creates a member from a registration. A team must be chosen first. [ADM-026, ADM-032, ADM-036] */
export default function Create({ loaderData, actionData }: Route.ComponentProps) {
  const [search] = useSearchParams()
  const hydrated = useHydrated()
  const { id, name, email, minor, member, known, teams } = loaderData
  const [team, choose] = useState(actionData?.values.teamId ?? '')
  // Takes over what was chosen before the scripts were loaded.
  useEffect(() => choose(chosenTeam()), [])
  const youth = teams.find((one) => one.id === team)?.youth
  return (
    <Modal
      title={`Create member: ${name}`}
      closeTo={`${REGISTRATIONS}${listQuery(search)}`}
      foot={
        <>
          {!team && hydrated && <p className="small muted">Choose a team first.</p>}
          <Link
            className="button secondary compact push-right"
            to={inList(search, `${id}/assign`)}
            preventScrollReset
          >
            Assign instead
          </Link>
          <button
            className="button compact"
            type="submit"
            form="create"
            disabled={(hydrated && !team) || member !== null}
          >
            Create Member
          </button>
        </>
      }
    >
      {(
        actionData?.errors[''] ?? (member ? [`The registration belongs to ${member.name} already.`] : [])
      ).map((text) => (
        <Note tone="bad" key={text}>
          <p>{text}</p>
        </Note>
      ))}
      {known.length > 0 && !member && (
        <>
          <Note tone="warn">
            <p>
              A member already has this e-mail. If it is the same person, assign the registration instead of
              creating a second member.
            </p>
          </Note>
          <Form id="assign" method="post" action={inList(search, `${id}/assign`)} preventScrollReset>
            <SamePerson registration={{ name, email }} members={known} />
          </Form>
        </>
      )}
      <Form id="create" method="post" className="stack-small" preventScrollReset noValidate>
        <SelectField
          name="teamId"
          label="Team"
          defaultValue={team}
          onChange={(event) => choose(event.target.value)}
          errors={actionData?.errors.teamId}
          options={[
            { value: '', label: 'Choose a team' },
            ...teams.map((one) => ({ value: one.id, label: one.name })),
          ]}
        />
        {known.length > 0 && (
          <TickField
            name="another"
            value="yes"
            label="This is another person who shares the address, as in a family"
            errors={actionData?.errors.another}
            defaultChecked={actionData?.values.another === 'yes'}
          />
        )}
      </Form>
      {minor && !youth && (
        <Note>
          <p>
            {name} is under 18: neither surname nor picture is shown to visitors. The guardian stays with the
            member.
          </p>
        </Note>
      )}
      <NewMember fields={loaderData.fields} leftOut={loaderData.leftOut} />
    </Modal>
  )
}
