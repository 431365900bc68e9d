import { data, Form, Link, useNavigation, useSearchParams } from 'react-router'
import { LAST_ADMINISTRATOR } from '../../../../features/accounts/model/account.ts'
import { RightsFields } from '../../../../features/people/admin/rights-fields.tsx'
import {
  resendInvitation,
  revokeInvitation,
} from '../../../../features/people/commands/change-invitation.server.ts'
import { changeRoles } from '../../../../features/people/commands/change-roles.server.ts'
import { endSessions } from '../../../../features/people/commands/end-sessions.server.ts'
import { resetTwoStepOfPerson } from '../../../../features/people/commands/reset-two-step-of-person.server.ts'
import { canResetTwoStep } from '../../../../features/people/policy.ts'
import {
  findPerson,
  listTeamsToCoach,
  type Person,
} from '../../../../features/people/queries/people.server.ts'
import { rightsInput } from '../../../../features/people/schema.ts'
import { count } from '../../../../kernel/text.ts'
import { Modal } from '../../../../ui/admin/modal.tsx'
import { DateTimeText } from '../../../../ui/primitives/date-text.tsx'
import '../../../../ui/styles/form.css'
import { Note } from '../../../../ui/primitives/note.tsx'
import { ctxOf } from '../../../context.ts'
import { redirectWithNotice } from '../../../notices.server.ts'
import { parseForm, refuseForm, submittedForm } from '../../../parse-form.ts'
import { adminPaths } from '../../../paths.ts'
import { WORDS } from '../../../words.ts'
import type { Route } from './+types/person'
import { listIn, listOf, tickedIn } from './address.ts'

const FORM = 'rights'
const ACCEPTED = 'This person has accepted the invitation in the meantime.'

export async function loader({ params, context }: Route.LoaderArgs) {
  const ctx = ctxOf(context)
  const [person, teams] = await Promise.all([findPerson(ctx, params.id), listTeamsToCoach(ctx)])
  return { person, teams, canReset: person.hasTwoStep && canResetTwoStep(ctx.actor, person.id) }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const ctx = ctxOf(context)
  const submitted = await submittedForm(request)
  const finish = (text: string, tone: 'ok' | 'bad' = 'ok') =>
    redirectWithNotice(listIn(request), { tone, text })
  switch (submitted.get('do')) {
    case 'end-sessions':
      return finish(`${count(await endSessions(ctx, params.id), 'login')} ended`)
    case 'reset-two-step': {
      const wasOn = await resetTwoStepOfPerson(ctx, params.id)
      return wasOn ? finish('Two-step login reset') : finish('Two-step login was off already', 'bad')
    }
    case 'resend': {
      const sent = await resendInvitation(ctx, params.id)
      return sent.ok ? finish(`Invitation sent to ${sent.email} again`) : finish(ACCEPTED, 'bad')
    }
    case 'revoke': {
      const revoked = await revokeInvitation(ctx, params.id)
      return revoked.ok ? finish(`Invitation of ${revoked.email} revoked`) : finish(ACCEPTED, 'bad')
    }
    case 'save': {
      const chosen = tickedIn(submitted)
      const form = parseForm(rightsInput, submitted)
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

/** One person: roles and teams, open logins, and the invitation while it is pending. */
export default function PersonModal({ loaderData, actionData }: Route.ComponentProps) {
  const { person, teams, canReset } = loaderData
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
        <p>
          {person.email}
          {person.member && (
            <>
              {', member '}
              <Link to={adminPaths.member(person.member.id)}>{person.member.name}</Link>
            </>
          )}
        </p>
        {person.state === 'INVITED' ? <Invitation /> : <Logins person={person} canReset={canReset} />}
        <Form id={FORM} method="post" className="stack" preventScrollReset>
          <RightsFields teams={teams} chosen={chosen} errors={actionData?.form.errors} />
        </Form>
      </div>
    </Modal>
  )
}

/** What can be done about an invitation that has not been accepted. */
function Invitation() {
  return (
    <>
      <Note tone="info">
        <p>This person has not accepted the invitation yet.</p>
      </Note>
      <Form method="post" className="row">
        <button className="button secondary compact" type="submit" name="do" value="resend">
          Send invitation again
        </button>
        <button className="button secondary compact" type="submit" name="do" value="revoke">
          Revoke invitation
        </button>
      </Form>
    </>
  )
}

function Logins({ person, canReset }: { person: Person; canReset: boolean }) {
  const { state, logins, lastLoginAt, hasTwoStep } = person
  return (
    <>
      <p className="muted">
        {state === 'LOCKED' && 'This login is locked. '}
        {lastLoginAt ? (
          <>
            Last login: <DateTimeText at={lastLoginAt} />.{' '}
          </>
        ) : (
          'Has not logged in yet. '
        )}
        {logins > 0 && `Logged in on ${count(logins, 'device')}. `}
        {hasTwoStep && 'Two-step login is on.'}
      </p>
      {(logins > 0 || canReset) && (
        <Form method="post" className="row">
          {logins > 0 && (
            <button className="button secondary compact" type="submit" name="do" value="end-sessions">
              Log out on all devices
            </button>
          )}
          {canReset && (
            <button className="button secondary compact" type="submit" name="do" value="reset-two-step">
              Reset two-step login
            </button>
          )}
        </Form>
      )}
    </>
  )
}
