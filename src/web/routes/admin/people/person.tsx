import { data, Form, Link, useNavigation, useSearchParams } from 'react-router'
import { LAST_ADMINISTRATOR } from '../../../../features/accounts/model/account.ts'
import { UNDER_16_TEXT } from '../../../../features/members/guardians/model.ts'
import {
  LinkCandidates,
  UnlinkButton,
} from '../../../../features/members/logins/components/link-candidates.tsx'
import {
  type Candidate,
  findMemberCandidates,
} from '../../../../features/members/logins/queries/link-candidates.server.ts'
import { PendingInvitation } from '../../../../features/people/admin/pending-invitation.tsx'
import { PersonLogins } from '../../../../features/people/admin/person-logins.tsx'
import { RolesFields } from '../../../../features/people/admin/roles-fields.tsx'
import {
  resendInvitation,
  revokeInvitation,
} from '../../../../features/people/commands/change-invitation.server.ts'
import { changeRoles } from '../../../../features/people/commands/change-roles.server.ts'
import { endSessions } from '../../../../features/people/commands/end-sessions.server.ts'
import { resetTwoStepOfPerson } from '../../../../features/people/commands/reset-two-step-of-person.server.ts'
import { canResetTwoStep } from '../../../../features/people/policy.ts'
import { findPerson, listTeams, type Person } from '../../../../features/people/queries/people.server.ts'
import { rolesInput } from '../../../../features/people/schema.ts'
import { count } from '../../../../kernel/text.ts'
import { Modal } from '../../../../ui/admin/modal.tsx'
import { invitationNotice } from '../../../admin/invitation-notice.ts'
import { adminPaths } from '../../../admin-paths.ts'
import { ctxOf } from '../../../context.ts'
import { redirectWithNotice } from '../../../notices.server.ts'
import { parseForm, refuseForm, submittedForm } from '../../../parse-form.ts'
import { WORDS } from '../../../words.ts'
import { changeLink, isLinkForm } from '../members/link.server.ts'
import type { Route } from './+types/person'
import { checkboxValues, listIn, listOf, listQuery } from './address.ts'

type MemberLinkProps = Pick<Person, 'member'> & {
  find: string
  candidates: readonly Candidate[]
  /** The search of the list behind this modal. */
  keep: Record<string, string>
}

const FORM = 'roles'
const ACCEPTED = 'This person has accepted the invitation in the meantime.'

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const ctx = ctxOf(context)
  const [person, teams] = await Promise.all([findPerson(ctx, params.id), listTeams(ctx)])
  const find = (new URL(request.url).searchParams.get('find') ?? '').slice(0, 80)
  const match = { email: person.email, text: find }
  const candidates = person.member ? [] : await findMemberCandidates(ctx, match)
  const canReset = person.hasTwoStep && canResetTwoStep(ctx.actor, person.id)
  return { person, teams, canReset, find, candidates }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const ctx = ctxOf(context)
  const submitted = await submittedForm(request)
  const finish = (text: string, tone: 'ok' | 'bad' = 'ok') =>
    redirectWithNotice(listIn(request), { tone, text })
  if (isLinkForm(submitted)) {
    const pair = { userId: params.id, memberId: String(submitted.get('member') ?? '') }
    return changeLink(ctx, submitted, pair, adminPaths.person(params.id))
  }
  switch (submitted.get('do')) {
    case 'end-sessions':
      return finish(`Logged out on ${count(await endSessions(ctx, params.id), 'device')}`)
    case 'reset-two-step': {
      const wasOn = await resetTwoStepOfPerson(ctx, params.id)
      return wasOn ? finish('Two-step login reset') : finish('Two-step login was already off', 'bad')
    }
    case 'resend': {
      const sent = await resendInvitation(ctx, params.id)
      if (!sent.ok) return finish(sent.reason === 'UNDER_16' ? UNDER_16_TEXT : ACCEPTED, 'bad')
      const notice = invitationNotice(ctx.config, `Invitation sent to ${sent.email} again`)
      return redirectWithNotice(listIn(request), notice)
    }
    case 'revoke': {
      const revoked = await revokeInvitation(ctx, params.id)
      return revoked.ok ? finish(`Invitation of ${revoked.email} revoked`) : finish(ACCEPTED, 'bad')
    }
    case 'save': {
      const chosen = checkboxValues(submitted)
      const form = parseForm(rolesInput, submitted)
      if (!form.ok) return data({ form, chosen }, 422)
      const { roles, teams } = form.value
      const changed = await changeRoles(ctx, params.id, roles, teams)
      if (changed.ok) return finish('Saved')
      return data({ form: refuseForm(submitted, { roles: [LAST_ADMINISTRATOR] }), chosen }, 422)
    }
    default:
      throw new Response(WORDS.badRequest, { status: 422 })
  }
}

/** One person: roles and teams, active sessions, and the invitation while it is pending. */
export default function PersonModal({ loaderData, actionData }: Route.ComponentProps) {
  const { person, teams, canReset, find, candidates } = loaderData
  const [search] = useSearchParams()
  const busy = useNavigation().formMethod === 'POST'
  const chosen = actionData?.chosen ?? { roles: person.roles, teams: person.teams.map(({ id }) => id) }
  return (
    <Modal
      small
      title={person.name}
      closeTo={listOf(search)}
      foot={
        <button
          className="button"
          type="submit"
          form={FORM}
          name="do"
          value="save"
          disabled={busy}
          aria-busy={busy || undefined}
        >
          Save
        </button>
      }
    >
      <div className="stack">
        <p>{person.email}</p>
        <MemberLink member={person.member} find={find} candidates={candidates} keep={listQuery(search)} />
        {person.state === 'INVITED' ? (
          <PendingInvitation />
        ) : (
          <PersonLogins person={person} canReset={canReset} />
        )}
        <Form id={FORM} method="post" className="stack" preventScrollReset>
          <RolesFields teams={teams} chosen={chosen} errors={actionData?.form.errors} />
        </Form>
      </div>
    </Modal>
  )
}

/** The member that this login belongs to, or members to link it to. */
function MemberLink({ member, ...search }: MemberLinkProps) {
  return (
    <section className="stack">
      <h2 className="heading-3">Member</h2>
      {member ? (
        <div className="row between">
          <Link to={adminPaths.member(member.id)}>{member.name}</Link>
          <UnlinkButton name="member" id={member.id} />
        </div>
      ) : (
        <>
          <p className="muted">
            Not linked to a member. When you link one, their e-mail address changes to this one.
          </p>
          <LinkCandidates name="member" {...search} />
        </>
      )}
    </section>
  )
}
