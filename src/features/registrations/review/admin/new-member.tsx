import './registrations.css'
import type { KnownMember } from '../model/registration-row.ts'
import type { NewMemberView } from '../queries/new-member.server.ts'
import { Answers, Fact, Facts } from './registration-info.tsx'

/** The details that the new member will have, and those that stay with the registration. */
export function NewMember({ fields, leftOut }: Pick<NewMemberView, 'fields' | 'leftOut'>) {
  return (
    <section className="registration-section">
      <h3 className="heading-3">Details of the new member</h3>
      <Answers answers={fields} />
      {leftOut.length > 0 && (
        <>
          <h3 className="heading-3">Kept with the registration only</h3>
          <Answers answers={leftOut} />
        </>
      )}
    </section>
  )
}

type SameProps = { registration: { name: string; email: string }; members: readonly KnownMember[] }

/** The registration beside the members with the same e-mail address, who are usually the same person. */
export function SamePerson({ registration, members }: SameProps) {
  return (
    <div className="side-by-side">
      <section className="card registration-section">
        <h3 className="heading-3">The registration</h3>
        <Facts>
          <Fact label="Name">{registration.name}</Fact>
          <Fact label="E-mail">{registration.email}</Fact>
        </Facts>
      </section>
      {members.map(({ id, name, email, team, active }) => (
        <section className="card registration-section" key={id}>
          <h3 className="heading-3">Existing member</h3>
          <Facts>
            <Fact label="Name">{name}</Fact>
            <Fact label="E-mail">{email}</Fact>
            <Fact label="Team">{`${team ?? 'No team'}, ${active ? 'active' : 'inactive'}`}</Fact>
          </Facts>
          <button
            className="button secondary compact margin-top-3"
            type="submit"
            form="assign"
            name="memberId"
            value={id}
          >
            Assign to {name}
          </button>
        </section>
      ))}
    </div>
  )
}
