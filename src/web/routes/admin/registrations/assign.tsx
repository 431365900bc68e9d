import { useState } from 'react'
import { data, Form, Link, useSearchParams } from 'react-router'
import { FindMember } from '../../../../features/members/components/find-member.tsx'
import { MemberChoice } from '../../../../features/members/components/member-choice.tsx'
import {
  type AssignMember,
  assignMember,
} from '../../../../features/registrations/review/commands/assign-member.server.ts'
import {
  CHECKOUT_STAYS_OPEN,
  type KnownMember,
} from '../../../../features/registrations/review/model/registration-row.ts'
import { candidates } from '../../../../features/registrations/review/queries/candidates.server.ts'
import { adminRegistration } from '../../../../features/registrations/review/queries/registration-admin.server.ts'
import { assignInput } from '../../../../features/registrations/review/schema.ts'
import { unreachable } from '../../../../kernel/outcome.ts'
import { Modal } from '../../../../ui/admin/modal.tsx'
import { useHydrated } from '../../../../ui/admin/use-hydrated.ts'
import { Note } from '../../../../ui/primitives/note.tsx'
import { ctxOf } from '../../../context.ts'
import { redirectWithNotice } from '../../../notices.server.ts'
import { parseForm, submittedForm } from '../../../parse-form.ts'
import type { Route } from './+types/assign'
import { inList, listIn, listQuery, REGISTRATIONS } from './address.ts'

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const ctx = ctxOf(context)
  const { id, name, email, member } = await adminRegistration(ctx, params.id)
  const find = (new URL(request.url).searchParams.get('find') ?? '').slice(0, 80)
  return { id, name, email, member, find, members: await candidates(ctx, { name, email }, find) }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const form = parseForm(assignInput, await submittedForm(request))
  if (!form.ok) return data({ failure: 'Please choose a member' }, { status: 422 })
  const assigned = await assignMember(ctxOf(context), params.id, form.value.memberId)
  if (!assigned.ok) return data({ failure: worded(assigned) }, { status: 422 })
  const text = `Registration assigned to ${assigned.member.name}`
  return redirectWithNotice(listIn(request), { tone: 'ok', text })
}

function worded(refusal: Extract<AssignMember, { ok: false }>): string {
  switch (refusal.reason) {
    case 'ASSIGNED':
      return `Someone has already assigned it to ${refusal.member.name}. If that is wrong, use “Unlink member” first.`
    case 'NO_MEMBER':
      return 'This member has been deleted. Choose another one.'
    case 'PROVIDER_DOWN':
      return CHECKOUT_STAYS_OPEN
    default:
      return unreachable(refusal)
  }
}

/** E-mail and team distinguish members of the same name. */
const noteOf = ({ email, team, active }: KnownMember): string =>
  [email || 'No e-mail', team ?? 'No team', active ? 'active' : 'inactive'].join(', ')

/** Assigns a registration to an existing member. [ADM-026, ADM-031] */
export default function Assign({ loaderData, actionData }: Route.ComponentProps) {
  const [search] = useSearchParams()
  const hydrated = useHydrated()
  const [chosen, choose] = useState('')
  const { id, name, email, member, find, members } = loaderData
  const isThere = members.some((one) => one.id === chosen)
  return (
    <Modal
      title="Assign to existing member"
      closeTo={`${REGISTRATIONS}${listQuery(search)}`}
      foot={
        <>
          <p className="small muted">{`${name}${email && `, ${email}`}`}</p>
          <Link className="button secondary compact" to={inList(search, `${id}/create`)} preventScrollReset>
            Create instead
          </Link>
          <button className="button compact" type="submit" form="assign" disabled={hydrated && !isThere}>
            Assign
          </button>
        </>
      }
    >
      {actionData && (
        <Note tone="bad">
          <p>{actionData.failure}</p>
        </Note>
      )}
      {member && (
        <Note tone="warn">
          <p>It is currently assigned to {member.name}.</p>
        </Note>
      )}
      <FindMember find={find} list={listQuery(search)} />
      <Form id="assign" method="post" action={inList(search, `${id}/assign`)} preventScrollReset>
        {members.length > 0 && (
          <MemberChoice
            legend={find ? `Members called “${find}”` : 'Members with the same name or e-mail'}
            members={members}
            noteOf={noteOf}
            chosen={chosen}
            choose={choose}
          />
        )}
        {members.length === 0 && (
          <p className="muted">
            {find ? 'No members found.' : 'No members found with this name or e-mail. Try another name.'}
          </p>
        )}
      </Form>
    </Modal>
  )
}
