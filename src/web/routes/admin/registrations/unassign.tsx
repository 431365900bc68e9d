import { data, Form, Link, useSearchParams } from 'react-router'
import { unlinkMember } from '../../../../features/registrations/review/commands/assign-member.server.ts'
import {
  NO_MEMBER,
  UNASSIGN_REFUSED,
} from '../../../../features/registrations/review/model/registration-row.ts'
import { adminRegistration } from '../../../../features/registrations/review/queries/registration-admin.server.ts'
import { Modal } from '../../../../ui/admin/modal.tsx'
import { Note } from '../../../../ui/primitives/note.tsx'
import { ctxOf } from '../../../context.ts'
import { redirectWithNotice } from '../../../notices.server.ts'
import type { Route } from './+types/unassign'
import { listIn, listQuery, REGISTRATIONS } from './address.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
  const { name, member } = await adminRegistration(ctxOf(context), params.id)
  return { name, member: member?.name }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const removed = await unlinkMember(ctxOf(context), params.id)
  if (!removed.ok) return data({ failure: UNASSIGN_REFUSED[removed.reason] }, { status: 422 })
  const { member } = removed
  const text = member ? `Registration unlinked from ${member.name}` : NO_MEMBER
  return redirectWithNotice(listIn(request), { tone: 'ok', text })
}

/** Asks before unlinking a registration from its member. [ADM-028, resolutions F17] */
export default function Unassign({ loaderData: { name, member }, actionData }: Route.ComponentProps) {
  const [search] = useSearchParams()
  const list = `${REGISTRATIONS}${listQuery(search)}`
  return (
    <Modal
      small
      title="Unlink member"
      closeTo={list}
      foot={
        <>
          <Link className="button secondary compact push-right" to={list} preventScrollReset>
            Cancel
          </Link>
          {member && (
            <button className="button compact" type="submit" form="unassign">
              Unlink member
            </button>
          )}
        </>
      }
    >
      {actionData && (
        <Note tone="bad">
          <p>{actionData.failure}</p>
        </Note>
      )}
      <Form id="unassign" method="post" preventScrollReset>
        {member ? (
          <p>
            Are you sure? The registration of {name} and its payments will no longer belong to {member}. The
            member stays.
          </p>
        ) : (
          <p>{NO_MEMBER}</p>
        )}
      </Form>
    </Modal>
  )
}
