import { UNDER_16_TEXT } from '../../guardians/model.ts'
import type { AdminMember } from '../../queries/member-admin.server.ts'
import { LinkCandidates, UnlinkButton } from '../components/link-candidates.tsx'
import type { Candidate } from '../queries/link-candidates.server.ts'

type Props = { member: AdminMember; pane: { candidates: Candidate[]; find: string } }

/** The login of a member, or the logins that can be linked. */
export function MemberLogin({ member: { name, account, pendingEmail, isUnder16 }, pane }: Props) {
  if (!account && isUnder16) return <p>{UNDER_16_TEXT}</p>
  if (!account) {
    return (
      <div className="stack">
        <p>
          {name} has no login. If you link an existing one, the member’s e-mail address changes to that of the
          login. To create a new one, invite the person from their registration.
        </p>
        <LinkCandidates candidates={pane.candidates} name="user" find={pane.find} keep={{ tab: 'login' }} />
      </div>
    )
  }
  return (
    <div className="stack">
      <p>
        {name} logs in with <b>{account.email}</b>
        {account.confirmed ? '.' : ', once the invitation has been accepted.'}
      </p>
      {pendingEmail && (
        <p>
          We have e-mailed a link to <b>{pendingEmail}</b>. The address changes when that link is opened.
        </p>
      )}
      <p className="muted">Unlinking keeps the login, but it no longer opens this member’s pages.</p>
      <UnlinkButton name="user" id={account.id} />
    </div>
  )
}
