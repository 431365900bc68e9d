import './registrations.css'
import { Form, Link } from 'react-router'
import { DayText } from '../../../../ui/primitives/date-text.tsx'
import { Html } from '../../../../ui/primitives/html.tsx'
import { Icon } from '../../../../ui/primitives/icon.tsx'
import { Empty } from '../../../../ui/primitives/note.tsx'
import { adminPaths } from '../../../../web/admin-paths.ts'
import { NO_MEMBER } from '../model/registration-row.ts'
import type { AdminRegistration, otherRegistrations } from '../queries/registration-admin.server.ts'
import { Fact, Facts } from './registration-info.tsx'

type Props = {
  registration: AdminRegistration
  others: Awaited<ReturnType<typeof otherRegistrations>>
  to: (path: string) => string
}

/** The member of a registration, with account, history and other registrations. */
export function AdminMember({ registration, others, to }: Props) {
  const { id, member, team, user } = registration
  if (!member) {
    return (
      <Empty>
        <p>{NO_MEMBER}</p>
        <p className="muted">Create a member from this registration, or assign it to an existing one.</p>
      </Empty>
    )
  }
  return (
    <>
      <Facts>
        <Fact label="Member">
          <Link to={adminPaths.member(member.id)}>{member.name}</Link>
        </Fact>
        <Fact label="Team">{team ?? 'No team'}</Fact>
        <Fact label="State">{member.active ? 'Member active' : 'Member inactive'}</Fact>
        <Fact label="Login">{accountText(user)}</Fact>
        <Fact label="EHA">{member.eha ? 'Registered' : 'Not registered'}</Fact>
        <Fact label="Member since">
          <DayText at={member.since} />
        </Fact>
      </Facts>
      <Form method="post" action={to(id)} className="row gap-2" preventScrollReset>
        <button
          type="submit"
          className="button secondary compact"
          name="intent"
          value={member.active ? 'inactive' : 'active'}
        >
          <Icon name="user" />
          {member.active ? 'Set member inactive' : 'Set member active'}
        </button>
        <Link className="button bare compact" to={to(`${id}/unassign`)} preventScrollReset>
          Unlink member
        </Link>
      </Form>
      {member.history && (
        <section className="registration-section">
          <h3 className="heading-3">History</h3>
          <Html html={member.history} />
        </section>
      )}
      {others.length > 0 && (
        <section className="registration-section">
          <h3 className="heading-3">Other registrations</h3>
          <ul className="line-list">
            {others.map(({ id: other, createdAt, registrationPaid, removedAt }) => (
              <li key={other}>
                <div>
                  {removedAt ? (
                    <DayText at={createdAt} />
                  ) : (
                    <Link to={to(other)} preventScrollReset>
                      <DayText at={createdAt} />
                    </Link>
                  )}
                </div>
                <span className="badge" data-tone={removedAt ? undefined : registrationPaid ? 'ok' : 'bad'}>
                  {removedAt ? 'Removed' : registrationPaid ? 'Registration paid' : 'Unpaid'}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

function accountText(user: AdminRegistration['user']): string {
  if (!user) return 'No user yet'
  return user.confirmed ? user.email : `${user.email}, invited`
}
