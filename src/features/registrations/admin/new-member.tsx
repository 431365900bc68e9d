import type { KnownMember } from '../model/registration-row.ts'
import type { NewMemberView } from '../queries/new-member.server.ts'
import { Answers, Fact, Facts } from './registration-info.tsx'

/** What the member will be made of, and what does not fit. [ADM-032] */
export function NewMember({ fields, leftOut }: Pick<NewMemberView, 'fields' | 'leftOut'>) {
  return (
    <section>
      <h3 className="h3">What the member gets</h3>
      <Answers answers={fields} />
      {leftOut.length > 0 && (
        <>
          <h3 className="h3">Stays with the registration alone</h3>
          <Answers answers={leftOut} />
        </>
      )}
    </section>
  )
}

type SameProps = { registration: { name: string; email: string }; members: readonly KnownMember[] }

/** Who registered and who has the same e-mail, side by side: mostly one and the same. [resolutions E07] */
export function SamePerson({ registration, members }: SameProps) {
  return (
    <div className="side-by-side">
      <section className="card">
        <h3 className="h3">The registration</h3>
        <Facts>
          <Fact label="Name">{registration.name}</Fact>
          <Fact label="E-mail">{registration.email}</Fact>
        </Facts>
      </section>
      {members.map(({ id, name, email, team, active }) => (
        <section className="card" key={id}>
          <h3 className="h3">A member already</h3>
          <Facts>
            <Fact label="Name">{name}</Fact>
            <Fact label="E-mail">{email}</Fact>
            <Fact label="Team">{`${team ?? 'No team'}, ${active ? 'active' : 'inactive'}`}</Fact>
          </Facts>
          <button className="btn alt s mt3" type="submit" form="assign" name="memberId" value={id}>
            Assign to {name}
          </button>
        </section>
      ))}
    </div>
  )
}
