import './registration.css'
import type { ReactNode } from 'react'

type Props = {
  name: string
  mailbox: string
  /** True if the registration is linked to a member, who has a team and login. */
  isMember: boolean
  /** When and where the first sessions are, and the calendar to subscribe to. */
  children: ReactNode
}

/** What happens next, shown in place of the fees once everything is paid. */
export function Welcome({ name, mailbox, isMember, children }: Props) {
  return (
    <div className="stack-large">
      <p>
        <b>{name}</b> is all set. We look forward to seeing you in the hall.
      </p>
      <section className="stack">
        <h2 className="heading-2">What happens next</h2>
        <ol className="what-next stack-small">
          {isMember ? (
            <li>You are a member: your details, payments and photos are in the members’ area.</li>
          ) : (
            <li>We’ll e-mail you your team and your login, usually within a few days.</li>
          )}
          <li>Come to your next session. Bring indoor shoes and water; we have the ball.</li>
          <li>Add the fixtures to your calendar, and come and watch.</li>
        </ol>
      </section>
      {children}
      <p>
        Something wrong? <a href={`mailto:${mailbox}`}>Write to us</a>.
      </p>
    </div>
  )
}
